#!/usr/bin/env bash
# lab/reports.sh [GAME…]: makes the results that the page's laboratory shows, lab/reports/GAME.json, of the games named or of all that have a study
# there: plays lab/studies/reports/GAME.toml, or what is missing of it, with build/release/nemeton or the program that NEMETON names.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p build/lab lab/reports
if [ $# -eq 0 ]; then
  for study in lab/studies/reports/*.toml; do set -- "$@" "$(basename "$study" .toml)"; done
fi
for game in "$@"; do
  "${NEMETON:-build/release/nemeton}" lab run "lab/studies/reports/$game.toml" --out "build/lab/$game.sqlite"
  cp "build/lab/$game.json" "lab/reports/$game.json"
done
