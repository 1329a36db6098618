#!/usr/bin/env bash
# The packages that ./package makes, as Debian's own tools judge them, and in a clean root of Debian 12 (debootstrap): installed, run, built upon, and removed
# again.
#
#   deploy/debian/test.sh          makes the packages first
#   deploy/debian/test.sh FOLDER   takes those of a folder
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
clean=$work/root
server=
leave() {
  if [ -n "$server" ]; then kill "$server" 2>/dev/null || true; fi
  umount "$clean/proc" 2>/dev/null || true
  rm -rf --one-file-system "$work"
}
trap leave EXIT
say() { printf '· %s\n' "$*"; }
# lintian wants a name and an address of the maintainer.
export DEBFULLNAME='The Nemeton authors' DEBEMAIL=packages@grove.example
if [ $# -eq 0 ]; then NEMETON_GAMES_DIR='' "$root/package" deb; fi
packages=("${1:-$root/build/dist}"/{,lib}nemeton*_*.deb)

say 'lintian'
lintian --no-cfg --fail-on error "${packages[@]}"

# What fails without a word of its own says where.
trap 'echo "failed: $BASH_COMMAND"' ERR
say 'a clean root'
[ "$(id -u)" -eq 0 ] || { echo 'A root of its own needs the rights of root'; exit 77; }
# From where this machine has its own packages.
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Codename: bookworm' | head -1)
debootstrap --variant=minbase bookworm "$clean" "$mirror" >"$work/debootstrap.log" || { tail "$work/debootstrap.log"; exit 1; }
rm -f "$clean/etc/apt/sources.list"
cp -r /etc/apt/apt.conf.d /etc/apt/sources.list* "$clean/etc/apt/"
mount -t proc proc "$clean/proc"
# Nothing is started by a package.
printf '#!/bin/sh\nexit 101\n' >"$clean/usr/sbin/policy-rc.d" && chmod 755 "$clean/usr/sbin/policy-rc.d"
within() { chroot "$clean" env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 "$@"; }
within apt-get update -q >"$work/apt.log"
within apt-get install -q -y --no-install-recommends g++ cmake make pkg-config >>"$work/apt.log" 2>&1 || { tail -20 "$work/apt.log"; exit 1; }
mkdir "$clean/packages" && cp "${packages[@]}" "$clean/packages"
within dpkg-query -W -f '${Package}\n' | sort >"$work/before.txt"

say 'installed'
within sh -c 'apt-get install -q -y --no-install-recommends /packages/*.deb' >>"$work/apt.log" 2>&1 || { tail -20 "$work/apt.log"; exit 1; }
within dpkg -V nemeton libnemeton-dev

say 'run'
version=$(dpkg-deb -f "${packages[0]}" Version)
[ "$(within nemeton --version)" = "$version" ] || { within nemeton --version; exit 1; }
printf '%s\n' '{"cmd":"new","game":"brandubh"}' '{"cmd":"best","level":"casual","ms":50}' | within nemeton engine >"$work/engine.txt"
[ "$(grep -c '"ok":true' "$work/engine.txt")" = 2 ] || { cat "$work/engine.txt"; exit 1; }
touch "$work/address"
chroot "$clean" nemeton serve --port 0 --data /tmp/tables --page /usr/share/nemeton/page >"$work/address" 2>"$work/serve.log" &
server=$!
until address=$(grep -oE 'http://[^ ]+' "$work/address"); do
  kill -0 $server || { cat "$work/serve.log"; exit 1; }
  sleep 0.1
done
[ "$(curl -s "${address%/}/health")" = '{"ok":true}' ]
curl -sf "${address%/}/" -o "$work/index.html"
grep -q '<title>' "$work/index.html"
kill "$server"
wait "$server" || true
server=

say 'built upon'
cp -r "$root/examples/cpp" "$clean/examples"
for shared in OFF ON; do
  within sh -ec "cmake -S /examples -B /built-$shared -DBUILD_SHARED_LIBS=$shared -DCMAKE_BUILD_TYPE=Release && cmake --build /built-$shared -j2" \
    >"$work/build.log" 2>&1 || { tail -30 "$work/build.log"; exit 1; }
  within /built-$shared/playouts brandubh 5
  within /built-$shared/own_bot
done
within sh -ec 'g++ -std=c++23 /examples/playouts.cpp $(pkg-config --cflags --libs nemeton) -o /by-hand && /by-hand danube 5'

say 'removed'
within apt-get purge -q -y nemeton libnemeton-dev 'libnemeton0*' >>"$work/apt.log" 2>&1
within apt-get autoremove -q -y --purge >>"$work/apt.log" 2>&1
within dpkg-query -W -f '${Package}\n' | sort | diff "$work/before.txt" -
left=$(cd "$clean" && find etc usr var -iname '*nemeton*' -not -path 'var/lib/apt/*' -not -path 'var/cache/*')
[ -z "$left" ] || { echo "This is left: $left"; exit 1; }
