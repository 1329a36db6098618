"""A stranger who tries to watch, create, join and close tournaments without an account."""
import secrets
from wire import ask, pester, source

MINE = source(108)


async def attack(port, games):
    await pester(port, MINE, tries)


def tries():
    key = secrets.token_urlsafe(32)
    return [
        (f"/api/v1/tournaments/{secrets.token_urlsafe(16)}?after=0", None),
        (f"/api/v1/tournaments/{secrets.token_urlsafe(16)}/join", {"key": key}),
        (f"/api/v1/tournaments/{secrets.token_urlsafe(16)}/close", {"key": key}),
        ("/api/v1/tournaments", {"key": key, "name": "Night", "game": "brandubh", "format": "swiss"}),
    ]


async def check(port, prepared):
    """Others still learn that a tournament does not exist."""
    status, told = await ask(port, source(16), "/api/v1/tournaments/nothing")
    return None if status == 404 and told["code"] == "no_tournament" else f"who asks for none is told {status} {told}"
