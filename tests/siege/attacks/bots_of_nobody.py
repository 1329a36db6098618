"""Sixty tables at which the best bots play each other forever, half of them with a spectator."""
import asyncio
from wire import Seat, ask, source

MINE = source(100)
TABLE = {"game": "brandubh", "options": {"ply_limit": 100000}, "seats": ["bot:best", "bot:best"]}


async def attack(port, games):
    opened = [await ask(port, MINE, "/api/v1/tables", TABLE) for _ in range(60)]
    tables = [told["table"] for status, told in opened if status == 201]
    watchers = [await Seat(port, MINE, table).come() for table in tables[::2]]
    await asyncio.gather(*(listen(watcher) for watcher in watchers))


async def listen(watcher):
    while True:
        await watcher.hear()
