"""Whether the folders of the sources stand on each other, none in a circle: each can be read with what lies below it.
tools/rooms.test.ts checks the same of TypeScript.

Reads the names of the sources, a line each, from the project's root, and writes the folders of a circle with the files that close it.
"""

import re
import sys
from collections import defaultdict
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

TESTS = re.compile(r"(^|/)tests/|_test\.cpp$")
INCLUDES = re.compile(r'^#include "(.+)"', re.MULTILINE)


def read_folders(files: list[Path]) -> dict[str, dict[str, str]]:
    """For each folder those that it reads from, each with a file that does."""
    found: dict[str, dict[str, str]] = defaultdict(dict)
    for file in files:
        for name in INCLUDES.findall(file.read_text()):
            other = Path(name)
            if other.is_file() and file.parent != other.parent:
                found[str(file.parent)].setdefault(str(other.parent), str(file))
    return found


def main() -> None:
    names = sys.stdin.read().splitlines()
    found = read_folders([Path(name) for name in names if not TESTS.search(name)])
    try:
        TopologicalSorter(found).prepare()
    except CycleError as error:
        # Each folder is read by the next.
        circle = error.args[1]
        for below, above in zip(circle, circle[1:]):
            print(f"{above} reads {below}, in {found[above][below]}")


if __name__ == "__main__":
    main()
