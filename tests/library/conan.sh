#!/usr/bin/env bash
# The package for Conan, with static and with shared libraries: made by its recipe as docs/library.md says, and built upon.
set -euo pipefail
cd "$(dirname "$0")/../.."
work=$PWD/build/conan
mkdir -p "$work"
if ! cmp -s tests/library/conan/requirements.txt "$work/venv/.installed"; then
  python3 -m venv --clear "$work/venv"
  "$work/venv/bin/pip" install -q --disable-pip-version-check -r tests/library/conan/requirements.txt
  cp tests/library/conan/requirements.txt "$work/venv/.installed"
fi
# Conan's own folder, without what earlier runs have left there; the same sources are compiled once all the same.
export CONAN_HOME=$work/home CMAKE_CXX_COMPILER_LAUNCHER=ccache
export CCACHE_BASEDIR=$work CCACHE_NOHASHDIR=1 CCACHE_DEPEND=1 CCACHE_SLOPPINESS=pch_defines,time_macros
export CC=clang-19 CXX=clang++-19 CMAKE_BUILD_PARALLEL_LEVEL=2 NEMETON_GAMES_DIR=
rm -rf "$CONAN_HOME"
PATH=$work/venv/bin:$PATH
conan profile detect >"$work/log" 2>&1
for shared in False True; do
  conan create . -s compiler.cppstd=23 -c tools.cmake.cmaketoolchain:generator=Ninja -c "tools.build:compiler_executables={'cpp': '$CXX'}" \
    -c tools.cmake.cmake_layout:test_folder="$work/examples-$shared" \
    -o "nemeton/*:shared=$shared" >"$work/log" 2>&1 || { tail -n 60 "$work/log"; exit 1; }
  # What the examples have played.
  grep 'games, .* steps, mean returns' "$work/log"
  folder=$(sed -n "s/^Package folder //p" "$work/log")
  kinds=$(cd "$folder/lib" && find . -maxdepth 1 -name '*nemeton*' | sed 's/.*\.\(a\|so\).*/\1/' | sort -u)
  [ "$kinds" = "$([ $shared = True ] && echo so || echo a)" ] || { echo "shared=$shared has libraries of the kind $kinds"; exit 1; }
done
