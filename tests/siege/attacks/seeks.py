"""A stranger who seeks opponents again and again, a hundred times at once, and comes to no table."""
import asyncio, secrets
from wire import ask, pester, source

MINE = source(106)


async def attack(port, games):
    games = ["duel", "tug", "triangulus"]
    seek = lambda: {"seat_key": secrets.token_urlsafe(32), "games": games, "speed": "rapid", "wait": 1}
    await pester(port, MINE, lambda: [("/api/v1/seeks", seek())])


async def check(port, openers):
    """Two honest players find each other, despite the others in line."""
    seeks = [{"seat_key": secrets.token_urlsafe(32), "games": ["brandubh"], "speed": "classical"} for _ in range(2)]
    told = await asyncio.gather(*(ask(port, source(15, i + 1), "/api/v1/seeks", each) for i, each in enumerate(seeks)))
    tables = {answer.get("table") for _, answer in told}
    return None if len(tables) == 1 and None not in tables else f"two who look for the same are told {told}"
