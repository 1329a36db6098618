"""Games of thousands of events, for attacks that cost the server more the longer a game is."""
import asyncio, random
from wire import Seat, join, open_table, source

GAME = "druidica"


async def play(port, number, events):
    """Plays a game at random, which gets nowhere. Returns its table, its length, and an action near its end."""
    mine = source(20, number)
    table, key = await open_table(port, mine, game=GAME, seats=["you", "open"], options={"target": 99, "ply_limit": 100000})
    other = await join(port, mine, table)
    seats = [await Seat(port, mine, table, each).come() for each in (key, other)]
    for each in seats:
        await each.hear()
    acted = None
    while seats[0].last < events and not seats[0].over():
        actor = next((each for each in seats if each.actions()), None)
        if actor:
            acted = {"key": actor.key, "id": f"{actor.last}", "action": random.choice(actor.actions())}
            await actor.say(type="act", id=acted["id"], action=acted["action"])
        told = [await each.hear() for each in seats]
        if told[0]["type"] == "error":
            raise RuntimeError(told)
    for each in seats:
        await each.line.close()
    return {"table": table, "events": seats[0].last, **acted}


async def play_all(port, count, events):
    return await asyncio.gather(*(play(port, i + 1, events) for i in range(count)))
