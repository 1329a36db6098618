"""What of a study is to be played, and the files of its shards."""

from dataclasses import dataclass
from pathlib import Path

from .toml_keys import text_of
from .program import LabError, study_in


@dataclass(frozen=True)
class Job:
    """A study in shards, which are numbered from 1 on."""

    program: str
    version: str
    study: Path
    text: bytes
    shards: int
    threads: int
    """Of each shard."""
    folder: Path
    """Of the shards that have been played, until all are."""

    def file(self, number: int) -> Path:
        return self.folder / f"{number}-of-{self.shards}.sqlite"

    def unfinished(self, number: int) -> Path:
        """Where a shard is as long as a part of it is missing."""
        return self.file(number).with_suffix(".unfinished")

    def check(self, file: Path) -> None:
        """Whether a file has results of this study by this program. Raises LabError."""
        text, version = study_in(file)
        if text != text_of(self.text):
            raise LabError(f"{file} has the results of another study, expected one of {self.study}")
        if version != self.version:
            raise LabError(f"{file} has the results of version {version} of the program, expected {self.version}")

    def keep(self, number: int) -> None:
        """A shard is whole now. Raises LabError."""
        self.check(self.unfinished(number))
        self.unfinished(number).rename(self.file(number))
