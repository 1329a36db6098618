"""A stranger who guesses the moderator's key, and reports everyone again and again, a hundred times at once."""
import secrets
from wire import ask, done, pester, source

MINE = source(109)
READS = ["reports", "bans", "log", "statistics"]
WRITES = ["POST bans", "POST accounts/reset-name", "POST announcements", "DELETE tables/TABLE", "DELETE bans/B"]


async def attack(port, games):
    opened = await done(port, MINE, "/api/v1/tables", {"game": "tug", "seats": ["you", "open"]})
    await pester(port, MINE, lambda: tries(opened["table"]))


def tries(table):
    words = "\u2603" * 500
    return [
        (f"GET /api/v1/moderation/{secrets.choice(READS)}", {"key": secrets.token_hex(20)}),
        (secrets.choice(WRITES).replace(" ", " /api/v1/moderation/").replace("TABLE", table), {"key": "", "network": "127.0.0.0/8"}),
        ("/api/v1/reports", {"table": table, "seat": 0, "reason": "other", "text": words}),
        ("/api/v1/reports", {"player": secrets.token_urlsafe(9), "reason": "name"}),
        ("PUT /api/v1/accounts/me/blocks/somebody", {"key": secrets.token_urlsafe(32)}),
        (f"/api/v1/tables/{table}/remove-player", {"key": secrets.token_urlsafe(32), "seat": 1, "block_rejoin": True}),
        ("/api/v1/announcements", None),
    ]


async def check(port, prepared):
    """Others can still report players, and a wrong key still opens nothing."""
    opened = await done(port, source(17), "/api/v1/tables", {"game": "tug", "seats": ["you", "open"]})
    report = {"table": opened["table"], "seat": 0, "reason": "chat"}
    status, told = await ask(port, source(17), "/api/v1/reports", report)
    if status != 201:
        return f"a report is told {status} {told}"
    status, told = await ask(port, source(17), "GET /api/v1/moderation/reports", {"key": secrets.token_hex(20)})
    return None if status == 403 and told["code"] == "bad_key" else f"a wrong key is told {status} {told}"
