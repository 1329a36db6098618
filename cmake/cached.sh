#!/bin/sh
# Runs the compiler behind ccache: cached.sh SOURCE_FOLDER COMPILER ARGUMENTS... Paths in the build folder become relative, also those that ccache leaves as they
# are, so that another clone finds the results of this one.
export CCACHE_BASEDIR="$1" CCACHE_NOHASHDIR=1 CCACHE_DEPEND=1 CCACHE_SLOPPINESS=pch_defines,time_macros
shift
for argument; do
  shift
  case $argument in "$PWD"/*) argument=./${argument#"$PWD"/} ;; esac
  set -- "$@" "$argument"
done
exec ccache "$@"
