#!/usr/bin/python3
"""Lays siege to a server of Nemeton: honest people play there, and wait about as long as at one in peace.

    siege.py [--seconds 60] [--server build/release/nemeton] [ATTACK…]

Attacks are the files of attacks/, each a client written from docs/ alone; it works beside the honest ones, from an address of its own, and
stands back for the server, as if it were another machine's. Under an attack 99 of 100 waits may be three times as long as in peace. What
is shorter than a person notices is never too long: 25 ms for a move, 100 ms for a casual bot.

What else the machine does is to slow both alike, so the two are measured in turns: the one server and its attack stand still while people
play at the other. The medians of the turns are compared, and what is too long is measured a second time. Ends with 1 where it is too long again;
with 77 where that says nothing, since other programs took much of the processors meanwhile.
"""
import argparse, asyncio, importlib, json, os, pathlib, resource, secrets, shutil, signal, statistics, subprocess, sys, tempfile
import long_games
from people import People
from server import Server

HERE = pathlib.Path(__file__).parent
FLOORS = (25, 100)  # milliseconds: of a move, of a casual bot
FACTOR = 3
RAMP = 1  # seconds that an attack has for itself
TURNS = 5
GAMES = 2  # long ones
OTHERS = 0.2  # of the processors' time, which others may take


class Processors:
    """Their time since this was made, in seconds: what this siege takes of it, whose processes have ended, and what other programs take."""

    def __init__(self):
        self.began = self.read()

    @staticmethod
    def read():
        with open("/proc/stat") as stat:
            user, nice, system, idle, iowait, irq, softirq, steal = (int(each) for each in stat.readline().split()[1:9])
        ticks = os.sysconf("SC_CLK_TCK")
        own = sum(sum(resource.getrusage(whose)[:2]) for whose in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
        busy = (user + nice + system + irq + softirq + steal) / ticks
        return busy, busy + (idle + iowait) / ticks, own

    def others(self):
        """The part that others have taken."""
        busy, whole, own = (now - then for now, then in zip(self.read(), self.began))
        return (busy - own) / whole


def length(seconds):
    """How many events a long game has: to play them takes time too."""
    return int(min(6000, 30 * seconds))


def percentile(waits, part):
    return waits[min(len(waits) - 1, int(part * len(waits)))] if waits else float("inf")


def median(turns, part):
    """The median of the turns: what that part of the waits does not exceed."""
    return statistics.median(percentile(waits, part) for waits in turns)


def row(name, pairs, bots):
    told = [f"{median(turns, 0.5):7.1f} {median(turns, 0.99):7.1f}" for turns in (pairs, bots)]
    print(f"{name:20} {told[0]}   {told[1]}   {sum(map(len, pairs)):6} {sum(map(len, bots)):5}", flush=True)


def read(name):
    return importlib.import_module(f"attacks.{name}")


def begin_attack(name, port, games):
    """In a process of its own, which the server need not share a processor with."""
    command = [sys.executable, __file__, "--attack", name, "--port", str(port), "--games", json.dumps(games)]
    return subprocess.Popen(command, preexec_fn=lambda: os.nice(10), stderr=subprocess.DEVNULL)


# Somebody keeps order there, whose key no attacker has.
HOST = ("--admin-keys", "host:" + secrets.token_hex(20))


class House:
    """A server on a data folder of its own, a copy of one in which long games stand."""

    def __init__(self, program, prepared):
        self.program, self.data = program, tempfile.TemporaryDirectory()
        shutil.copytree(prepared, self.data.name, dirs_exist_ok=True)
        self.server = Server(program, self.data.name, *HOST)

    def restart(self):
        self.server.stop()
        self.server = Server(self.program, self.data.name, *HOST)

    def close(self):
        self.server.stop()
        self.data.cleanup()


def chains(names):
    """Attacks that go on where the one before has ended stand behind it."""
    found = []
    for name in names:
        if found and hasattr(read(name), "RESTART"):
            found[-1].append(name)
        else:
            found.append([name])
    return found


async def besiege(options, names):
    """The complaints."""
    complaints = []
    seconds = max(0.3, (options.seconds / len(names) - RAMP) / (2 * TURNS))  # of a turn
    with tempfile.TemporaryDirectory() as prepared:
        games = []
        if any(hasattr(read(name), "NEEDS_LONG_GAMES") for name in names):
            server = Server(options.server, prepared, "--limits", "off")
            games = await long_games.play_all(server.port, GAMES, length(options.seconds))
            server.stop()
        peace = House(options.server, prepared)
        people = People(peace.server.port)
        await people.play(seconds)
        print(f"{'':20} {'move':>7} {'p99':>7}   {'bot':>7} {'p99':>7}   {'moves':>6} {'bots':>5}")
        for chain in chains(names):
            if await lay(options.server, chain, prepared, games, people, seconds):
                print("once more:")
                complaints += await lay(options.server, chain, prepared, games, people, seconds)
        await people.close()
        peace.close()
    return complaints


async def lay(program, chain, prepared, games, in_peace, seconds):
    """The complaints about attacks on one house."""
    complaints = []
    house = House(program, prepared)
    for name in chain:
        if hasattr(read(name), "RESTART"):
            house.restart()
        complaints += await measure(name, house.server, games, in_peace, seconds)
    house.close()
    return complaints


async def measure(name, server, games, in_peace, seconds):
    attack = read(name)
    prepared = await attack.setup(server.port) if hasattr(attack, "setup") else None
    process = begin_attack(name, server.port, games)
    besieged = People(server.port)
    turns = {"in peace": [], name: []}
    try:
        await asyncio.sleep(RAMP)
        for _ in range(TURNS):
            turns[name].append(await besieged.play(seconds))
            process.send_signal(signal.SIGSTOP)
            server.pause()
            turns["in peace"].append(await in_peace.play(seconds))
            server.go_on()
            process.send_signal(signal.SIGCONT)
    finally:
        process.kill()
        process.wait()
        server.go_on()
        await besieged.close()
    peace, siege = ([*zip(*each)] for each in turns.values())
    row("in peace", *peace)
    row(name, *siege)
    complaints = []
    for what, before, under, floor in zip(("a move", "a casual bot"), peace, siege, FLOORS):
        most = max(FACTOR * median(before, 0.99), floor)
        if median(under, 0.99) > most:
            complaints.append(f"{name}: {what} takes {median(under, 0.99):.0f} ms, expected at most {most:.0f}")
    wrong = await attack.check(server.port, prepared) if hasattr(attack, "check") else None
    return complaints + ([f"{name}: {wrong}"] if wrong else [])


def main():
    # bots_after_restart finds the tables of bots_of_nobody.
    known = sorted((each.stem for each in HERE.glob("attacks/*.py")), key=lambda name: (name != "bots_of_nobody", not hasattr(read(name), "RESTART"), name))
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(known))
    arguments.add_argument("--seconds", type=float, default=60)
    arguments.add_argument("--server", default=HERE.parent.parent / "build/release/nemeton")
    for internal in ("--attack", "--port", "--games"):
        arguments.add_argument(internal, help=argparse.SUPPRESS)
    options = arguments.parse_args()
    if options.attack:
        return asyncio.run(read(options.attack).attack(int(options.port), json.loads(options.games)))
    processors = Processors()
    complaints = asyncio.run(besiege(options, options.attacks or known))
    print("\n".join(complaints))
    if complaints and (others := processors.others()) > OTHERS:
        print(f"Other programs took {100 * others:.0f} % of the processors' time meanwhile: that may be why. Repeat it when they are done.")
        return 77
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
