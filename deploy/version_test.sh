#!/usr/bin/env bash
# Which version a build and its package say: version_test.sh PATH_OF_NEMETON FOLDER_OF_THE_BUILD
set -uo pipefail
nemeton=$1
build=$2
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
. "$root/deploy/check.sh"

# same WHAT EXPECTED GOT
same() { check "$1" is "$2" "$3"; }

# The version that the sources in a folder would be built as.
version_in() {
  cmake -D OUTPUT="$work/version.cpp" -P "$1/cmake/write_version.cmake" && sed -n 's/.*kVersion = "\(.*\)";/\1/p' "$work/version.cpp"
}

# A copy of what the version is made of, in a repository of its own.
copy=$work/copy
mkdir -p "$copy"
cp -r "$root/cmake" "$root/VERSION" "$copy"
commit() { git -C "$1" -c user.name=test -c user.email=test@localhost commit -q --allow-empty -m "$2"; }
file=$(cat "$copy/VERSION")
same 'without a repository the version is the file' "$file" "$(version_in "$copy")"
# What it lies in has nothing to do with it.
git init -q "$work"
commit "$work" 'outside'
same 'commits of another repository do not count' "$file" "$(version_in "$copy")"
git init -q "$copy"
same 'without a commit the version is the file' "$file" "$(version_in "$copy")"
for _ in 1 2 3 4 5 6 7 8 9; do commit "$copy" 'one more'; done
nine=$(version_in "$copy")
same 'the count of commits follows the file' "$file+9" "$nine"
commit "$copy" 'the tenth'
ten=$(version_in "$copy")
same 'a commit makes a newer version' "$file+10" "$ten"
dpkg --compare-versions "$file" lt "$nine" && dpkg --compare-versions "$nine" lt "$ten"
same 'for Debian each is newer than the one before' 0 $?
touch -d '2020-01-01' "$work/version.cpp"
version_in "$copy" >/dev/null
same 'the same version does not touch the file' 2020 "$(date -r "$work/version.cpp" +%Y)"
git clone -q --depth 1 "file://$copy" "$work/shallow"
cp -r "$root/cmake" "$root/VERSION" "$work/shallow"
same 'a clone without its past does not count it' "$file" "$(version_in "$work/shallow")"

# A package of nothing, which has the version of every package of this build.
same 'the program says what its sources are (build it again after a commit)' "$(version_in "$root")" "$("$nemeton" --version)"
cpack --config "$build/CPackConfig.cmake" -B "$work/package" -D CPACK_INSTALL_CMAKE_PROJECTS= \
  -D CPACK_DEBIAN_PACKAGE_SHLIBDEPS=OFF >"$work/cpack.log" 2>&1 || cat "$work/cpack.log"
same 'the package has the version of the program' "$("$nemeton" --version)" "$(dpkg-deb -f "$work"/package/*.deb Version)"

exit "$failed"
