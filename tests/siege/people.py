"""Honest players: pairs of people, and people against a casual bot, who move at a person's pace; and how long each waits."""
import asyncio, random, time
from wire import Seat, join, open_table, source

PAIRS, AT_BOTS = 8, 4
PAUSE = 0.1  # between two moves at a table, in seconds


async def play_pair(port, number, waits):
    """How long it takes until the other side has an action."""
    while True:
        mine, theirs = source(10, number), source(11, number)
        table, key = await open_table(port, mine, game="brandubh", seats=["you", "open"])
        seats = [
            await Seat(port, mine, table, key).come(),
            await Seat(port, theirs, table, await join(port, theirs, table)).come(),
        ]
        for each in seats:
            await each.hear()
        while not seats[0].over():
            actor, other = seats if seats[0].actions() else seats[::-1]
            began = time.perf_counter()
            await actor.say(type="act", id=f"{actor.last}", action=random.choice(actor.actions()))
            told = await other.hear()
            waits.append(time.perf_counter() - began)
            if told["type"] == "error" or (await actor.hear())["type"] == "error":
                raise RuntimeError(told)
            await asyncio.sleep(PAUSE)
        for each in seats:
            await each.line.close()


async def play_bot(port, number, waits):
    """How long a casual bot lets one wait."""
    while True:
        mine = source(12, number)
        table, key = await open_table(port, mine, game="brandubh", seats=["you", "bot:casual"])
        me = await Seat(port, mine, table, key).come()
        await me.hear()
        while not me.over():
            await me.say(type="act", id=f"{me.last}", action=random.choice(me.actions()))
            await me.hear()
            began = time.perf_counter()
            if not me.over():
                await me.hear()
                waits.append(time.perf_counter() - began)
            await asyncio.sleep(PAUSE)
        await me.line.close()


async def measure(port, seconds):
    """The waits, in milliseconds and in order, of pairs and of those at bots."""
    pairs, bots = [], []
    tasks = [asyncio.create_task(play_pair(port, i + 1, pairs)) for i in range(PAIRS)]
    tasks += [asyncio.create_task(play_bot(port, i + 1, bots)) for i in range(AT_BOTS)]
    finished, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in finished:
        task.result()
    return [sorted(1000 * wait for wait in waits) for waits in (pairs, bots)]
