"""Twenty clients that request summaries of deserted long games: the server has to read and replay each game."""
import asyncio
from wire import ask, source

MINE = source(104)
NEEDS_LONG_GAMES = True


async def attack(port, games):
    await asyncio.gather(*(look(port, games[i % len(games)]["table"]) for i in range(20)))


async def look(port, table):
    while True:
        status, _ = await ask(port, MINE, f"/api/v1/tables/{table}")
        if status != 200:
            await asyncio.sleep(0.05)
