"""The files of results: SQLite, and beside it the same summed up."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Files:
    """Results, by the file that has them all."""

    file: Path
    """SQLite."""

    @property
    def csv(self) -> Path:
        """A table, for people's own tools."""
        return self.file.with_suffix(".csv")

    @property
    def json(self) -> Path:
        """All that was summed up."""
        return self.file.with_suffix(".json")

    def summary(self) -> dict[str, Any]:
        """The JSON."""
        read: dict[str, Any] = json.loads(self.json.read_text("utf-8"))
        return read
