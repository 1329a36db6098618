"""`python3 -m nemeton.lab tune TUNING.toml`: what `nemeton lab tune` hands over to."""

import argparse
import os
import sys
from pathlib import Path

import nemeton

from .run_tuning import tune


def main(arguments: list[str] | None = None) -> int:
    """The status to exit with: 0, 1 if it was stopped, 2 if it could not be done."""
    parser = argparse.ArgumentParser(prog="nemeton lab", description="Studies of rule sets, from Python.")
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("tune", help="search options of a game for what a tuning aims at", description=tune.__doc__ and tune.__doc__.partition("\n")[0])
    command.add_argument("tuning", type=Path, help="the tuning, a TOML file")
    command.add_argument("--out", type=Path, help="the file of the trials (SQLite); left out: beside the tuning, with the ending .sqlite")
    command.add_argument("--address", help='a cluster of Ray that plays the games, such as "auto"; left out: this machine plays them')
    command.add_argument("--template", type=Path, help="the page of a report without results; left out: the program's own")
    command.add_argument("--program", default="nemeton", help="the program that plays (%(default)s)")
    given = parser.parse_args(arguments)
    try:
        done = tune(given.tuning, out=given.out, address=given.address, program=given.program)
        print(done)
        print(done.csv, done.json, sep="\n")
        print(done.report(given.template), flush=True)
    except KeyboardInterrupt:
        print("nemeton: stopped; the same command goes on", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"nemeton: {error}", file=sys.stderr)
        # What could not be written is tried again at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 2
    except (nemeton.Error, ImportError) as error:
        print(f"nemeton: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
