"""The program `nemeton`, and what it says."""

import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import nemeton


class LabError(nemeton.Error):
    """A study cannot be played, or its results cannot be used; it says why in the words of the program."""


def read(file: Path, expected: str) -> bytes:
    """Raises LabError, which says what the file was expected to be."""
    try:
        return file.read_bytes()
    except OSError:
        raise LabError(f"{file} cannot be read, expected {expected}") from None


def ask(program: str, *arguments: str | Path, folder: Path | None = None) -> str:
    """What the program says when it is called so. Raises LabError, with its last line."""
    if shutil.which(program) is None:
        raise LabError(f"there is no program {program}, expected nemeton on the PATH or its path")
    done = subprocess.run([program, *arguments], capture_output=True, text=True, stdin=subprocess.DEVNULL, cwd=folder)
    if done.returncode != 0:
        last = done.stderr.strip().rpartition("\n")[2].removeprefix("nemeton: ")
        raise LabError(last or f"{program} ended with {done.returncode} and said nothing")
    return done.stdout


def connect(file: Path) -> sqlite3.Connection:
    """A file of results, to be read. Raises LabError."""
    try:
        return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
    except sqlite3.Error:
        raise LabError(f"{file} cannot be read, expected a file that nemeton lab run has written") from None


def study_in(file: Path) -> tuple[str, str]:
    """The text of the study whose results a file has, and the version of the program that played it. Raises LabError."""
    with closing(connect(file)) as db:
        try:
            text, version = db.execute("select text, version from study").fetchone()
        except (sqlite3.Error, TypeError):
            raise LabError(f"{file} has no study, expected a file that nemeton lab run has written") from None
    return text, version
