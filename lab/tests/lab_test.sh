#!/usr/bin/env bash
# `nemeton lab` as a program: lab_test.sh PATH_OF_NEMETON
set -uo pipefail
nemeton=$1
. "$(dirname "$0")/../../cli/tests/expect.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1

expect 'a study to begin with' 0 'game = "sigily"' "$nemeton" lab new sigily
expect 'a study that is missing' 2 '^nemeton: none\.toml cannot be read, expected a study: ' "$nemeton" lab run none.toml
cat >study.toml <<'STUDY'
title = "Kill"
games = 400
batch = 10
watch = "effects"
[[setting]]
game = "tabulus"
seats = [2, 3]
players = ["random", "novice"]
STUDY
expect 'a study that is played' 0 'study\.json' "$nemeton" lab run study.toml
mv study.csv whole.csv
mv study.json whole.json
rows() { python3 -c 'import sqlite3, sys; print(*sqlite3.connect(sys.argv[1]).execute("select * from games order by cell, game"), sep="\n")' "$1"; }
rows study.sqlite >whole.rows
rm study.sqlite*

# Killed twice as soon as some more of it is stored.
stored() { python3 -c 'import os, sqlite3, sys; print(sqlite3.connect(sys.argv[1]).execute("select count(*) from batches").fetchone()[0] if os.path.exists(sys.argv[1]) else 0)' "$1" 2>/dev/null || echo 0; }
for enough in 10 40; do
  "$nemeton" lab run study.toml --threads 2 >/dev/null 2>&1 &
  until [ "$(stored study.sqlite)" -ge $enough ]; do kill -0 $! 2>/dev/null || break; done
  kill -9 $! 2>/dev/null
  wait $! 2>/dev/null
done
expect 'a study killed twice that goes on' 0 'study\.json' "$nemeton" lab run study.toml
rows study.sqlite >study.rows
for each in csv json rows; do expect "the same $each" 0 '^$' cmp whole.$each study.$each; done

# A study that is stopped early can be summarised so far, and goes on with more games.
"$nemeton" lab run study.toml --out part.sqlite --threads 2 >/dev/null 2>stopped &
until [ "$(stored part.sqlite)" -ge 4 ] || ! kill -0 $! 2>/dev/null; do :; done
kill -INT $! 2>/dev/null
wait $!
expect 'a study that was stopped' 0 'stopped; run the same command to continue, or nemeton lab summary part\.sqlite for the results' cat stopped
expect 'a summary of it' 0 'part\.json' "$nemeton" lab summary part.sqlite
expect 'that it is incomplete' 0 '"incomplete":true' cat part.json
expect 'that a setting is incomplete' 0 ',no.$' cat part.csv
sed 's/^games = 400/# more\ngames = 500/' study.toml >more.toml
expect 'a study with more games' 0 'part\.json' "$nemeton" lab run more.toml --out part.sqlite
expect 'the same at once' 0 'more\.json' "$nemeton" lab run more.toml
for each in csv json; do expect "the same $each of more games" 0 '^$' cmp more.$each part.$each; done
expect 'a study with fewer games' 2 'has the results of 500 games, expected a study with at least as many' \
  "$nemeton" lab run study.toml --out part.sqlite

printf '<script type="application/json" id="results">{}</script>' >template.html
expect 'a report' 0 '^study\.html$' "$nemeton" lab report study.json --template template.html
expect 'the results in it' 0 '^$' python3 -c 'import json, re
page = json.loads(re.search("results\">(.*)</script>", open("study.html").read(), re.S).group(1))
assert page == json.load(open("study.json"))'
expect 'a report of what is none' 2 '^nemeton: study\.csv has no results, expected the JSON' "$nemeton" lab report study.csv --template template.html
expect 'a report without its page' 2 '^nemeton: none\.html cannot be read, expected the page of a report' "$nemeton" lab report study.json --template none.html

for shard in 1/2 2/2; do expect "shard $shard" 0 sqlite "$nemeton" lab run study.toml --shard $shard --out "part${shard%/2}.sqlite"; done
expect 'shards that are merged' 0 'merged\.csv' "$nemeton" lab merge --out merged.sqlite part1.sqlite part2.sqlite
expect 'the same results of shards' 0 '^$' cmp whole.json merged.json
expect 'a whole that is one of the shards' 0 'merged\.csv' "$nemeton" lab merge --out merged.sqlite part1.sqlite ./merged.sqlite
expect 'the same of it again' 0 '^$' cmp whole.json merged.json
expect 'a shard that is missing' 2 'is not played yet, expected all' "$nemeton" lab merge --out half.sqlite part1.sqlite
expect 'a bad shard' 2 '--shard is 3/2, expected the number of a shard' "$nemeton" lab run study.toml --shard 3/2
sed -i '2i interval = 0.1' study.toml
expect 'shards of a study that ends by itself' 2 'expected a study without interval' "$nemeton" lab run study.toml --shard 1/2
expect 'a study that ends by itself' 0 'ends\.json' "$nemeton" lab run study.toml --out ends.sqlite
expect 'shards of it' 2 '^nemeton: 2 files, expected one, or a study without interval' "$nemeton" lab merge --out both.sqlite ends.sqlite study.sqlite
expect 'no whole of them' 1 '^$' test -e both.sqlite
expect 'a report of it' 0 '^ends\.html$' "$nemeton" lab report ends.json --template template.html
expect 'results of another study' 2 'study\.sqlite has the results of a longer study' "$nemeton" lab run study.toml

# What is searched by the Python package: it gets all words, and is said to be missing where it is.
mkdir python
printf '#!/bin/sh\nshift 2; echo "$@"\n' >python/python3
chmod +x python/python3
expect 'a tuning' 0 '^tune tuning\.toml --out there\.sqlite --help --program /' env PATH="$folder/python:$PATH" \
  "$nemeton" lab tune tuning.toml --out there.sqlite --help
printf '#!/bin/sh\nexec /usr/bin/python3 -I -S "$@"\n' >python/python3
expect 'a tuning without the package' 2 'pip install .\.\[lab\]. in the folder of Nemeton' \
  env PATH="$folder/python:$PATH" "$nemeton" lab tune tuning.toml
expect 'a tuning without Python' 2 '^nemeton: there is no python3, expected Python' env PATH=/nowhere "$nemeton" lab tune tuning.toml
exit "$failed"
