#!/bin/sh
# A game that lacks a function is one compile error, and it names the function.
#   missing_function_test.sh COMPILER SOURCE FLAGS...
compiler=$1
source=$2
shift 2

compiled() { "$compiler" "$@" -fsyntax-only "$source" 2>&1; }

for name in think analyze evaluate_full_information; do
  if told=$(compiled "$@" -DLACKS="${name}_"); then
    echo "A game without $name compiles."
    exit 1
  fi
  errors=$(printf '%s\n' "$told" | grep -c 'error:')
  if [ "$errors" -ne 1 ] || ! printf '%s\n' "$told" | grep 'error:' | grep -q "function $name()"; then
    printf 'Without %s, expected one error that names it:\n%s\n' "$name" "$told"
    exit 1
  fi
done
if ! told=$(compiled "$@" -DLACKS=nothing_); then
  printf 'A game that lacks nothing does not compile:\n%s\n' "$told"
  exit 1
fi
