"""Pairs at twenty tables who make every request, refuse it and give time as fast as they can, while spectators come and go."""
import asyncio
from wire import Seat, join, open_table, source

MINE = source(107)
TABLES = 20
SAID = (
    {"type": "propose", "kind": "tie"},
    {"type": "propose", "kind": "pause"},
    {"type": "propose", "kind": "take_back"},
    {"type": "propose", "kind": "substitute", "target": 1},
    {"type": "propose", "kind": "claim", "target": 1},
    {"type": "give_time", "to": 1},
    {"type": "give_time", "to": 0},
    {"type": "continue"},
)


async def attack(port, games):
    await asyncio.gather(*(table(port) for _ in range(TABLES)))


async def table(port):
    clocks = {"kind": "game", "seconds": 21600, "increment": 0}
    name, key = await open_table(port, MINE, game="brandubh", seats=["you", "open"], time_control=clocks)
    seats = [await Seat(port, MINE, name, key).come(), await Seat(port, MINE, name, await join(port, MINE, name)).come()]
    await asyncio.gather(*(quarrel(seat) for seat in seats), *(hear_all(seat) for seat in seats), look_on(port, name))


async def quarrel(seat):
    number = 0
    while True:
        for message in SAID:
            number += 1
            await seat.say(id=f"{number}", **message)
            for question in (seat.last, seat.last - 1):
                number += 1
                await seat.say(type="answer", id=f"{number}", proposal=max(0, question), accept=False)


async def hear_all(seat):
    while True:
        await seat.hear()


async def look_on(port, name):
    while True:
        seat = await Seat(port, MINE, name, None).come()
        await seat.line.close()
