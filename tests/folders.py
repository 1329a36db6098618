"""Whether the folders of the sources stand on each other, none in a circle: each can be read with what lies below it.

Reads the names of the sources, a line each, from the project's root, and writes the folders of a circle with the files that close it.
"""

import re
import sys
from collections import defaultdict
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

TESTS = re.compile(r"(^|/)tests/|_test\.cpp$|\.test\.tsx?$")
INCLUDES = re.compile(r'^#include "(.+)"', re.MULTILINE)
IMPORTS = re.compile(r"(?:from |import\()'(\.[^']+)'")


def read_folders(files: list[Path]) -> dict[str, dict[str, str]]:
    """For each folder those that it reads from, each with a file that does. In the page a folder counts with all below it."""
    found: dict[str, dict[str, str]] = defaultdict(dict)

    def folder(path: Path) -> str:
        return "/".join(path.parts[:2]) if path.parts[0] == "web" else str(path.parent)

    def read(file: Path, other: Path) -> None:
        if folder(file) != folder(other):
            found[folder(file)].setdefault(folder(other), str(file))

    for file in files:
        if file.suffix in {".cpp", ".hpp"}:
            for name in INCLUDES.findall(file.read_text()):
                if Path(name).is_file():
                    read(file, Path(name))
        elif file.suffix in {".ts", ".tsx"} and len(file.parts) > 2 and file.parts[0] == "web":
            for name in IMPORTS.findall(file.read_text()):
                other = Path(*(file.parent / name).resolve().relative_to(Path.cwd()).parts)
                if other.parts[0] == "web":
                    read(file, other)
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
