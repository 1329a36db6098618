"""A stranger who guesses join codes, and tries to watch, create, join and close tournaments without an account."""
import asyncio, secrets
from wire import ask, source

MINE = source(108)
STRANGERS = 100
SYLLABLES = [first + second for first in "bdfglmnprst" for second in "aeiou"]


def word():
    return "".join(secrets.choice(SYLLABLES) for _ in range(3))


async def attack(port, games):
    await asyncio.gather(*(guess(port) for _ in range(STRANGERS)))


async def guess(port):
    tries = [
        ("/api/v1/tournaments/find", lambda: {"word": word()}),
        (f"/api/v1/tournaments/{secrets.token_urlsafe(16)}/watch", lambda: {"after": 0}),
        (f"/api/v1/tournaments/{secrets.token_urlsafe(16)}/join", lambda: {"key": secrets.token_urlsafe(32)}),
        (f"/api/v1/tournaments/{secrets.token_urlsafe(16)}/close", lambda: {"key": secrets.token_urlsafe(32)}),
        (
            "/api/v1/tournaments",
            lambda: {"key": secrets.token_urlsafe(32), "name": "Night", "game": "brandubh", "format": "swiss"},
        ),
    ]
    while True:
        path, body = secrets.choice(tries)
        try:
            status, _ = await ask(port, MINE, path, body())
        except (OSError, IndexError):
            status = 429
        if status == 429:
            await asyncio.sleep(0.02)


async def check(port, prepared):
    """Others still learn that a join code does not exist."""
    status, told = await ask(port, source(16), "/api/v1/tournaments/find", {"word": "nothing"})
    return None if status == 404 and told["error"]["code"] == "no_tournament" else f"a wrong word is told {status} {told}"
