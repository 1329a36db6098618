# shellcheck shell=bash
# Sourced by the tests of the command.
failed=0

# expect WHAT STATUS PATTERN COMMAND...: runs the command, whose output (both streams) must match and whose status must be that one.
expect() {
  local what=$1 status=$2 pattern=$3 output
  shift 3
  output=$("$@" 2>&1)
  local got=$?
  if [ "$got" -eq "$status" ] && grep -qE -- "$pattern" <<<"$output"; then return; fi
  failed=1
  printf '%s: status %s, expected %s with /%s/ in:\n%s\n' "$what" "$got" "$status" "$pattern" "$output"
}

# typed TEXT COMMAND...: runs the command with the text on its standard input.
typed() { printf '%b' "$1" | "${@:2}"; }
