"""The keys of a TOML file, read one after the other; what is wrong is told in one line that names the key and what was expected."""

import json
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NoReturn

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

from .program import LabError


def text_of(file: bytes) -> str:
    """The text of a file: UTF-8, or UTF-16 with a byte order mark. Raises UnicodeDecodeError."""
    return file.decode("utf-16" if file[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig")


def as_toml(value: object) -> str:
    """A value as TOML has it; its texts, switches and numbers are written as in JSON."""
    if isinstance(value, Mapping) and value:
        return "{ " + ", ".join(f"{json.dumps(key, ensure_ascii=False)} = {as_toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(as_toml, value)) + "]"
    # JSON has no text for NaN and infinities.
    return str(value) if isinstance(value, float) else json.dumps(value, ensure_ascii=False)


def as_text(value: object) -> str:
    """A value as it is shown."""
    return value if isinstance(value, str) else as_toml(value)


class Keys:
    """A table of a file. Its reader asks for each possible key, and then calls `end`."""

    def __init__(self, table: Mapping[str, Any], place: str) -> None:
        self._table = table
        self._place = place
        self._known: list[str] = []

    @classmethod
    def of_file(cls, path: Path, text: bytes) -> "Keys":
        """Raises LabError if it is no TOML."""
        try:
            return cls(tomllib.loads(text_of(text)), f"{path}: ")
        except UnicodeDecodeError:
            raise LabError(f"{path} is no text, expected TOML in UTF-8") from None
        except tomllib.TOMLDecodeError as error:
            line = re.search(r"line (\d+)", str(error))
            raise LabError(f"{path}{f', line {line[1]}' if line else ''}: {error}") from None

    def find(self, key: str) -> Any:
        """What is there; None, where it is left out."""
        self._known.append(key)
        return self._table.get(key)

    def wrong(self, key: str, expected: str) -> NoReturn:
        value = self._table.get(key)
        given = "is missing" if value is None else f"is {as_text(value)}"
        raise LabError(f"{self._place}{key} {given}, expected {expected}")

    def whole(self, key: str, least: int, most: int, standard: int | None = None) -> int:
        value = self.find(key)
        if value is None and standard is not None:
            return standard
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.wrong(key, f"a whole number from {least} to {most}")
        return value

    def real(self, key: str) -> float | None:
        value = self.find(key)
        if value is None:
            return None
        if not is_number(value):
            self.wrong(key, "a number")
        return float(value)

    def text(self, key: str, expected: str, standard: str | None = None) -> str:
        value = self.find(key)
        if value is None and standard is not None:
            return standard
        if not isinstance(value, str) or not value:
            self.wrong(key, expected)
        return value

    def table(self, key: str, expected: str) -> dict[str, Any]:
        value = self.find(key)
        if not isinstance(value, dict) or not value:
            self.wrong(key, expected)
        return value

    def end(self) -> None:
        """What is left over is a mistake."""
        for key in self._table:
            if key not in self._known:
                raise LabError(f"{self._place}{key} is no key here, expected one of {', '.join(self._known)}")


def is_number(value: object) -> bool:
    """Whether it is one that a float can have, which an int may not be."""
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= sys.float_info.max
