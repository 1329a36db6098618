#!/usr/bin/env bash
# Builds the wheel of the Python package: python/wheel.sh FOLDER
set -euo pipefail
[ $# -eq 1 ] || { echo 'usage: python/wheel.sh FOLDER' >&2; exit 2; }
mkdir -p "$1"
folder=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
python=/usr/bin/python3
[ -x $python ] || python=python3
work=build/python
mkdir -p $work

# What builds it is installed once.
if ! cmp -s python/requirements.txt $work/builder/.installed; then
  $python -m venv --clear $work/builder
  $work/builder/bin/pip install -q --disable-pip-version-check -c python/requirements.txt nanobind scikit-build-core
  cp python/requirements.txt $work/builder/.installed
fi
. ./setup.sh
# The boards that pictures of positions are drawn with.
install_node_modules --omit=dev
quietly npm run boards
# The library is the one of the release build, so that nothing is compiled twice.
build release nemeton_static_research nemeton_shared_research
rm -rf $work/library
for component in library networks; do quietly cmake --install build/release --component $component --prefix $work/library; done
export CXX=${CXX:-clang++-19}
export CMAKE_CXX_COMPILER_LAUNCHER="env;CCACHE_BASEDIR=$PWD;CCACHE_NOHASHDIR=1;CCACHE_DEPEND=1;CCACHE_SLOPPINESS=pch_defines,time_macros;ccache"
PATH=$PWD/$work/builder/bin:$PATH CMAKE_BUILD_PARALLEL_LEVEL=2 pip wheel -q --disable-pip-version-check --no-deps --no-build-isolation \
  --config-settings=build-dir=$work/cmake --config-settings=cmake.define.NEMETON_LIBRARY=$PWD/$work/library -w "$folder" .
