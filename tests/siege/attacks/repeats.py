"""An action near the end of a long game, sent again and again with its old id over eighty WebSockets."""
import asyncio
from wire import Seat, source

MINE = source(102)
NEEDS_LONG_GAMES = True


async def attack(port, games):
    await asyncio.gather(*(repeat(port, games[i % len(games)]) for i in range(80)))


async def repeat(port, game):
    seat = await Seat(port, MINE, game["table"], game["key"]).come(game["events"])
    while True:
        await seat.say(type="act", id=game["id"], action=game["action"])
        await seat.hear()
