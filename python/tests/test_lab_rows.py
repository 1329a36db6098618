"""The rows of games: the same as in SQLite, with all that tells what they are."""

import json
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from lab_support import PROGRAM, STUDY, study

import nemeton.lab
from nemeton.lab import game_rows as slicing

pyarrow = pytest.importorskip("pyarrow")


def played(folder: Path, text: str = STUDY) -> Path:
    file = study(folder, text)
    subprocess.run([PROGRAM, "lab", "run", file], check=True, capture_output=True)
    return file.with_suffix(".sqlite")


@pytest.mark.parametrize("size", [7, 240, 65536])
def test_a_table_has_the_rows_of_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: int) -> None:
    monkeypatch.setattr(slicing, "SLICE", size)
    file = played(tmp_path)
    with sqlite3.connect(file) as db:
        wanted = db.execute("select * from games order by cell, game").fetchall()
        [version] = db.execute("select version from study").fetchone()
    table = nemeton.lab.games(file)
    assert list(zip(*(column.to_pylist() for column in table.columns), strict=True)) == wanted
    assert table["share0"].to_numpy().sum() == sum(row[2] for row in wanted)
    assert table.schema.field("plies").type == pyarrow.int64()
    assert table.schema.field("share1").type == pyarrow.float64()
    metadata = table.schema.metadata
    assert metadata[b"nemeton.study"].decode() == STUDY
    assert metadata[b"nemeton.version"].decode() == version
    settings = json.loads(metadata[b"nemeton.settings"])
    assert [each["label"] for each in settings] == ["bluff, 2 seats, dice=1, random", "bluff, 2 seats, dice=2, random"]
    assert [each["options"]["dice"] for each in settings] == [1, 2]
    assert settings[0]["game"] == "bluff" and settings[0]["seats"] == 2 and settings[0]["players"] == "random"

    from pyarrow import parquet

    nemeton.lab.to_parquet(file, tmp_path / "games.parquet")
    read = parquet.read_table(tmp_path / "games.parquet")
    assert read.equals(table)
    assert read.schema.metadata == metadata


def test_what_has_no_rows_is_told(tmp_path: Path) -> None:
    without = played(tmp_path, "rows = false\n" + STUDY)
    out = tmp_path / "games.parquet"
    for of, told in (
        (without, r"study\.sqlite has no rows of games, expected a study without rows = false"),
        (tmp_path / "none.sqlite", r"none\.sqlite cannot be read, expected a file that nemeton lab run has written"),
        (without.with_suffix(".csv"), r"study\.csv has no study, expected a file that nemeton lab run has written"),
    ):
        with pytest.raises(nemeton.lab.LabError, match=told):
            nemeton.lab.games(of)
        with pytest.raises(nemeton.lab.LabError, match=told):
            nemeton.lab.to_parquet(of, out)
    assert not out.exists() and not (tmp_path / "none.sqlite").exists()


def test_without_pyarrow_it_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(ImportError, match=r"pip install 'pyarrow>="):
        nemeton.lab.games(tmp_path / "any.sqlite")
