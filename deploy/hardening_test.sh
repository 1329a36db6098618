#!/usr/bin/env bash
# Whether a program is hardened as cmake/hardening.cmake says: hardening_test.sh PATH_OF_NEMETON
set -uo pipefail
program=$1
failed=0

# has WHAT PATTERN TEXT
has() {
  if grep -qE -- "$2" <<<"$3"; then return; fi
  failed=1
  printf '%s has no %s\n' "$program" "$1"
}

headers=$(readelf --file-header --program-headers --dynamic --wide "$program")
symbols=$(readelf --dyn-syms --wide "$program")
# Pages that are made one by one, each touched before the next.
probes=$(objdump --disassemble --no-show-raw-insn "$program" | grep -A1 -E 'sub +\$0x1000,%rsp')

has 'position of its own choice in memory' 'FLAGS_1.* PIE' "$headers"
has 'stack that is only data' 'GNU_STACK .* RW ' "$headers"
has 'relocations that are read-only once it runs' 'GNU_RELRO' "$headers"
has 'relocations that are all done at its start' '\(FLAGS\) +BIND_NOW' "$headers"
has 'stack protector' '__stack_chk_fail' "$symbols"
has 'functions of libc that check their sizes' ' __[a-z]+_chk@' "$symbols"
if [ "$(uname -m)" = x86_64 ]; then
  has 'probes of its stack' 'mov[a-z]+ +\$0x0,\(%rsp\)' "$probes"
  has 'marks where jumps may lead to' 'endbr64' "$(objdump --disassemble=main "$program")"
fi
exit $failed
