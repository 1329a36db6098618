"""Spectators of long games who request all past events, leave, and come back."""
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
        except Exception:  # refused or disconnected: comes back
            await asyncio.sleep(0.05)
