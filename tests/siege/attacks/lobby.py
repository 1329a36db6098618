"""A stranger who takes every seat in the lobby, and connects to none."""
import asyncio
from wire import Seat, ask, open_table, source

MINE = source(105)
TABLES = 30


async def setup(port):
    """Opens tables whose honest hosts wait there."""
    openers = []
    for i in range(TABLES):
        table, key = await open_table(port, source(13, i + 1), game="tug", seats=["you", "open"], lobby=True)
        openers.append(await Seat(port, source(13, i + 1), table, key).come())
    return openers


async def attack(port, games):
    while True:
        _, lobby = await ask(port, MINE, "/api/v1/lobby")
        for table in (lobby or {}).get("tables", []):
            await ask(port, MINE, f"/api/v1/tables/{table['table']}/join", {})
        await asyncio.sleep(0.02)


async def check(port, openers):
    """A newcomer finds a seat, and a host can free a seat that was taken."""
    _, lobby = await ask(port, source(14), "/api/v1/lobby")
    left = len(lobby["tables"])
    if left < TABLES * 2 // 3:
        return f"of {TABLES} seats of the lobby {left} are left"
    for opener in openers:
        path = f"/api/v1/tables/{opener.table}"
        _, told = await ask(port, opener.address, path)
        if told["seats"][1]["taken"]:
            status, _ = await ask(port, opener.address, f"{path}/remove-player", {"key": opener.key, "seat": 1})
            return None if status == 200 else f"an opener cannot free a seat: {status}"
    return "the stranger has taken no seat at all"
