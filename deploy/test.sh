#!/usr/bin/env bash
# Whether the files of this folder are what the programs that read them take: test.sh PATH_OF_NEMETON
set -uo pipefail
nemeton=$1
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
PATH=$PATH:/usr/sbin
. "$here/check.sh"

# The unit, with the program where it is now. What systemd does not understand it only warns of.
verify_unit() {
  local said
  sed "s|/usr/bin/nemeton|$nemeton|" "$here/nemeton.service" >"$work/nemeton.service"
  said=$(systemd-analyze verify --man=no "$work/nemeton.service" 2>&1)
  echo "$said"
  ! grep -q 'nemeton\.service' <<<"$said"
}
check 'the unit is understood' verify_unit
# In tenths, of 100: what the service could still do to the machine. Below 20 is "ok".
check 'the unit is hardened' systemd-analyze security --offline=true --threshold=15 "$work/nemeton.service"

# nginx wants the certificate to be there, and a folder to write to.
openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=grove.example \
  -keyout "$work/privkey.pem" -out "$work/fullchain.pem" 2>"$work/openssl.log" || cat "$work/openssl.log"
# Each example with one server, and with the second one that it names.
add_second() { sed -E 's/# (server|to) 127/\1 127/' "$1"; }
nginx_takes() {
  {
    printf 'pid %s/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n' "$work"
    sed "s|/etc/letsencrypt/live/grove.example|$work|" "$1"
    printf '}\n'
  } >"$work/nginx.conf"
  nginx -t -q -p "$work" -c "$work/nginx.conf"
}
add_second "$here/nginx.conf" >"$work/two.conf"
check 'nginx takes its example' nginx_takes "$here/nginx.conf"
check 'nginx takes its example with two servers' nginx_takes "$work/two.conf"

# The example at sockets of the test's own: what certbot lays down is there without TLS, and everything else only with it.
ask_plainly() { curl --silent --show-error --unix-socket "$work/plain" --write-out '%{redirect_url}' "http://grove.example$1"; }
nginx_shows_challenges() {
  # For the workers, who are somebody else.
  chmod a+x "$work" && mkdir -p "$work/www/.well-known/acme-challenge"
  printf 'the token' >"$work/www/.well-known/acme-challenge/token"
  sed -E "s|listen 80;|listen unix:$work/plain;|; s|listen 443|listen unix:$work/tls|; /listen \[/d; s|/var/www/html|$work/www|" \
    "$here/nginx.conf" >"$work/local.conf"
  nginx_takes "$work/local.conf" && nginx -q -p "$work" -c "$work/nginx.conf" || return 1
  [ "$(ask_plainly /.well-known/acme-challenge/token)" = 'the token' ] && ask_plainly /t/a | grep -q 'https://grove.example/t/a$'
  local shown=$?
  nginx -q -p "$work" -c "$work/nginx.conf" -s stop
  return "$shown"
}
check 'nginx lets certbot renew the certificate' nginx_shows_challenges

export HOME=$work XDG_DATA_HOME=$work XDG_CONFIG_HOME=$work
add_second "$here/Caddyfile" >"$work/Caddyfile"
check 'Caddy takes its example' caddy validate --adapter caddyfile --config "$here/Caddyfile"
check 'Caddy takes its example with two servers' caddy validate --adapter caddyfile --config "$work/Caddyfile"
check 'the example for Caddy is formatted' diff <(caddy fmt "$here/Caddyfile") "$here/Caddyfile"

exit "$failed"
