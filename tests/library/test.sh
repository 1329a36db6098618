#!/usr/bin/env bash
# The library as others have it: installed, moved, and built upon outside the tree: test.sh BUILD COMPILER
set -uo pipefail
build=$1 compiler=$2
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
version=$(head -1 "$root/VERSION")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
. "$root/deploy/check.sh"
# The same sources again are compiled once, wherever this time's folder is.
export CCACHE_BASEDIR=$work CCACHE_NOHASHDIR=1 CMAKE_CXX_COMPILER_LAUNCHER=ccache CMAKE_GENERATOR=Ninja CXX=$compiler

# build_at FOLDER SOURCE [CMAKE'S OPTIONS...]
build_at() {
  local folder=$1 source=$2
  shift 2
  cmake -S "$source" -B "$folder" -DCMAKE_BUILD_TYPE=Release "$@" && cmake --build "$folder" -- -j2
}

for component in library runtime networks; do
  check "$component is installed" cmake --install "$build" --prefix "$work/first" --component "$component"
done
mv "$work/first" "$work/prefix"
cp -r "$root/examples/cpp" "$work/examples"
export CMAKE_PREFIX_PATH=$work/prefix PKG_CONFIG_PATH=$work/prefix/lib/pkgconfig

# Of the examples: what they say, built by CMake and by hand, is the same to the letter.
says() {
  local kind=$1 folder=$2 game
  {
    for game in $("$folder/playouts" none 2>&1 | sed 's/.*: //'); do "$folder/playouts" "$game" 5 || return 1; done
    "$folder/sigily_mcts" && "$folder/own_bot"
  } >"$work/$kind.txt" || return 1
  [ "$(grep -c ' games, [0-9]* steps, mean returns' "$work/$kind.txt")" -ge 9 ] && cmp "$work/static.txt" "$work/$kind.txt"
}
for kind in static shared; do
  [ $kind = shared ] && shared=ON || shared=OFF
  check "the examples are built, $kind" build_at "$work/$kind" "$work/examples" -DBUILD_SHARED_LIBS=$shared
  check "the examples run, $kind" says $kind "$work/$kind"
done
by_hand() {
  local example
  mkdir "$work/hand"
  for example in playouts sigily_mcts own_bot; do
    # shellcheck disable=SC2046
    ccache "$compiler" -std=c++23 -O3 -DNETWORKS="\"$(pkg-config --variable=networks nemeton)\"" $(pkg-config --cflags nemeton) \
      -c "$work/examples/$example.cpp" -o "$work/hand/$example.o" &&
      "$compiler" "$work/hand/$example.o" $(pkg-config --libs nemeton) -o "$work/hand/$example" || return 1
  done
}
check 'the examples are built by pkg-config' by_hand
check 'the examples run, built by pkg-config' env LD_LIBRARY_PATH="$work/prefix/lib" bash -c "$(declare -f says); work=$work; says hand $work/hand"
# written FILE DOCUMENT: a file as a document has it.
written() {
  awk -v name="\`$1\`:" '
    $0 == name { on = 1; next }
    on && /^[^ ]/ { exit }
    on { print substr($0, 5) }' "$root/docs/$2"
}
first() {
  mkdir "$work/first"
  written CMakeLists.txt library.md >"$work/first/CMakeLists.txt" && written first.cpp library.md >"$work/first/first.cpp"
  build_at "$work/first/build" "$work/first" && "$work/first/build/first" | grep -v '^ *$'
}
check 'the first program of docs/library.md' first
from_readme() {
  sed -n '/^```cpp$/,/^```$/{/^```/d;p}' "$root/README.md" >"$work/first/first.cpp"
  build_at "$work/first/build" "$work/first" && "$work/first/build/first" | grep -xE '[a-g][1-7]-[a-g][1-7]'
}
check 'the C++ program in README.md' from_readme
episode() {
  mkdir "$work/episode"
  written CMakeLists.txt research.md >"$work/episode/CMakeLists.txt" && written episode.cpp research.md >"$work/episode/episode.cpp"
  local kind
  for kind in OFF ON; do
    build_at "$work/episode/$kind" "$work/episode" -DBUILD_SHARED_LIBS=$kind && "$work/episode/$kind/episode" | grep '^returns' || return 1
  done
}
check 'the program of docs/research.md' episode
short() { ! wc -l "$root"/examples/cpp/*.cpp | awk '$2 != "total" && $1 > 50' | grep .; }
check 'no example has more than 50 lines' short

check 'every header compiles alone' build_at "$work/headers" "$here/headers" -DVERSION="$version"
check 'the version of pkg-config' pkg-config --exact-version="$version" nemeton

# The shared libraries need the compiler's own, and export the namespace nemeton.
exports() {
  local library
  for library in "$work/prefix"/lib/*.so; do
    nm -D --defined-only "$library" | awk '{ print $3 }' >"$work/symbols.txt"
    grep -c '^_ZN7nemeton' "$work/symbols.txt" || { echo "$library exports nothing"; return 1; }
    ! grep -vE '^_Z(T.N|GVZ?N|ZN?|N)K?7nemeton' "$work/symbols.txt" || return 1
  done
}
check 'what the shared libraries export' exports
needs() {
  ! readelf -d "$work/prefix"/lib/*.so | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' |
    grep -vE '^(libnemeton_(core|games)\.so\.'"${version%.*}"'|libstdc\+\+\.so\.6|libm\.so\.6|libgcc_s\.so\.1|libc\.so\.6|ld-linux.*)$'
}
check 'what the shared libraries need' needs

# As a part of another build: nothing but the libraries, no warning that is an error, no test.
subproject() {
  build_at "$work/subproject" "$here/subproject" -DNEMETON="$root" && "$work/subproject/program" || return 1
  cmake --build "$work/subproject" -- -t targets all >"$work/targets.txt"
  ! grep -E '^(nemeton_(server|protocol|play|static|shared)|nemeton:|.*_test:|(solve|learn)_.*)' "$work/targets.txt" &&
    ! grep -e -Werror "$work/subproject/build.ninja" && ctest --test-dir "$work/subproject" -N | grep 'Total Tests: 0'
}
check 'as a part of another build' subproject

exit $failed
