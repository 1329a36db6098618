#!/usr/bin/env bash
# lab/reports.sh [GAME…]: plays the studies of the reports in lab/reports/GAME.json again, of the games that you name or of all, and writes the
# reports. A report contains its study. It uses build/release/nemeton, or the program that NEMETON names.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p build/lab
if [ $# -eq 0 ]; then
  for report in lab/reports/*.json; do set -- "$@" "$(basename "$report" .json)"; done
fi
for game in "$@"; do
  python3 -c 'import json, sys; print(json.load(sys.stdin)["study"], end="")' <"lab/reports/$game.json" >"build/lab/$game.toml"
  "${NEMETON:-build/release/nemeton}" lab run "build/lab/$game.toml"
  cp "build/lab/$game.json" "lab/reports/$game.json"
done
