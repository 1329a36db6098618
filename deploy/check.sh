# shellcheck shell=bash
# Sourced by tests in bash. They exit with $failed.
failed=0

# check WHAT COMMAND...: the command must succeed; its output is shown if it does not.
check() {
  local what=$1 output
  shift
  if output=$("$@" 2>&1); then return; fi
  failed=1
  printf '%s:\n%s\n' "$what" "$output"
}
is() { [ "$1" = "$2" ] || { echo "expected \"$1\", got \"$2\""; return 1; }; }
