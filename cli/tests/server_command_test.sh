#!/usr/bin/env bash
# The commands of a server as programs: server_command_test.sh PATH_OF_NEMETON
set -uo pipefail
nemeton=$1
. "$(dirname "$0")/expect.sh"

for command in serve admin backup check verify; do
  expect "help lists $command" 0 "^ +$command " "$nemeton" --help
  expect "$command has help of its own" 0 'Usage: nemeton '"$command" "$nemeton" "$command" --help
done
expect 'help of dev lists load' 0 '^ +load ' "$nemeton" dev --help

# A record of the engine's own, whose draws follow from its seed.
record=$(printf '%s\n' '{"cmd":"new","game":"danube","seed":7}' '{"cmd":"apply","action":"10+1"}' '{"cmd":"draw"}' '{"cmd":"record"}' |
  "$nemeton" engine | sed -n '4s/.*"record":\(.*\)}$/\1/p')
expect 'verify of a record' 0 '^1 draw computed again from its seed' typed "$record" "$nemeton" verify - --unsigned
expect 'verify of another seed' 1 '^nemeton: -: step 2 is "[0-9]", but the dice gave "[0-9]"$' \
  typed "${record/'"seed":7'/'"seed":9'}" "$nemeton" verify - --unsigned
for order in LE BE; do
  expect "verify of a record in UTF-16$order" 0 '^1 draw computed' \
    typed "$( (printf '\uFEFF%s' "$record" | iconv -t "UTF-16$order") | od -An -v -tx1 | tr -d '\n' | sed 's/ /\\x/g')" "$nemeton" verify - --unsigned
done
expect 'verify of a record with a mark' 0 '^1 draw computed' typed "\\xEF\\xBB\\xBF$record" "$nemeton" verify - --unsigned
expect 'verify without a signature' 1 'it is not signed, or its signature was removed' typed "$record" "$nemeton" verify -
expect 'verify for another signer' 1 'signer is missing, expected ab$' typed "$record" "$nemeton" verify - --signer ab
expect 'verify of a member that is there twice' 2 'the JSON has the member "seed" twice in an object$' \
  typed "${record/'"seed":7'/'"seed":9,"s\\u0065ed":7'}" "$nemeton" verify - --unsigned
expect 'verify of no JSON' 2 '^nemeton: -: ' typed 'x' "$nemeton" verify -
expect 'verify shows what a terminal would obey' 2 '^nemeton: -: the JSON has the member "a\\u\{9B\}\\u\{202E\}b" twice in an object$' \
  typed '{"a\u009b\u202eb":1,"a\u009b\u202eb":2}' "$nemeton" verify - --unsigned
expect 'a setting shows what a terminal would obey' 2 '^nemeton: .*\\u\{9B\}31m' "$nemeton" serve --log-level $'\u009b31m'
expect 'verify of no file' 2 '^nemeton: /no/such/file cannot be read, expected a record: ' "$nemeton" verify /no/such/file

# one_line WHAT COMMAND...: is refused with one line and the status 2.
one_line() {
  local what=$1 said status
  shift
  said=$("$@" 2>&1 >/dev/null)
  status=$?
  if [ "$status" -eq 2 ] && [ "$(wc -l <<<"$said")" -eq 1 ] && [[ $said == nemeton:* ]]; then return; fi
  failed=1
  printf '%s: status %s, expected 2, and one line:\n%s\n' "$what" "$status" "$said"
}
folder=$(mktemp -d)
for command in "serve --data $folder/data" "backup $folder/copy" check; do
  read -ra words <<<"$command"
  one_line "$command with an option that there is not" "$nemeton" "${words[@]}" --prot 1
  one_line "$command with an option that says nothing" "$nemeton" "${words[@]}" --config
  one_line "$command with a variable that there is not" env NEMETON_PROT=1 "$nemeton" "${words[@]}"
done
one_line 'serve with two lines in a value' "$nemeton" serve --port $'1\n2'
rm -r "$folder"

# Keeping order at a server that runs.
folder=$(mktemp -d)
key=0123456789abcdef01234567
echo "$key" >"$folder/key"
echo wrong >"$folder/wrong"
"$nemeton" serve --port 0 --data "$folder/data" --log-level error --moderator-keys "anna:$key" >"$folder/said" &
server=$!
until grep -q 'http://' "$folder/said"; do kill -0 "$server" && sleep 0.05 || break; done
address=$(grep -o 'http://[^ ]*' "$folder/said")
admin() { "$nemeton" admin "$@" --server "$address"; }
expect 'admin lists nothing where there is nothing' 0 '^none$' admin reports --key-file "$folder/key"
expect 'admin bans a network' 0 '^id: ' admin ban network 192.0.2.0/24 --days 2 --why 'a flood' --key-file "$folder/key"
expect 'admin lists bans' 0 'reason: a flood  target: 192.0.2.0/24' admin bans --key-file "$folder/key"
expect 'admin bans for a reason of emoji' 0 '^id: ' admin ban network 192.0.3.0/24 --why $'\U1F469\u200D\U1F680' --key-file "$folder/key"
expect 'admin shows what is not seen' 0 $'reason: \U1F469''\\u\{200D\}'$'\U1F680' admin bans --key-file "$folder/key"
expect 'admin takes no text that turns words round' 2 '^nemeton: reason has the character U\+202E' \
  admin ban network 192.0.4.0/24 --why $'\u202Edoog' --key-file "$folder/key"
expect 'admin lists bans as JSON' 0 '^{"bans":\[{' admin bans --json --key-file "$folder/key"
expect 'admin takes a key that is typed' 0 'moderator: anna' typed "$key" "$nemeton" admin log --server "$address" --key-file -
expect 'admin announces' 0 '^id: ' admin announce 'Club night' --key-file "$folder/key"
expect 'admin counts' 0 '^none$' admin statistics --key-file "$folder/key"
expect 'admin closes no table that is none' 2 '^nemeton: there is no table with that name \(no_table\)$' \
  admin close nothing --key-file "$folder/key"
expect 'admin with a wrong key' 2 '^nemeton: the key is not a moderator.s \(bad_key\)$' \
  admin log --key-file "$folder/wrong"
kill "$server"
wait "$server"
expect 'admin where no server is' 2 '^nemeton: http://127.0.0.1:1 does not answer: ' \
  "$nemeton" admin log --server http://127.0.0.1:1 --key-file "$folder/key"
rm -r "$folder"

expect 'load with one client at a table' 2 'fewer nobody moves: --seconds 0$' "$nemeton" dev load --clients 1
expect 'load lasts as long as it is to' 0 '^ +1 +[0-9]+ ' "$nemeton" dev load --tables 2 --seconds 1

exit "$failed"
