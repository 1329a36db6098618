"""A stranger who asks a bot account to play again and again, a hundred times at once, and makes no move."""
import asyncio
from bot import Bot
from wire import ask, open_table, pester, source

MINE = source(110)
ASKING = {"game": "brandubh", "seats": ["you", "invite:Taliesin"]}
PATIENCE = 20  # seconds


async def setup(port):
    return await Bot(port, source(19), "Taliesin").begin()


async def attack(port, games):
    await pester(port, MINE, lambda: [("/api/v1/tables", ASKING)])


async def check(port, bot):
    """The bot account plays a few games with the stranger, and still plays with others."""
    while (await ask(port, MINE, "/api/v1/tables", ASKING))[0] == 201:
        pass
    for guest in range(2):
        table, _ = await open_table(port, source(21, guest + 1), **ASKING)
        for _ in range(10 * PATIENCE):
            if table in bot.games:
                break
            await asyncio.sleep(0.1)
        else:
            return f"another who asks is not answered; the bot account plays {len(bot.games)} games"
    return None
