"""A stranger who requests passkey challenges, guesses recovery codes, and tries accounts, a hundred times at once."""
import secrets
from wire import ask, pester, source

MINE = source(107)
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def code():
    return "".join(secrets.choice(ALPHABET) for _ in range(16))


async def attack(port, games):
    await pester(port, MINE, tries)


def tries():
    key = secrets.token_urlsafe(32)
    return [
        ("/api/v1/names/challenge", {}),
        ("/api/v1/names/challenge", {"name": secrets.choice(["Gwion", "Ceridwen", "Taliesin"]) + secrets.choice("abcdefgh")}),
        ("/api/v1/names/session", {"code": code()}),
        ("/api/v1/leaders/tug", None),
        ("/api/v1/players/nobody", None),
        ("/api/v1/names/profile", {"key": key}),
        ("/api/v1/tables/nowhere/ratings", {"session": key}),
        ("/api/v1/names/privacy", {"key": key, "private": True}),
        ("/api/v1/tables", {"game": "tug", "seats": ["you", "open"], "rated": True, "session": key,
                            "time_control": {"kind": "game", "seconds": 600, "increment": 5}}),
        ("/api/v1/names/tables", {"key": key, "opponent": "Branwen", "over": True}),
        ("/api/v1/names/tournaments", {"key": key, "after": {"over": False, "at": 0, "tournament": ""}}),
        ("/api/v1/names/mine", {"key": key}),
    ]


async def check(port, prepared):
    """Others still get a passkey challenge, and a wrong code is reported as such."""
    status, told = await ask(port, source(16), "/api/v1/names/challenge", {"name": "Branwen"})
    if status != 201:
        return f"a newcomer gets no challenge: {status} {told}"
    status, told = await ask(port, source(16), "/api/v1/names/session", {"code": code()})
    return None if status == 403 and told["error"]["code"] == "bad_code" else f"a wrong code is told {status} {told}"
