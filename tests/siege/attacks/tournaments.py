"""A stranger who guesses join codes, and tries to watch, create, join and close tournaments without an account."""
import secrets
from wire import ask, pester, source

MINE = source(108)
SYLLABLES = [first + second for first in "bdfglmnprst" for second in "aeiou"]


def word():
    return "".join(secrets.choice(SYLLABLES) for _ in range(3))


async def attack(port, games):
    await pester(port, MINE, tries)


def tries():
    key = secrets.token_urlsafe(32)
    return [
        ("/api/v1/tournaments/find", {"word": word()}),
        (f"/api/v1/tournaments/{secrets.token_urlsafe(16)}/watch", {"after": 0}),
        (f"/api/v1/tournaments/{secrets.token_urlsafe(16)}/join", {"key": key}),
        (f"/api/v1/tournaments/{secrets.token_urlsafe(16)}/close", {"key": key}),
        ("/api/v1/tournaments", {"key": key, "name": "Night", "game": "brandubh", "format": "swiss"}),
    ]


async def check(port, prepared):
    """Others still learn that a join code does not exist."""
    status, told = await ask(port, source(16), "/api/v1/tournaments/find", {"word": "nothing"})
    return None if status == 404 and told["error"]["code"] == "no_tournament" else f"a wrong word is told {status} {told}"
