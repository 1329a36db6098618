#!/usr/bin/env bash
# Tests the container image with Podman: its size and user, its health check, a stop in the middle of a game, an update, and a restored backup.
#
#   container_test.sh                 tests the image in build/dist, or builds it first if there is none
#   container_test.sh IMAGE.oci.tar   tests that one; the status is 77 if no container can run here
set -uo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
archive=$(realpath "${1:-$(ls "$root"/build/dist/nemeton-*.oci.tar 2>/dev/null)}" 2>/dev/null)
[ -f "$archive" ] || { "$root/package" container && archive=$(ls "$root"/build/dist/nemeton-*.oci.tar); } || exit 1
# crun wants one version of cgroups. If the machine has both, this test does without the second one, in a mount namespace of its own.
if mountpoint -q /sys/fs/cgroup/unified; then
  if [ -z "${NEMETON_OWN_MOUNTS:-}" ]; then NEMETON_OWN_MOUNTS=1 exec unshare -m "$0" "$archive"; fi
  umount /sys/fs/cgroup/unified
fi

. "$root/deploy/check.sh"
at_most() { [ "$2" -le "$1" ] || { echo "expected at most $1, got $2"; return 1; }; }

work=$(mktemp -d -p "$root/build")
podman() { command podman --root "$work/storage" --runroot "$work/run" --storage-driver vfs "$@" 2>>"$work/podman.log"; }
guests=()
leave() {
  if [ ${#guests[@]} -gt 0 ]; then kill "${guests[@]}" 2>/dev/null; fi
  podman rm -f -t 0 -a >/dev/null
  rm -rf "$work" 2>/dev/null || command podman unshare rm -rf "$work"
}
trap leave EXIT

image=localhost/nemeton:$(tar -xOf "$archive" ./index.json | jq -r '.manifests[0].annotations["org.opencontainers.image.ref.name"]')
podman load -q -i "$archive" >/dev/null || { cat "$work/podman.log"; exit 1; }
property() { podman image inspect --format "{{$1}}" "$image"; }
version=$(property 'index .Labels "org.opencontainers.image.version"')
check 'the archive has less than 150 MB' at_most 150000000 "$(stat -c %s "$archive")"
check 'the unpacked image has less than 150 MB' at_most 150000000 "$(property .Size)"
printf '· %s: the archive has %d MB, unpacked %d MB\n' "$image" $(($(stat -c %s "$archive") / 1000000)) $(($(property .Size) / 1000000))

# As deploy/compose.yaml restricts it. Podman would raise limits of the process, which needs a privilege that root lacks in some machines.
processes=$(ulimit -Hu)
if [ "$processes" = unlimited ] || [ "$processes" -gt 32768 ]; then processes=32768; fi
limits=(--read-only --cap-drop=ALL --security-opt=no-new-privileges --ulimit "nofile=$(ulimit -Hn):$(ulimit -Hn)" --ulimit "nproc=$processes:$processes")
podman run --rm "${limits[@]}" --network=none "$image" --version >"$work/version" || { echo 'skipped: no container can run here'; cat "$work/podman.log"; exit 77; }
check 'the program has the version of the image' is "$version" "$(cat "$work/version")"

# is_healthy CONTAINER: waits until its health check passes, unless it has ended or has no such check.
is_healthy() {
  local status
  until podman healthcheck run "$1" >/dev/null; do
    status=$?
    [ $status = 1 ] && [ "$(podman inspect --format '{{.State.Running}}' "$1")" = true ] ||
      { printf 'the health check says %s\n' $status; podman logs "$1" 2>&1; return 1; }
    sleep 0.2
  done
}

podman run -d --name plain "${limits[@]}" --network=none "$image" >/dev/null
check 'the health check passes' is_healthy plain
check 'the server is not root' is 'Uid: 8420 8420 8420 8420' "$(podman exec plain grep ^Uid /proc/1/status | xargs)"
check 'it listens on all addresses' grep -q 'http://0.0.0.0:8420' <(podman logs plain 2>&1)
check 'the page is there' grep -q '<title>' <(podman exec plain curl -s http://127.0.0.1:8420/)
podman kill --signal=STOP plain >/dev/null
check 'the health check notices a server that hangs' is 1 "$(podman healthcheck run plain >/dev/null; echo $?)"
podman rm -f -t 0 plain >/dev/null

# The same program with an older version of the same length.
older=$(sed 's/[0-9]/0/g' <<<"$version")
mkdir "$work/older"
podman create --name source "$image" >/dev/null
podman cp source:/usr/bin/nemeton "$work/older/nemeton"
sed -i "s/$version/$older/g" "$work/older/nemeton"
printf 'FROM %s\nCOPY nemeton /usr/bin/nemeton\n' "$image" >"$work/older/Containerfile"
podman build -q --isolation=chroot --format=docker -t localhost/nemeton:older "$work/older" >/dev/null

port=$(/usr/bin/python3 -c 'import socket; s = socket.socket(); s.bind(("", 0)); print(s.getsockname()[1])')
at=http://127.0.0.1:$port
# start NAME VOLUME IMAGE
start() {
  podman run -d --name "$1" "${limits[@]}" --network=host -e "NEMETON_PORT=$port" -v "$2:/var/lib/nemeton" "$3" >/dev/null
  check "$1 is healthy" is_healthy "$1"
}
# stop NAME: by SIGTERM alone. After ten seconds Podman kills it, and its status is 137.
stop() {
  podman stop -t 10 "$1" >/dev/null
  check "$1 stops within ten seconds of SIGTERM" is 0 "$(podman inspect --format '{{.State.ExitCode}}' "$1")"
}
post() { curl -sS --json "$2" "$at/api/v1/tables$1"; }
guest() { timeout 600 /usr/bin/python3 "$root/examples/guest.py" "$table#key=$1"; }

# player.py TABLE KEY MOVES: makes so many moves, each of which the server confirms, and prints the number of the last event that it has seen.
cat >"$work/player.py" <<'END'
import asyncio, json, sys, websockets

async def play(table, key, moves):
    async with websockets.connect(table.replace("http", "ws", 1).replace("/t/", "/api/v1/tables/") + "/socket") as socket:
        await socket.send(json.dumps({"type": "hello", "key": key, "after": -1}))
        sent = None
        async for message in (json.loads(text) async for text in socket):
            if message["type"] == "welcome":
                seat, now = str(message["seat"]), message["last"]
            elif message["type"] == "event":
                if sent and message.get("id") == sent:
                    sent, moves = None, moves - 1
                if moves == 0 and message["n"] >= now:
                    return message["n"]
                actions = message["state"].get("actions", {}).get(seat)
                if actions and not sent and message["n"] >= now:
                    sent = f"move {message['n']}"
                    await socket.send(json.dumps({"type": "act", "id": sent, "action": actions[0]}))

print(asyncio.run(play(sys.argv[1], sys.argv[2], int(sys.argv[3]))))
END
player() { timeout 600 /usr/bin/python3 "$work/player.py" "$table" "$@"; }

start older tables localhost/nemeton:older
check 'the older one runs' is "$older" "$(podman exec older nemeton --version)"
opened=$(post '' '{"game":"danube","seats":["you","open"]}')
table=$at/t/$(jq -r .table <<<"$opened") first=$(jq -r .key <<<"$opened")
second=$(post "/${table##*/}/join" '{}' | jq -r .key)
guest "$first" >"$work/first" 2>&1 &
guests+=($!)
confirmed=$(player "$second" 5)
podman exec older nemeton backup /var/lib/nemeton/copy.sqlite >/dev/null
podman cp older:/var/lib/nemeton/copy.sqlite "$work/copy.sqlite"
stop older

# The first guest comes back when the new server is there; it refuses a server that has lost an event it has seen.
start newer tables "$image"
check 'the update brings the new version' is "$version" "$(podman exec newer nemeton --version)"
check 'the last confirmed move is there' at_most "$(player "$second" 0)" "$confirmed"
check 'the second player goes on and ends the game' guest "$second"
wait "${guests[0]}"
check 'the first one has come back and ends it too' is 0 $?
stop newer

podman run --rm -i "${limits[@]}" --network=none -v fresh:/var/lib/nemeton --entrypoint sh "$image" -c 'umask 077; cat >/var/lib/nemeton/nemeton.sqlite' \
  <"$work/copy.sqlite"
start restored fresh "$image"
check 'the backup has the last confirmed move' at_most "$(player "$second" 0)" "$confirmed"
guest "$first" >"$work/first" 2>&1 &
guests+=($!)
check 'the game goes on from the backup to its end' guest "$second"
wait "${guests[1]}"
check 'for both players' is 0 $?
stop restored

if [ $failed -ne 0 ]; then printf 'Podman said:\n' && grep -v 'systemd connection' "$work/podman.log"; fi
exit $failed
