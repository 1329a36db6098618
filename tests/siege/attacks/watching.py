"""Strangers who request the list of public games and their frames endlessly, and misuse the ids in it."""
import asyncio, secrets
from wire import Seat, ask, done, join, open_table, source

MINE = source(109)
STRANGERS = 60
TABLES = 10


async def setup(port):
    """Seats honest players at public tables."""
    seats = []
    for i in range(TABLES):
        address = source(15, i + 1)
        table, key = await open_table(port, address, game="tug", seats=["you", "open"], public=True)
        seats.append(await Seat(port, address, table, key).come())
        seats.append(await Seat(port, address, table, await join(port, address, table)).come())
    return seats


async def attack(port, games):
    await asyncio.gather(*(want(port) for _ in range(STRANGERS)))


async def want(port):
    name = secrets.token_urlsafe(12)
    while True:
        tries = [
            ("/api/v1/public-tables", None),
            ("/api/v1/public-tables?game=tug", None),
            (f"/api/v1/tables/{name}", None),
            (f"/api/v1/tables/{name}/record", None),
            (f"/oembed?url=http%3A%2F%2Flocalhost%2Ft%2F{name}", None),
            (f"/api/v1/tables/{name}/join", {}),
            (f"/api/v1/tables/{name}/make-private", {"key": secrets.token_urlsafe(32)}),
        ]
        path, body = secrets.choice(tries)
        try:
            status, told = await ask(port, MINE, path, body)
        except (OSError, IndexError):
            status, told = 429, None
        if status == 200 and path.startswith("/api/v1/public-tables") and told["tables"]:
            name = secrets.choice(told["tables"])["table"]
        if status == 429:
            await asyncio.sleep(0.02)


async def check(port, seats):
    """All tables are listed under ids other than their own, and a spectator sees the game."""
    listed = (await done(port, source(16), "/api/v1/public-tables"))["tables"]
    names = {each["table"] for each in listed}
    if len(names) != TABLES:
        return f"of {TABLES} public tables {len(names)} are listed"
    if names & {seat.table for seat in seats}:
        return "a table is listed by its own name"
    watcher = await Seat(port, source(16), next(iter(names))).come()
    told = await watcher.hear()
    return None if told["type"] == "event" else f"who looks on is told {told}"
