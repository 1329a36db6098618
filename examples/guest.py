#!/usr/bin/env python3
"""A guest at a table of Nemeton: plays legal actions at random until the game is over. It needs the package websockets.

    guest.py http://localhost:8420/t/TABLE        takes an open seat at a table, or with #key=... the seat of that key
    guest.py http://localhost:8420 GAME [SEAT…]   opens a table, for others like bot:casual or by a link, which it prints
"""
import asyncio, contextlib, json, random, sys, urllib.error, urllib.request
import websockets


def ask(url, body):
    """What the server answers; an error ends the program."""
    try:
        with urllib.request.urlopen(url, json.dumps(body).encode(), timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        sys.exit("{code}: {detail}".format(**json.load(refused)))


def sit_down(address, game=None, *others):
    """The table's address in the api, and the key of a seat there."""
    server, _, table = address.rstrip("/").partition("/t/")
    tables = server + "/api/v1/tables"
    if table:
        table, _, key = table.partition("#key=")
        return f"{tables}/{table}", key or ask(f"{tables}/{table}/join", {})["key"]
    opened = ask(tables, {"game": game, "seats": ["you", *(others or ["open"])]})
    print(f"{server}/t/{opened['table']}", flush=True)
    return f"{tables}/{opened['table']}", opened["key"]


async def play(table, key):
    """Plays to the end, and comes back whenever the connection breaks. What each seat has won."""
    last, act = -1, None  # the last event that came, and the action that no event has confirmed
    async for socket in websockets.connect(table.replace("http", "ws", 1) + "/socket"):
        with contextlib.suppress(websockets.ConnectionClosed):
            await socket.send(json.dumps({"type": "hello", "key": key, "after": last}))
            async for message in (json.loads(text) async for text in socket):
                if message["type"] == "welcome":
                    seat, now = str(message["seat"]), message["last"]
                    if act:  # again, with the same id, so that it is played once
                        await socket.send(json.dumps(act))
                elif message["type"] == "event" and message["n"] > last:
                    last, state = message["n"], message["state"]
                    if state["node"] == "terminal":
                        return state["returns"]
                    act = None if act and message.get("id") == act["id"] else act
                    actions = state.get("actions", {}).get(seat)
                    if actions and not act and last >= now:
                        act = {"type": "act", "id": f"after {last}", "action": random.choice(actions)}
                        await socket.send(json.dumps(act))
                elif message["type"] == "error":
                    if message["code"] != "unavailable":
                        sys.exit("{code}: {message}".format(**message))
                    await asyncio.sleep(1)
                    break


print(asyncio.run(play(*sit_down(*sys.argv[1:]))) if len(sys.argv) > 1 else __doc__)
