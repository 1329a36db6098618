#!/usr/bin/env bash
# Whether docs/hosting.md is true: its commands, as they stand there, on a machine of its own, which is this one booted again with all
# that is written laid aside (overlayfs, systemd-nspawn). An older package is installed first, and updated while a game waits.
#
#   hosting_test.sh            makes the package, boots the machine, and says what was wrong; 77: no such machine here
#   hosting_test.sh --inside   what runs in it
set -uo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/deploy/check.sh"

# The commands in one section of the document, a line each.
commands() {
  awk -v section="## $1" '/^## /{ in_it = $0 == section } in_it && /^    (sudo|\.\/)/' "$root/docs/hosting.md"
}

inside() {
  local at=http://127.0.0.1:8420 older newer first
  cd /hosting || return
  # Whoever reads it has a name, and sudo; certbot is one that gets its certificate from nobody, but looks for its challenge as the real one does.
  echo '127.0.0.1 grove.example' >>/etc/hosts
  printf '#!/bin/sh\nexec "$@"\n' >/usr/local/bin/sudo
  mkdir -p certbot/DEBIAN certbot/usr/bin
  printf 'Package: certbot\nVersion: 9\nArchitecture: all\nMaintainer: nobody <nobody@localhost>\nDescription: a stand-in\n' \
    >certbot/DEBIAN/control
  cat >certbot/usr/bin/certbot <<'END'
#!/bin/sh
mkdir -p /var/www/html/.well-known/acme-challenge /etc/letsencrypt/live/grove.example
echo proof >/var/www/html/.well-known/acme-challenge/token
[ "$(curl -s http://grove.example/.well-known/acme-challenge/token)" = proof ] || exit 1
openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=grove.example -keyout /etc/letsencrypt/live/grove.example/privkey.pem \
  -out /etc/letsencrypt/live/grove.example/fullchain.pem 2>/dev/null
END
  chmod 755 /usr/local/bin/sudo certbot/usr/bin/certbot
  dpkg-deb -b certbot >/dev/null && dpkg -i certbot.deb >/dev/null
  systemctl stop caddy nginx
  version() { curl -s http://127.0.0.1:8421/metrics | sed -n 's/^nemeton_build_info{version="\([^"]*\)"}.*/\1/p'; }
  answers() { [ "$(curl -sk --retry 20 --retry-all-errors --retry-delay 1 "$1")" = '{"ok":true}' ]; }
  # run SECTION PATTERN: its commands that match, as they stand there.
  run() {
    local line
    while read -r line; do
      check "$line" bash -c "${line//your.name/grove.example}"
      echo "$line" >>/hosting/ran
    done < <(commands "$1" | grep -E "$2")
  }

  older=$(dpkg-deb -f older/*.deb Version) newer=$(dpkg-deb -f newer/*.deb Version)
  mkdir -p build/dist
  cp older/*.deb build/dist/
  # The package was made before, outside.
  commands 'Debian package' | grep '\./package' >>/hosting/ran
  run 'Debian package' 'install ./build/dist|enable --now'
  check 'the server answers' answers $at/health
  check 'it is the older one' is "$older" "$(version)"
  check 'what systemd lets it do is as the document says' \
    is "$(sed -n 's/.*security nemeton` says \([0-9.]*\) of 10.*/\1/p' "$root/docs/hosting.md")" \
    "$(systemd-analyze security --no-pager nemeton 2>&1 | sed -n 's/.*level for nemeton.service: \([0-9.]*\).*/\1/p')"
  check 'only its own user reads the tables' is 700 "$(stat -Lc %a /var/lib/nemeton)"
  check 'only its own user reads what is in it' is 600 "$(stat -c %a /var/lib/nemeton/nemeton.sqlite)"

  systemctl start caddy
  run 'Debian package' caddy
  sed -i 's/grove.example/localhost/' /etc/caddy/Caddyfile
  systemctl reload caddy
  check 'Caddy hands requests on' answers https://localhost/health
  systemctl stop caddy
  systemctl start nginx
  run 'Debian package' 'nginx|certbot'
  check 'nginx hands requests on' answers https://grove.example/health
  check 'the certificate can be renewed' certbot
  check 'whoever comes without TLS is sent on' is https://grove.example/learn \
    "$(curl -s -o /dev/null -w '%{redirect_url}' http://grove.example/learn)"

  # A game that one has opened, and in which the other comes after the update.
  /usr/bin/python3 /usr/share/doc/nemeton/examples/guest.py $at danube >first 2>&1 &
  first=$!
  until grep -q /t/ first; do sleep 0.2; done
  run 'Backups' .
  check 'only root reads the copy' is 600 "$(stat -c %a /var/backups/nemeton.sqlite)"
  rm build/dist/*.deb
  cp newer/*.deb build/dist/
  run 'Updates' .
  check 'the server answers after the update' answers $at/health
  check 'it is the newer one' is "$newer" "$(version)"
  check 'the second player finds the table' /usr/bin/python3 /usr/share/doc/nemeton/examples/guest.py "$(grep -o 'http.*/t/.*' first)"
  check 'the first one has come back, and both end the game' wait $first
  run 'Settings' .
  check 'the server answers when it was started again' answers $at/health
  check 'every command was tried' diff <(grep -E '^    (sudo|\./)' "$root/docs/hosting.md" | sort) <(sed 's/^ */    /' ran | sort)

  dpkg -r nemeton >removed 2>&1 || cat removed
  check 'without the package nothing runs' is inactive "$(systemctl is-active nemeton)"
  check 'and the tables stay' test -s /var/lib/nemeton/nemeton.sqlite
  return $failed
}

if [ "${1:-}" = --inside ]; then
  inside >/hosting/said 2>&1
  echo $? >/hosting/status
  exec systemctl poweroff
fi

skip() { echo "skipped: $1"; exit 77; }
[ "$(id -u)" -eq 0 ] || skip 'only root can boot a machine'
work=$(mktemp -d)
# What is mounted goes with the process.
[ "${NEMETON_HOSTING_APART:-}" ] || NEMETON_HOSTING_APART=1 exec unshare -m "$0" || skip 'no mounts of its own here'
trap 'umount -l "$work/root" 2>/dev/null; rm -rf "$work"' EXIT
mkdir "$work/above" "$work/aside" "$work/root" "$work/older" "$work/newer"
mount -t overlay overlay -o "lowerdir=/,upperdir=$work/above,workdir=$work/aside" "$work/root" 2>/dev/null || skip 'no overlayfs here'

"$root/package" deb >"$work/package.log" || { cat "$work/package.log"; exit 1; }
cp "$root"/build/dist/nemeton_*.deb "$work/newer"
# The same program, with as long a version that is older.
version=$(dpkg-deb -f "$work"/newer/*.deb Version)
count=${version##*+}
older=${version%+*}+$(printf '%0*d' ${#count} 1)
dpkg-deb -R "$work"/newer/*.deb "$work/unpacked"
sed -i "s/$version/$older/g" "$work/unpacked/usr/bin/nemeton" "$work/unpacked/DEBIAN/control"
dpkg-deb -Znone -b "$work/unpacked" "$work/older/nemeton_older.deb" >/dev/null

mkdir -p "$work/root/hosting"
cp -r "$work/older" "$work/newer" "$work/root/hosting"
cp -r "$root/deploy" "$root/docs" "$work/root/hosting"
cat >"$work/root/etc/systemd/system/hosting-test.service" <<'END'
[Service]
Type=oneshot
ExecStart=/hosting/deploy/hosting_test.sh --inside
[Install]
WantedBy=multi-user.target
END
ln -s ../hosting-test.service "$work/root/etc/systemd/system/multi-user.target.wants/"
timeout 300 systemd-nspawn -q --register=no --keep-unit --private-network -D "$work/root" --boot </dev/null >"$work/boot.log" 2>&1
[ -f "$work/root/hosting/status" ] || { grep -m1 'Welcome to' "$work/boot.log" || skip 'no systemd in a namespace here'; tail -n 40 "$work/boot.log"; exit 1; }
cat "$work/root/hosting/said"
exit "$(cat "$work/root/hosting/status")"
