#!/usr/bin/env bash
# Checks that the sources follow .clang-format and .editorconfig. With --fix, it formats the C++. Prettier formats the
# page: `npm run check`, `npm run format`.
set -euo pipefail
cd "$(dirname "$0")/.."
failed=0

# find_sources TEST...: prints the files of the project that pass find's tests.
find_sources() {
  find . \( -path ./.git -o -path ./build -o -path ./data -o -name node_modules -o -name __pycache__ \) -prune -o -type f \( "$@" \) -print
}

# complain FAULT FILES: reports the files that have a fault, if there are any.
complain() {
  [ -n "$2" ] || return 0
  failed=1
  printf '%s:\n%s\n' "$1" "$2"
}

mapfile -t cpp < <(find_sources -name '*.cpp' -o -name '*.hpp')
if [ "${1:-}" = --fix ]; then clang-format-19 -i "${cpp[@]}"; fi
complain 'not as .clang-format has it (tests/style.sh --fix)' \
  "$(clang-format-19 --dry-run "${cpp[@]}" 2>&1 | sed -n 's/:[0-9]*:[0-9]*: warning: .*//p' | sort -u)"

mapfile -t text < <(find_sources ! -name '*.jpg' ! -name '*.png' ! -name '*.webp' ! -name '*.ico' ! -name '*.wasm' ! -name '*.net')
complain 'carriage returns' "$(grep -lI $'\r' "${text[@]}")"
complain 'no end of the last line' "$(for file in "${text[@]}"; do [ -z "$(tail -c 1 "$file")" ] || echo "$file"; done)"
complain 'tabs' "$(grep -lI $'\t' "${text[@]}" | grep -v '^./deploy/Caddyfile$')"
complain 'blanks at the end of a line' "$(grep -lIE ' +$' "${text[@]}" | grep -vE '\.md$|/tests/golden/')"
complain 'folders that read each other in a circle' \
  "$(printf '%s\n' "${cpp[@]}" | python3 tests/folders.py)"
complain 'types of one name' "$(printf '%s\n' "${cpp[@]}" | python3 tests/type_names.py)"
exit "$failed"
