"""Whether a name is one type's alone. Two types of one name in one program are an error that no linker tells: it takes the destructor of one for both.

Reads the names of the sources, a line each, from the project's root, and writes each name that two files give a type.
"""

import re
import sys
from collections import defaultdict
from pathlib import Path

OPENS = re.compile(r"(?:inline )?namespace(?: ([\w:]+))? \{$")
CLOSES = re.compile(r"\}  // namespace")
TYPE = re.compile(r"(?:template <.*> )?(?:class|struct) (\w+)(?: final)?(?: : .*)? \{")


def read_types(file: Path) -> set[str]:
    """The types that the file defines outside of others and of nameless namespaces, with their namespaces."""
    inside: list[str | None] = []
    found = set()
    for line in file.read_text().splitlines():
        if opens := OPENS.match(line):
            inside.append(opens[1])
        elif CLOSES.match(line):
            inside.pop()
        elif (named := TYPE.match(line)) and None not in inside:
            found.add("::".join([*(name for name in inside if name), named[1]]))
    return found


def main() -> None:
    files = defaultdict(list)
    for name in sys.stdin.read().split():
        for each in read_types(Path(name)):
            files[each].append(name)
    for each, where in sorted(files.items()):
        if len(where) > 1:
            print(f"{each}: {', '.join(where)}")


if __name__ == "__main__":
    main()
