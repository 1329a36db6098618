"""A stranger who requests passkey challenges, guesses recovery codes, and tries accounts, a hundred times at once."""
import asyncio, secrets
from wire import ask, source

MINE = source(107)
STRANGERS = 100
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def code():
    return "".join(secrets.choice(ALPHABET) for _ in range(16))


async def attack(port, games):
    await asyncio.gather(*(want(port) for _ in range(STRANGERS)))


async def want(port):
    tries = [
        ("/api/v1/names/challenge", lambda: {}),
        ("/api/v1/names/challenge", lambda: {"name": secrets.choice(["Gwion", "Ceridwen", "Taliesin"]) + secrets.choice("abcdefgh")}),
        ("/api/v1/names/session", lambda: {"code": code()}),
        ("/api/v1/leaders/tug", lambda: None),
        ("/api/v1/players/nobody", lambda: None),
        ("/api/v1/names/profile", lambda: {"key": secrets.token_urlsafe(32)}),
        ("/api/v1/tables/nowhere/ratings", lambda: {"session": secrets.token_urlsafe(32)}),
        ("/api/v1/names/privacy", lambda: {"key": secrets.token_urlsafe(32), "private": True}),
        ("/api/v1/tables", lambda: {"game": "tug", "seats": ["you", "open"], "rated": True, "session": secrets.token_urlsafe(32)}),
        ("/api/v1/names/tables", lambda: {"key": secrets.token_urlsafe(32), "opponent": "Branwen", "over": True}),
        ("/api/v1/names/tournaments", lambda: {"key": secrets.token_urlsafe(32), "after": {"over": False, "at": 0, "tournament": ""}}),
        ("/api/v1/names/mine", lambda: {"key": secrets.token_urlsafe(32)}),
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
    """Others still get a passkey challenge, and a wrong code is reported as such."""
    status, told = await ask(port, source(16), "/api/v1/names/challenge", {"name": "Branwen"})
    if status != 201:
        return f"a newcomer gets no challenge: {status} {told}"
    status, told = await ask(port, source(16), "/api/v1/names/session", {"code": code()})
    return None if status == 403 and told["error"]["code"] == "bad_code" else f"a wrong code is told {status} {told}"
