"""A stranger who guesses tokens, streams and bot accounts, a hundred times at once."""
import asyncio, json, secrets
from wire import ask, head_of, source

MINE = source(109)
STRANGERS = 100


async def attack(port, games):
    await asyncio.gather(*(guess(port) for _ in range(STRANGERS)))


async def listen(port):
    """Returns the status of a stream with an invalid token."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(MINE, 0))
    try:
        writer.write(head_of("GET", "/api/v1/bot/events", secrets.token_urlsafe(32)))
        return int((await reader.readuntil(b"\r\n")).split()[1])
    finally:
        writer.close()


async def guess(port):
    session = lambda: {"key": secrets.token_urlsafe(32)}
    tries = [
        ("/api/v1/bots", lambda: None),
        ("/api/v1/bots", lambda: {**session(), "name": "Taliesin"}),
        ("GET /api/v1/accounts/me/bots", session),
        *((f"{method} /api/v1/bots/{secrets.token_urlsafe(9)}/token", session) for method in ("POST", "DELETE")),
        (f"DELETE /api/v1/bots/{secrets.token_urlsafe(9)}", session),
        ("/api/v1/tables", lambda: {"game": "tug", "seats": ["you", "invite:" + secrets.token_hex(4)]}),
        ("/api/v1/tables/nobody/invite-bot", lambda: {"key": secrets.token_urlsafe(32), "seat": 1, "bot": "Taliesin"}),
        ("/api/v1/bot/tables/nobody/record", lambda: None),
        *((f"/api/v1/bot/tables/nobody/{word}", lambda: {}) for word in ("accept", "resign", "rematch")),
        ("/api/v1/bot/tables/nobody/act", lambda: {"action": "a1-a2"}),
        ("/api/v1/bot/tables/nobody/decline", lambda: {"reason": "no"}),
        ("/api/v1/bot/tables/nobody/say", lambda: {"phrase": "hello"}),
        ("/api/v1/bot/tables/nobody/answer", lambda: {"proposal": 1, "accept": True}),
    ]
    while True:
        path, body = secrets.choice(tries)
        try:
            status = await listen(port) if secrets.randbelow(4) == 0 else (await ask(port, MINE, path, body()))[0]
        except (OSError, IndexError, asyncio.IncompleteReadError, json.JSONDecodeError):
            status = 429
        if status == 429:
            await asyncio.sleep(0.02)


async def check(port, prepared):
    """Others still get the list of listening bots, and an error for a bot that does not exist."""
    status, told = await ask(port, source(17), "/api/v1/bots")
    if status != 200 or told != {"bots": []}:
        return f"those who listen are {status} {told}"
    status, told = await ask(port, source(17), "/api/v1/tables", {"game": "tug", "seats": ["you", "invite:Nobody"]})
    return None if status == 404 and told["code"] == "no_bot" else f"who asks for nobody is told {status} {told}"
