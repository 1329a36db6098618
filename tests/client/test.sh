#!/usr/bin/env bash
# Generates a client from docs/openapi.json with openapi-python-client, as others would, and uses it at a server.
set -euo pipefail
cd "$(dirname "$0")/../.."
python=/usr/bin/python3
[ -x $python ] || python=python3
work=build/client

# The generator is installed once.
if ! cmp -s tests/client/requirements.txt $work/tool/.installed; then
  $python -m venv --clear $work/tool
  $work/tool/bin/pip install -q --disable-pip-version-check -r tests/client/requirements.txt
  cp tests/client/requirements.txt $work/tool/.installed
fi
# The generator prints a warning for anything it does not understand, but still succeeds.
PATH=$PWD/$work/tool/bin:$PATH openapi-python-client generate --path docs/openapi.json --output-path $work/made --overwrite \
  --meta none >$work/said 2>&1
# It may leave out only the event stream of a bot account, which is read line by line.
if [ "$(grep -c 'WARNING\|Unable' $work/said)" != 1 ] || ! grep -q 'WARNING parsing GET /api/v1/bot/events' $work/said; then
  cat $work/said >&2
  exit 1
fi

data=$(mktemp -d)
build/release/nemeton serve --port 0 --data "$data" --page build/page >"$data/address" &
server=$!
trap 'kill $server; wait $server || true; rm -rf "$data"' EXIT
until address=$(grep -oE 'http://[^ ]+' "$data/address"); do
  kill -0 $server
  sleep 0.1
done
PYTHONPATH=$work $work/tool/bin/python tests/client/use.py "${address%/}"
