#!/usr/bin/python3
"""Besieges a Nemeton server: honest players there should wait about as long as on a server in peace.

    siege.py [--seconds 60] [--server build/release/nemeton] [ATTACK…]

Attacks are the files of attacks/, each a client written from docs/ alone. An attack runs beside the honest players, from
its own address, and yields the processor to the server, as if it ran on another machine. Under attack, 99 of 100 waits may
be three times as long as in peace. A wait that a person would not notice always passes: 25 ms for a move, 100 ms for a
casual bot.

Other load on the machine should slow both servers alike, so they are measured in turns: one server and its attack are paused
while people play on the other. The medians of the turns are compared, and waits that are too long are measured again. Exits
with 1 if they are too long again, or with 77 if other programs used so much of the processors that this says nothing.
"""
import argparse, asyncio, importlib, json, os, pathlib, resource, secrets, shutil, signal, statistics, subprocess, sys, tempfile
import long_games, mails
from people import People
from server import Server

HERE = pathlib.Path(__file__).parent
FLOORS = (25, 100)  # milliseconds, for a move and for a casual bot
FACTOR = 3
RAMP = 1  # seconds that an attack runs before the measurement
TURNS = 5
GAMES = 2  # long ones
OTHERS = 0.2  # share of the processors' time that other programs may take


class Processors:
    """Measures the time of the processors since its creation, in seconds. The siege's own processes count once they have ended."""

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
        """Returns the share that other programs took."""
        busy, whole, own = (now - then for now, then in zip(self.read(), self.began))
        return (busy - own) / whole


def length(seconds):
    """Returns the number of events in a long game, limited because playing them takes time too."""
    return int(min(6000, 30 * seconds))


def percentile(waits, part):
    return waits[min(len(waits) - 1, int(part * len(waits)))] if waits else float("inf")


def median(turns, part):
    """Returns the median over the turns of that percentile of the waits."""
    return statistics.median(percentile(waits, part) for waits in turns)


def row(name, pairs, bots):
    told = [f"{median(turns, 0.5):7.1f} {median(turns, 0.99):7.1f}" for turns in (pairs, bots)]
    print(f"{name:20} {told[0]}   {told[1]}   {sum(map(len, pairs)):6} {sum(map(len, bots)):5}", flush=True)


def read(name):
    return importlib.import_module(f"attacks.{name}")


def begin_attack(name, port, games):
    """Starts an attack in its own process, so that the server need not share a processor with it."""
    command = [sys.executable, __file__, "--attack", name, "--port", str(port), "--games", json.dumps(games)]
    return subprocess.Popen(command, preexec_fn=lambda: os.nice(10), stderr=subprocess.DEVNULL)


# The server has a moderator, whose key no attacker has, and sends mails.
HOST = ["--moderator-keys", "host:" + secrets.token_hex(20)]


class House:
    """A server with its own copy of a data folder that holds the long games."""

    def __init__(self, program, prepared, options=()):
        self.program, self.data, self.options = program, tempfile.TemporaryDirectory(), (*HOST, *options)
        shutil.copytree(prepared, self.data.name, dirs_exist_ok=True)
        self.server = Server(program, self.data.name, *self.options)

    async def restart(self):
        await self.stop()
        self.server = Server(self.program, self.data.name, *self.options)

    async def stop(self):
        # Open WebSockets answer its goodbye meanwhile: otherwise it waits two seconds for them.
        await asyncio.to_thread(self.server.stop)

    async def close(self):
        await self.stop()
        self.data.cleanup()


def chains(names):
    """Groups the attacks: an attack that needs a restart follows the one before it."""
    found = []
    for name in names:
        if found and hasattr(read(name), "RESTART"):
            found[-1].append(name)
        else:
            found.append([name])
    return found


async def besiege(options, names):
    """Runs the attacks, and returns the complaints."""
    complaints = []
    seconds = max(0.3, (options.seconds / len(names) - RAMP) / (2 * TURNS))  # of a turn
    with tempfile.TemporaryDirectory() as prepared, tempfile.TemporaryDirectory() as page:
        HOST.extend(await mails.begin(page))
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
        await peace.close()
    return complaints


async def lay(program, chain, prepared, games, in_peace, seconds):
    """Runs a chain of attacks on one server, and returns the complaints."""
    complaints = []
    house = House(program, prepared, getattr(read(chain[0]), "OPTIONS", ()))
    for name in chain:
        if hasattr(read(name), "RESTART"):
            await house.restart()
        complaints += await measure(name, house.server, games, in_peace, seconds)
    await house.close()
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
    # bots_after_restart needs the tables of bots_of_nobody.
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
