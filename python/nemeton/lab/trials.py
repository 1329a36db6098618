"""The trials that have been played, in a file of SQLite: after `kill -9` those that are there are whole."""

import json
import sqlite3
from pathlib import Path
from typing import Any

from .toml_keys import text_of
from .program import LabError
from .tuning_file import Options, Tuning

Settings = list[dict[str, Any]]
"""What the study of a trial came to: the `settings` of its JSON, one for each line-up."""


class Trials:
    """By name of the trial, what its study came to. Close it at the end."""

    def __init__(self, file: Path, tuning: Tuning, version: str, optuna: str) -> None:
        """Opens the file, which is made where it is missing. Raises LabError, if it is that of another tuning or cannot be opened."""
        self._file = file
        begun_with = {"tuning": text_of(tuning.text), "version": version, "optuna": optuna}
        expected = {"tuning": f"one of {tuning.path}", "version": version, "optuna": optuna}
        try:
            self._db = sqlite3.connect(file, isolation_level=None)
        except sqlite3.Error as error:
            raise LabError(f"{file} cannot be opened: {error}") from None
        try:
            tables = {name for (name,) in self._db.execute("select name from sqlite_master where type = 'table'")}
            if tables and "tuning" not in tables:
                raise LabError(f"{file} has no tuning, expected a file that nemeton lab tune has written")
            self._db.execute("begin immediate")
            self._db.execute("create table if not exists tuning (tuning text, version text, optuna text)")
            self._db.execute("create table if not exists trials (name text primary key, options text, settings text)")
            if not self._db.execute("select * from tuning").fetchall():
                self._db.execute("insert into tuning values (:tuning, :version, :optuna)", begun_with)
            self._db.execute("commit")
            kept = self._db.execute("select tuning, version, optuna from tuning").fetchone()
        except sqlite3.Error:
            self._db.close()
            raise LabError(f"{file} cannot be used, expected a file that nemeton lab tune has written") from None
        except LabError:
            self._db.close()
            raise
        for key, value in zip(begun_with, kept, strict=True):
            if value != begun_with[key]:
                self._db.close()
                what = {"tuning": "another tuning", "version": f"version {value} of the program", "optuna": f"version {value} of Optuna"}[key]
                raise LabError(f"{file} has the trials of {what}, expected {expected[key]}")

    def close(self) -> None:
        self._db.close()

    def find(self, name: str, options: Options) -> Settings | None:
        """None where it has not been played. Raises LabError, if it had other options, as a search of another machine may."""
        found = self._db.execute("select options, settings from trials where name = ?", (name,)).fetchone()
        if found is None:
            return None
        if json.loads(found[0]) != options:
            raise LabError(f"{self._file} has {name} with {found[0]}, expected {json.dumps(options)}: the search has gone another way")
        settings: Settings = json.loads(found[1])
        return settings

    def keep(self, name: str, options: Options, settings: Settings) -> None:
        """In one transaction."""
        self._db.execute("insert into trials values (?, ?, ?)", (name, json.dumps(options), json.dumps(settings)))
