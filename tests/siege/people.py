"""Honest players, in pairs and against a casual bot, who move at a human pace. Measures how long each waits."""
import asyncio, contextlib, random, time
from wire import Seat, join, open_table, source

PAIRS, AT_BOTS = 8, 4
PAUSE = 0.1  # between two moves at a table, in seconds
PATIENCE = 60  # seconds until a missing answer is an error


class People:
    """Players at a server. They begin a move only during `play`."""

    def __init__(self, port):
        self.port, self.under_way = port, 0
        self.waits = {play_pair: [], play_bot: []}
        self.may_move = asyncio.Event()
        self.tasks = {asyncio.create_task(play_pair(self, i + 1)) for i in range(PAIRS)}
        self.tasks |= {asyncio.create_task(play_bot(self, i + 1)) for i in range(AT_BOTS)}

    async def play(self, seconds):
        """Lets people play for that time, and waits for moves that have begun. Returns the waits of pairs and of players
        against a bot, in milliseconds, sorted."""
        self.waits = {kind: [] for kind in self.waits}
        self.may_move.set()
        await asyncio.wait(self.tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        self.may_move.clear()
        end = time.perf_counter() + PATIENCE
        while self.under_way:
            await asyncio.sleep(0.005)
            for task in self.tasks:
                if task.done():
                    task.result()
            if time.perf_counter() > end:
                raise TimeoutError(f"no answer within {PATIENCE} s")
        return [sorted(each) for each in self.waits.values()]

    async def close(self):
        # A task may miss its cancellation while it gets an answer (Python 3.11's wait_for, which opens WebSockets).
        while self.tasks:
            for task in self.tasks:
                task.cancel()
            _, self.tasks = await asyncio.wait(self.tasks, timeout=0.2)

    @contextlib.asynccontextmanager
    async def timed(self, kind):
        await self.may_move.wait()
        self.under_way += 1
        began = time.perf_counter()
        try:
            yield
        finally:
            self.under_way -= 1
            self.waits[kind].append(1000 * (time.perf_counter() - began))


async def play_pair(people, number):
    """Times how long a move takes to reach the opponent."""
    mine, theirs = source(10, number), source(11, number)
    while True:
        table, key = await open_table(people.port, mine, game="brandubh", seats=["you", "open"])
        seats = [
            await Seat(people.port, mine, table, key).come(),
            await Seat(people.port, theirs, table, await join(people.port, theirs, table)).come(),
        ]
        for each in seats:
            await each.hear()
        while not seats[0].over():
            actor, other = seats if seats[0].actions() else seats[::-1]
            async with people.timed(play_pair):
                await actor.say(type="act", id=f"{actor.last}", action=random.choice(actor.actions()))
                told = await other.hear()
            if told["type"] == "error" or (await actor.hear())["type"] == "error":
                raise RuntimeError(told)
            await asyncio.sleep(PAUSE)
        for each in seats:
            await each.line.close()


async def play_bot(people, number):
    """Times how long a casual bot takes to answer."""
    mine = source(12, number)
    while True:
        table, key = await open_table(people.port, mine, game="brandubh", seats=["you", "bot:casual"])
        me = await Seat(people.port, mine, table, key).come()
        await me.hear()
        while not me.over():
            async with people.timed(play_bot):
                await me.say(type="act", id=f"{me.last}", action=random.choice(me.actions()))
                await me.hear()
                if not me.over():
                    await me.hear()
            await asyncio.sleep(PAUSE)
        await me.line.close()
