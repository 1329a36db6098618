#!/usr/bin/env bash
# Calls the Python package at random under AddressSanitizer and UBSan: python/fuzz.sh [SECONDS] [SEED]
set -euo pipefail
cd "$(dirname "$0")/.."
# The games of the tree alone, as in what is published.
export NEMETON_GAMES_DIR=
work=$PWD/build/python
[ -x "$work/fresh/bin/python" ] || { echo "python/fuzz.sh: run python/test.sh first" >&2; exit 1; }
CMAKE_CXX_COMPILER_LAUNCHER="env;CCACHE_BASEDIR=$PWD;CCACHE_NOHASHDIR=1;CCACHE_DEPEND=1;CCACHE_SLOPPINESS=pch_defines,time_macros;ccache" \
  cmake -S python -B "$work/asan" -G Ninja -DCMAKE_CXX_COMPILER=clang++-19 -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG='-O1 -g1' \
  -DNEMETON_SANITIZE=address,undefined -DCMAKE_SHARED_LINKER_FLAGS=-shared-libsan -DCMAKE_MODULE_LINKER_FLAGS=-shared-libsan \
  "-DPython_EXECUTABLE=$work/builder/bin/python" "-Dnanobind_DIR=$("$work/builder/bin/python" -m nanobind --cmake_dir)" >/dev/null
cmake --build "$work/asan" --target _nemeton -- -j2 --quiet
rm -rf "$work/fuzzed"
mkdir -p "$work/fuzzed"
cp -r python/nemeton "$work/asan/nemeton/networks" "$work/fuzzed/"
mv "$work/fuzzed/networks" "$work/fuzzed/nemeton/"
cp "$work"/asan/_nemeton.*.so "$work/fuzzed/nemeton/"
runtime=$(clang++-19 -print-file-name=libclang_rt.asan-x86_64.so)
[ -e "$runtime" ] || runtime=$(clang++-19 -print-file-name=libclang_rt.asan.so)
# What the interpreter itself does not give back is no leak of ours; an array that nobody has room for is refused.
LD_PRELOAD=$runtime ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1 UBSAN_OPTIONS=print_stacktrace=1 PYTHONPATH=$work/fuzzed PYTHONMALLOC=malloc \
  "$work/fresh/bin/python" python/tests/fuzz.py "${1:-600}" "${2:-1}"
