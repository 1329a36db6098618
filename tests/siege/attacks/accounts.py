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
        ("/api/v1/accounts/challenges", {}),
        ("/api/v1/accounts/challenges", {"name": secrets.choice(["Gwion", "Ceridwen", "Taliesin"]) + secrets.choice("abcdefgh")}),
        ("/api/v1/sessions", {"recovery_code": code()}),
        ("/api/v1/leaderboards/tug", None),
        ("/api/v1/players/nobody", None),
        ("GET /api/v1/accounts/me/profile", {"key": key}),
        ("GET /api/v1/tables/nowhere/ratings", {"key": key}),
        ("PUT /api/v1/accounts/me/privacy", {"key": key, "private": True}),
        ("/api/v1/tables", {"game": "tug", "seats": ["you", "open"], "rated": True, "key": key,
                            "time_control": {"kind": "game", "seconds": 600, "increment": 5}}),
        ("GET /api/v1/accounts/me/tables?opponent=Branwen&over=true", {"key": key}),
        ("GET /api/v1/accounts/me/tournaments?after_state=over&after_at=0&after_tournament=x", {"key": key}),
        ("GET /api/v1/accounts/me", {"key": key}),
    ]


async def check(port, prepared):
    """Others still get a passkey challenge, and a wrong code is reported as such."""
    status, told = await ask(port, source(16), "/api/v1/accounts/challenges", {"name": "Branwen"})
    if status != 201:
        return f"a newcomer gets no challenge: {status} {told}"
    status, told = await ask(port, source(16), "/api/v1/sessions", {"recovery_code": code()})
    return None if status == 403 and told["code"] == "bad_code" else f"a wrong code is told {status} {told}"
