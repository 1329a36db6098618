#!/usr/bin/env bash
# The command as a program: command_test.sh PATH_OF_NEMETON
set -uo pipefail
nemeton=$1
. "$(dirname "$0")/expect.sh"

expect 'its version' 0 '^[0-9]+\.[0-9]+\.[0-9]+(\+[0-9]+)?$' "$nemeton" --version
for command in play engine lab dev; do
  expect "help lists $command" 0 "^ +$command " "$nemeton" --help
  expect "$command has help of its own" 0 'Usage: nemeton '"$command" "$nemeton" "$command" --help
done
for command in match rate run; do expect "help of lab lists $command" 0 "^ +$command " "$nemeton" lab --help; done
for command in bench puzzles solve train; do expect "help of dev lists $command" 0 "^ +$command " "$nemeton" dev --help; done
expect 'help of a command below another' 0 'Usage: nemeton dev bench' "$nemeton" dev bench --help
expect 'no command' 2 'subcommand is required' "$nemeton"
expect 'an unknown game' 2 'chess not in \{brandubh,danube' "$nemeton" play chess
expect 'a bad option of a game' 2 '^nemeton: option ply_limit is 0, expected an integer' \
  "$nemeton" play danube --option ply_limit=0

expect 'a game played in a pipe' 0 'It is a tie' \
  typed 'd2-e2\nhint\nundo\nd2-e2\n' "$nemeton" play brandubh --level novice --seed 1 --option ply_limit=1
expect 'a game that is left' 0 'Goodbye' typed 'quit\n' "$nemeton" play danube --seat 1 --level novice

expect 'the engine answers line by line' 0 '^\{"ok":true,"id":1,"game":"danube","ply":0,"node":"decision"' \
  typed '{"cmd":"new","game":"danube","id":1}\n{"cmd":"quit"}\n' "$nemeton" engine
expect 'the engine ends with its input' 0 '^$' typed '' "$nemeton" engine
expect 'the engine reads nothing after quit' 0 '^\{"ok":true\}$' typed '{"cmd":"quit"}\nx\n' "$nemeton" engine

networks=$(mktemp -d)
ask='{"cmd":"quit"}\n'
expect 'a network that is missing' 0 "^nemeton: $networks/danube.net cannot be read, expected a network: No such file or directory\$" \
  typed "$ask" "$nemeton" engine --networks "$networks"
echo '<html>' >"$networks/danube.net"
expect 'a network that is none' 0 "^nemeton: $networks/danube.net: expected a network, which begins with NNET\$" \
  typed "$ask" env NEMETON_NETWORKS="$networks" "$nemeton" engine
head -c 1000 "$(dirname "$nemeton")/networks/brandubh.net" >"$networks/brandubh.net"
expect 'a network that is damaged' 0 "^nemeton: $networks/brandubh.net: 1000 bytes, expected 31928 and 8 for each opening\$" \
  typed "$ask" "$nemeton" engine --networks "$networks"
expect 'a bot without a network plays on' 0 '"action":"[a-g][1-7]-[a-g][1-7]"' \
  typed '{"cmd":"new","game":"brandubh"}\n{"cmd":"best","ms":20}\n{"cmd":"quit"}\n' "$nemeton" engine --networks "$networks"
rm -r "$networks"
expect 'the networks beside the program' 0 '^\{"ok":true\}$' typed "$ask" "$nemeton" engine
tables=$(mktemp -d)
expect 'no table where none is named' 0 '^\{"ok":true\}$' typed "$ask" "$nemeton" engine
expect 'a table that is missing' 0 "^nemeton: $tables/tug.table cannot be read, expected a table\$" \
  typed "$ask" "$nemeton" engine --tables "$tables"
expect 'a small game is solved' 0 '^proved: no value is wrong by more than ' \
  "$nemeton" dev solve tug --athletes 1 --threads 2 --out "$tables/tug.table"
expect 'a match in which one owns more is solved' 0 '^proved: no value is wrong by more than ' \
  "$nemeton" dev solve tug --athletes 1 --nineteenth --even "$tables/tug.table" --threads 2 --out "$tables/tug19.table"
expect 'an even match without the other' 2 '--even requires --nineteenth' \
  "$nemeton" dev solve tug --athletes 1 --even "$tables/tug.table" --out "$tables/none.table"
expect 'an even match that is missing' 2 "^nemeton: $tables/none.table cannot be read, expected a table: " \
  "$nemeton" dev solve tug --nineteenth --even "$tables/none.table" --out "$tables/tug19.table"
expect 'an even match of another game' 2 "^nemeton: $tables/tug.table: a match of 1 athletes a seat, expected 18 athletes a seat\$" \
  "$nemeton" dev solve tug --nineteenth --even "$tables/tug.table" --out "$tables/tug19.table"
expect 'small rounds are solved' 0 '^1 dice against 1: solved, 24576 information sets' \
  "$nemeton" dev solve bluff --option dice=1 --epochs 1 --out "$tables/bluff.net"
expect 'solving to no end' 2 '^nemeton: nothing to write, expected --out or --table$' "$nemeton" dev solve bluff
expect 'rounds that are solved' 0 '^2 dice against 1: as it is written, exploitability 0.0' \
  "$nemeton" dev solve bluff --option dice=2 --option show=false --exploitability 0.02 --table "$tables/bluff.table"
expect 'a table of rounds is taken' 0 '^{"ok":true}$' typed "$ask" "$nemeton" engine --tables "$tables"
expect 'openings are looked into' 0 'after 1 plies 0 of 5 are won$' \
  "$nemeton" dev solve brandubh --plies 1 --nodes 10 --network "$(dirname "$nemeton")/networks/brandubh.net" --out "$tables/brandubh.net"
expect 'openings for no network' 2 "^nemeton: $tables/none.net cannot be read, expected a network: " \
  "$nemeton" dev solve brandubh --network "$tables/none.net" --out "$tables/brandubh.net"
expect 'a table of another game' 0 "^nemeton: $tables/tug.table: a match of 1 athletes a seat, expected 18 athletes a seat\$" \
  typed "$ask" env NEMETON_TABLES="$tables" "$nemeton" engine
rm -r "$tables"
expect 'a game that is not solved' 2 'subcommand is required' "$nemeton" dev solve
expect 'a game that does not learn' 2 'tug not in \{.*danube' "$nemeton" dev train tug --out x

# A program that waits for each answer before it asks again.
talk() {
  coproc engine { "$nemeton" engine; }
  local in=${engine[1]} out=${engine[0]} pid=$engine_PID answer
  for line in '{"cmd":"new","game":"brandubh"}' 'x' '{"cmd":"apply","action":"d2-e2"}' '{"cmd":"quit"}'; do
    echo "$line" >&"$in"
    read -r -t 20 answer <&"$out" || { echo "no answer to $line"; return 1; }
    echo "$answer"
  done
  wait "$pid"
}
expect 'the engine answers at once' 0 '"ply":1,"node":"decision","to_act":\[1\]' talk

expect 'bench as JSON' 0 '^\{"cpu":".*"measures":\[\{"game":"danube","seats":2,"what":"rollouts","median":[0-9.e+]+,' \
  "$nemeton" dev bench danube --json --runs 2 --seconds 0.01
expect 'bench as a table' 0 '^brandubh +2 +perft +[0-9]+ +[0-9]+ +[0-9]+$' \
  "$nemeton" dev bench brandubh --runs 1 --seconds 0.01
expect 'bench with seats and an option' 0 '^sigily +3 +steps +[0-9]+' \
  "$nemeton" dev bench sigily --runs 1 --seconds 0.01 --seats 3 --option ply_limit=20
expect 'bench of no such option' 2 '^nemeton: unknown option "moon", expected one of ply_limit' \
  "$nemeton" dev bench danube --option moon=1
expect 'bench with too many seats' 2 '^nemeton: seats is 3, expected 2 for danube' "$nemeton" dev bench danube --seats 3
expect 'a match of a level and a program' 0 '^games   4: [0-4] won, [0-4] tied, [0-4] lost$' \
  "$nemeton" lab match danube --player casual --player "$nemeton engine:novice" --games 3 --ms 50
expect 'a match where three sit, as JSON' 0 '"seats":3,"sides":3,.*"games":3,.*"sprt":\{"elo0":0,"elo1":50,.*"faults":\[\],' \
  "$nemeton" lab match duel --player strong --player novice --games 1 --ms 50 --seats 3 --option ply_limit=30 --sprt 0,50 --json
expect 'a match of no program' 2 '^nemeton: false:best has ended with status 1$' \
  "$nemeton" lab match danube --player best --player false
expect 'a match of one player' 2 'expected --player twice$' "$nemeton" lab match danube --player best
expect 'a sequential test upside down' 2 '^nemeton: --sprt is 5,0, expected the lower Elo first$' \
  "$nemeton" lab match danube --player best --player best --sprt 5,0
expect 'ratings of all levels and a program' 0 '^danube +2 +72 +[0-9-]+ ± [0-9]+ +[0-9-]+ ± [0-9]+ +1000 +[0-9-]+ ± [0-9]+ ' \
  "$nemeton" lab rate --games 2 --ms 1 --option ply_limit=20 --player "$nemeton engine:novice" danube
expect 'ratings for a document' 0 '^\| tug \| 2 \| [0-9]+ \| [0-9-]+ ± ' \
  "$nemeton" lab rate tug --markdown --games 100 --seconds 1 --ms 1 --option ply_limit=20

expect 'puzzles of a game' 0 '"steps":".+","seat":[01],"moves":\[.+"goal":"(win|save)","plies":[1-6],"difficulty":[1-5]\}' \
  "$nemeton" dev puzzles brandubh --count 1 --seed 5
expect 'puzzles of no such number' 2 'count' "$nemeton" dev puzzles brandubh --count 0

exit "$failed"
