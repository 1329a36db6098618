"""Sixty tables at which a player sits with three bots, best or casual, and plays as fast as they allow."""
import asyncio, random
from wire import Seat, ask, source

MINE = source(101)


async def attack(port, games):
    await asyncio.gather(*(play(port, "bot:best" if i % 2 else "bot:casual") for i in range(60)))


async def play(port, bot):
    while True:
        status, told = await ask(
            port, MINE, "/api/v1/tables", {"game": "duel", "seats": ["you", bot, bot, bot]}
        )
        if status != 201:
            return await asyncio.sleep(3600)
        me = await Seat(port, MINE, told["table"], told["key"]).come()
        while not me.over():
            await me.hear()
            if me.actions():
                await me.say(type="act", id=f"{me.last}", action=random.choice(me.actions()))
        await me.line.close()
