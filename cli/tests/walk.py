#!/usr/bin/env python3
"""Runs every command of `nemeton`, found by --help, with unusable files, full outputs and invalid numbers: walk.py PATH_OF_NEMETON

A command that fails has to say so in one line that begins with "nemeton: ", and exits with 2.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

NEMETON = sys.argv[1]
FOLDER = Path(tempfile.mkdtemp(prefix="nemeton-walk-"))
failures = 0


def path(name: str, text: str | bytes = "") -> str:
    file = FOLDER / name
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return str(file)


RECORD = json.dumps({"nemeton": 1, "game": "tug", "seats": 2, "options": {}, "steps": []})
STUDY = 'title = "Walk"\ngames = 20\n[[setting]]\ngame = "brandubh"\nplayers = "random"\n'
record = path("record.json", RECORD)
study = path("study.toml", STUDY)
key = path("key", "0123456789abcdef01234567")
NONE = "http://127.0.0.1:1"

# For each command, arguments with which it runs, and whether it ends at once. A command that --help lists and that is missing here is a failure.
RUNS: dict[str, tuple[list[str], bool]] = {
    "play": (["tug"], True),
    "engine": ([], True),
    "serve": (["--port", "0", "--data", str(FOLDER / "data")], False),
    "backup": ([str(FOLDER / "copy"), "--data", str(FOLDER / "data")], False),
    "check": (["--data", str(FOLDER / "data")], False),
    "verify": ([record, "--unsigned"], True),
    "dev bench": (["tug", "--runs", "1", "--seconds", "0.01"], True),
    "lab match": (["tug", "--player", "novice", "--player", "beginner", "--games", "2", "--ms", "1"], True),
    "lab rate": (["tug", "--games", "2", "--ms", "1", "--option", "ply_limit=10"], True),
    "lab new": (["tug"], True),
    "lab run": ([study, "--out", str(FOLDER / "walk.sqlite")], True),
    "lab summary": ([str(FOLDER / "walk.sqlite")], True),
    "lab merge": (["--out", str(FOLDER / "merged.sqlite"), str(FOLDER / "walk.sqlite")], True),
    "lab report": ([str(FOLDER / "walk.json"), "--template", path("page.html", '<i id="results">{}</i>')], True),
    "lab tune": ([], False),
    "dev puzzles": (["tug", "--count", "1", "--option", "ply_limit=60"], True),
    "dev train": (["danube", "--out", str(FOLDER / "training")], False),
    "dev solve bluff": (["--option", "dice=1", "--epochs", "1", "--out", str(FOLDER / "bluff.net")], True),
    "dev solve brandubh": (["--network", str(Path(NEMETON).parent / "networks/brandubh.net"), "--plies", "1", "--nodes", "1", "--out", str(FOLDER / "brandubh.net")], True),
    "dev solve tug": (["--athletes", "1", "--out", str(FOLDER / "tug.table")], True),
    "dev load": (["--tables", "1", "--seconds", "1"], False),
    **{
        f"admin {name}": ([*words, "--key-file", key, "--server", NONE], False)
        for name, words in {
            "reports": [], "bans": [], "log": [], "unban": ["x"], "close": ["x"], "rename": ["x"], "unannounce": ["x"],
            "settle": ["x"], "ban": ["name", "x"], "announce": ["x"], "statistics": [],
        }.items()
    },
}  # fmt: skip
# Commands that write nothing to standard output, so that it may be full.
SILENT = ("dev solve bluff", "dev solve brandubh", "dev solve tug")
# Other options that an option needs.
NEEDS = {"dev solve tug --even": ["--nineteenth"]}
NUMBERS = ("INT", "UINT", "FLOAT", "NUMBER")
NO_NUMBERS = ("nan", "inf", "-inf", "1e999", "99999999999999999999999", "x", "")


QUIT = os.open(path("quit", '{"cmd":"quit"}\n'), os.O_RDONLY)


def run(words: list[str], stdout: int = subprocess.PIPE, stdin: int = QUIT) -> tuple[int, str]:
    os.lseek(QUIT, 0, os.SEEK_SET)
    done = subprocess.run([NEMETON, *words], stdin=stdin, stdout=stdout, stderr=subprocess.PIPE, timeout=600)
    return done.returncode, done.stderr.decode()


def expect_failure(what: str, words: list[str], names: str = "", **streams: int) -> None:
    global failures
    status, said = run(words, **streams)
    lines = [line for line in said.splitlines() if line.startswith("nemeton: ")]
    # Progress may come before the error.
    if status == 2 and lines and said.splitlines()[-1] == lines[-1] and names in lines[-1]:
        return
    failures += 1
    print(f"{what}: status {status}, expected 2 and a line about {names!r}: nemeton {' '.join(words)}\n{said}")


class Option:
    """An option or an argument of a command, as in its line of --help."""

    def __init__(self, name: str, kind: str) -> None:
        self.name, self.kind = name, kind


def help_of(command: str) -> tuple[list[str], list[Option]]:
    """Returns the subcommands and the options of a command."""
    text = subprocess.run([NEMETON, *command.split(), "--help"], stdout=subprocess.PIPE, text=True, check=True).stdout
    below: list[str] = []
    options: list[Option] = []
    part = ""
    for line in text.splitlines():
        if line and not line[0].isspace():
            part = line.upper()
        elif found := re.match(r"  (\S+)", line):
            if part.startswith("SUBCOMMANDS"):
                below.append(found[1])
            elif part.startswith(("OPTIONS", "POSITIONALS")) and not found[1].startswith("-h"):
                words = line.split()
                options.append(Option(words[0].rstrip(","), words[1] if len(words) > 1 else ""))
    return below, options


def commands(above: str = "") -> list[str]:
    if above == "lab tune":  # Python reads its arguments.
        return [above]
    below, _ = help_of(above)
    return [each for name in below for each in commands(f"{above} {name}".strip())] if below else [above]


def with_value(command: str, option: Option, value: str) -> list[str]:
    """Returns the arguments of a command, with another value for an option."""
    words = [*RUNS[command][0], *NEEDS.get(f"{command} {option.name}", ())]
    if option.name.startswith("-"):
        if option.name in words:
            at = words.index(option.name)
            del words[at : at + 2]
        words.append(f"{option.name}={value}")
        return [*command.split(), *words]
    _, options = help_of(command)
    places = [each.name for each in options if not each.name.startswith("-")]
    at = places.index(option.name)
    plain = [i for i, word in enumerate(words) if not word.startswith("-") and (i == 0 or not words[i - 1].startswith("-"))]
    words[plain[at]] = value
    return [*command.split(), *words]


def walk() -> None:
    missing, cut = str(FOLDER / "missing"), str(FOLDER / "no/such/file")
    full = os.open("/dev/full", os.O_WRONLY)
    folder = os.open(FOLDER, os.O_RDONLY)
    found = commands()
    for command in found:
        if command not in RUNS:
            raise SystemExit(f"{command} is unknown to this test, expected a line for it in RUNS")
        words, is_short = RUNS[command]
        whole = [*command.split(), *words]
        if is_short:
            if command == "lab merge":  # The merged files have to be the whole study.
                assert run(["lab", "run", study, "--out", str(FOLDER / "walk.sqlite")])[0] == 0
            status, said = run(whole)
            if status != 0:
                raise SystemExit(f"{command}: status {status}, expected 0: {said}")
            if command not in SILENT:
                expect_failure(f"{command} on a full output", whole, "standard output", stdout=full)
        if command in ("play", "engine"):
            expect_failure(f"{command} with a folder as its input", whole, "standard input", stdin=folder)
        if command != "lab tune":
            expect_failure("help on a full output", [*command.split(), "--help"], "standard output", stdout=full)
            _, options = help_of(command)
            for option in options:
                walk_option(command, option, missing, cut)
    for name in ("reports", "log"):
        expect_failure("a key typed in a folder", ["admin", name, "--key-file", "-", "--server", NONE], "no key", stdin=folder)
    expect_failure("a record typed in a folder", ["verify", "-"], "standard input", stdin=folder)


def walk_option(command: str, option: Option, missing: str, cut: str) -> None:
    what = f"{command} {option.name}"
    name = option.name
    kind = option.kind.split(":")[0]
    if kind == "FILE" or name == "--refused-names":
        for value in (str(FOLDER), missing, "/proc/self/mem"):
            expect_failure(what, with_value(command, option, value), value)
    elif kind == "OUTFILE":
        for value in (str(FOLDER), cut):
            expect_failure(what, with_value(command, option, value), value)
        if RUNS[command][1]:
            expect_failure(what, with_value(command, option, "/dev/full"), "/dev/full")
    elif kind in ("FOLDER", "OUTFOLDER") or name in ("--page", "--networks", "--tables", "--data"):
        for value in (study, *((missing,) if kind != "OUTFOLDER" and name != "--data" else ())):
            expect_failure(what, with_value(command, option, value), value)
    elif kind in NUMBERS or name == "--sprt":
        for value in NO_NUMBERS:
            expect_failure(what, with_value(command, option, f"{value},{value}" if name == "--sprt" else value), name.lstrip("-"))
        if kind != "FLOAT" and name != "--sprt":
            expect_failure(what, with_value(command, option, "1.5"), name.lstrip("-"))


try:
    walk()
    for device in ("/dev/full", "/dev/null"):
        assert not Path(device).is_file(), f"{device} was replaced"
finally:
    subprocess.run(["rm", "-rf", FOLDER], check=True)
sys.exit(1 if failures else 0)
