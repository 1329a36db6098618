#!/usr/bin/python3
"""How many people who look for company a server pairs, and how long they wait for that.

    seekers.py [--people 10000] [--rate 1000] [--seconds 20] [--store URL] [--server build/release/nemeton]

First so many come at once, and all wait until they are paired; then they come one after the other, so many a second. With a store two servers
stand on it, and every second one who comes goes to the other. Ends with 1 where somebody was not paired, or a table has not two people.
"""
import argparse, asyncio, collections, pathlib, resource, secrets, sys, tempfile, time

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "tests/siege"))
from server import Server
from wire import ask, source

GAMES = ("brandubh", "danube", "tug", "duel")


def percentile(waits, part):
    return sorted(waits)[min(len(waits) - 1, int(part * len(waits)))] * 1000


async def look(port, number, waits, tables):
    """One person, who takes any of a few games or one alone."""
    games = GAMES if number % 3 == 0 else GAMES[:1]
    body = {"seat_key": secrets.token_urlsafe(32), "games": games, "pace": "live"}
    began = time.monotonic()
    told = {"table": None}
    while told["table"] is None:
        status, told = await ask(port, source(20 + number % 200, 1 + number % 250), "/api/v1/seeks", body)
        if status != 200:
            raise RuntimeError(f"{status}: {told}")
    waits.append(time.monotonic() - began)
    tables[told["table"]] += 1


async def measure(what, ports, people, rate):
    """People who come so many a second, or all at once where no rate is given."""
    waits, tables, began = [], collections.Counter(), time.monotonic()
    tasks = []
    for number in range(people):
        if rate:
            await asyncio.sleep(max(0, began + number / rate - time.monotonic()))
        tasks.append(asyncio.create_task(look(ports[number % len(ports)], number, waits, tables)))
    await asyncio.gather(*tasks)
    took = time.monotonic() - began
    told = f"{len(tables)} tables in {took:.1f} s, {len(tables) / took:.0f} a second"
    print(f"{what}: {told}; waits {percentile(waits, 0.5):.0f} ms half, {percentile(waits, 0.99):.0f} ms 99 of 100")
    return tables


async def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=10000)
    parser.add_argument("--rate", type=int, default=1000)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--store")
    parser.add_argument("--server", default="build/release/nemeton")
    asked = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    folder = tempfile.TemporaryDirectory()
    more = ["--limits", "off", *(["--store", asked.store] if asked.store else [])]
    servers = [Server(asked.server, folder.name, *more) for _ in range(2 if asked.store else 1)]
    ports = [each.port for each in servers]
    try:
        tables = await measure(f"{asked.people} at once", ports, asked.people, 0)
        tables += await measure(f"{asked.rate} a second", ports, asked.rate * asked.seconds // 2 * 2, asked.rate)
    finally:
        for each in servers:
            each.stop()
    used = sum(resource.getrusage(resource.RUSAGE_CHILDREN)[:2])
    print(f"{used / len(tables) * 1000:.2f} ms of a processor for each table, without the database's")
    return 0 if set(tables.values()) == {2} else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
