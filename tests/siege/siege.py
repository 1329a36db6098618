#!/usr/bin/python3
"""Lays siege to a server of Nemeton: honest people play, first in peace and then under each attack, and wait about as long.

    siege.py [--seconds 60] [--server build/release/nemeton] [ATTACK…]

Attacks are the files of attacks/, each a client written from docs/ alone; it works beside the honest ones, from an address of its own, and
stands back for the server, as if it were another machine's. Under an attack 99 of 100 waits may be three times as long as in peace. What
is shorter than a person notices is never too long: 25 ms for a move, 100 ms for a casual bot. Ends with 1 where that does not hold.
"""
import argparse, asyncio, importlib, json, os, pathlib, subprocess, sys, tempfile
import long_games, people
from server import Server

HERE = pathlib.Path(__file__).parent
FLOORS = (25, 100)  # milliseconds: of a move, of a casual bot
FACTOR = 3
RAMP = 1  # seconds that an attack has for itself
GAMES = 2  # long ones


def length(seconds):
    """How many events a long game has: to play them takes time too."""
    return int(min(6000, 30 * seconds))


def percentile(waits, part):
    return waits[min(len(waits) - 1, int(part * len(waits)))] if waits else float("inf")


def row(name, measured):
    told = [f"{percentile(waits, 0.5):7.1f} {percentile(waits, 0.99):7.1f}" for waits in measured]
    print(f"{name:20} {told[0]}   {told[1]}   {len(measured[0]):6} {len(measured[1]):5}", flush=True)


def read(name):
    return importlib.import_module(f"attacks.{name}")


def begin_attack(name, port, games):
    """In a process of its own, which the server need not share a processor with."""
    command = [sys.executable, __file__, "--attack", name, "--port", str(port), "--games", json.dumps(games)]
    return subprocess.Popen(command, preexec_fn=lambda: os.nice(10), stderr=subprocess.DEVNULL)


def besiege(options, names):
    """The complaints."""
    complaints = []
    with tempfile.TemporaryDirectory() as data:
        games = []
        if any(hasattr(read(name), "NEEDS_LONG_GAMES") for name in names):
            server = Server(options.server, data, "--limits", "off")
            games = asyncio.run(long_games.play_all(server.port, GAMES, length(options.seconds)))
            server.stop()
        server = Server(options.server, data)
        seconds = max(2, options.seconds / (len(names) + 1) - RAMP)
        print(f"{'':20} {'move':>7} {'p99':>7}   {'bot':>7} {'p99':>7}   {'moves':>6} {'bots':>5}")
        quiet = asyncio.run(people.measure(server.port, seconds))
        row("in peace", quiet)
        for name in names:
            attack = read(name)
            if hasattr(attack, "RESTART"):
                server.stop()
                server = Server(options.server, data)
            complaints += asyncio.run(measure_under(name, attack, server.port, games, quiet, seconds))
        server.stop()
    return complaints


async def measure_under(name, attack, port, games, quiet, seconds):
    prepared = await attack.setup(port) if hasattr(attack, "setup") else None
    process = begin_attack(name, port, games)
    try:
        await asyncio.sleep(RAMP)
        measured = await people.measure(port, seconds)
    finally:
        process.terminate()
        process.wait()
    row(name, measured)
    complaints = []
    for what, waits, before, floor in zip(("a move", "a casual bot"), measured, quiet, FLOORS):
        most = max(FACTOR * percentile(before, 0.99), floor)
        if percentile(waits, 0.99) > most:
            complaints.append(f"{name}: {what} takes {percentile(waits, 0.99):.0f} ms, expected at most {most:.0f}")
    wrong = await attack.check(port, prepared) if hasattr(attack, "check") else None
    return complaints + ([f"{name}: {wrong}"] if wrong else [])


def main():
    # bots_after_restart finds the tables of bots_of_nobody.
    known = sorted((each.stem for each in HERE.glob("attacks/*.py")), key=lambda name: (name != "bots_of_nobody", name))
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(known))
    arguments.add_argument("--seconds", type=float, default=60)
    arguments.add_argument("--server", default=HERE.parent.parent / "build/release/nemeton")
    for internal in ("--attack", "--port", "--games"):
        arguments.add_argument(internal, help=argparse.SUPPRESS)
    options = arguments.parse_args()
    if options.attack:
        return asyncio.run(read(options.attack).attack(int(options.port), json.loads(options.games)))
    complaints = besiege(options, options.attacks or known)
    print("\n".join(complaints))
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
