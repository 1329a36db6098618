"""Spectators of long games who ask for all that has happened, leave, and come again."""
import asyncio
from wire import Seat, source

MINE = source(103)
NEEDS_LONG_GAMES = True


async def attack(port, games):
    await asyncio.gather(*(watch(port, games[i % len(games)]) for i in range(40)))


async def watch(port, game):
    while True:
        try:
            seat = await Seat(port, MINE, game["table"]).come()
            while seat.last < game["events"]:
                await seat.hear()
            await seat.line.close()
        except Exception:  # refused, or let go: comes again
            await asyncio.sleep(0.05)
