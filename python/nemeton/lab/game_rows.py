"""The rows of games that a study has kept, as a table of Arrow or a file of Parquet."""

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from .program import LabError, connect, study_in

if TYPE_CHECKING:
    import pyarrow

# Rows that are in memory at once.
SLICE = 65536


@contextmanager
def _rows(file: Path) -> Iterator[tuple["pyarrow.Schema", Iterator["pyarrow.RecordBatch"]]]:
    try:
        import pyarrow
    except ModuleNotFoundError:
        raise ImportError("tables of games need pyarrow: pip install 'pyarrow>=15'") from None
    text, version = study_in(file)
    with closing(connect(file)) as db:
        columns = [(name, kind) for _, name, kind, *_ in db.execute("pragma table_info(games)")]
        names = ("game", "seats", "players", "options", "label")
        settings = [
            {**dict(zip(names, row, strict=True)), "options": json.loads(row[3])}
            for row in db.execute(f"select {', '.join(names)} from cells order by cell")
        ]
        types = {"integer": pyarrow.int64(), "real": pyarrow.float64()}
        # SQLite keeps what a type is called as it was written.
        schema = pyarrow.schema(
            [pyarrow.field(name, types[kind.lower()], nullable=False) for name, kind in columns],
            {"nemeton.study": text, "nemeton.version": version, "nemeton.settings": json.dumps(settings)},
        )

        def slices() -> Iterator["pyarrow.RecordBatch"]:
            found = db.execute("select * from games order by cell, game")
            while rows := found.fetchmany(SLICE):
                arrays = [pyarrow.array(values, field.type) for values, field in zip(zip(*rows, strict=True), schema, strict=True)]
                yield pyarrow.RecordBatch.from_arrays(arrays, schema=schema)

        try:
            if db.execute("select exists (select 1 from batches) and not exists (select 1 from games)").fetchone()[0]:
                raise LabError(f"{file} has no rows of games, expected a study without rows = false")
            yield schema, slices()
        except sqlite3.Error as error:
            raise LabError(f"{file} cannot be read: {error}") from None


def games(file: str | os.PathLike[str]) -> "pyarrow.Table":
    """The games in a file of results as a table of pyarrow, by setting and number, with what has been noted of each.

        >>> table = nemeton.lab.games("sigily.sqlite")
        >>> table["plies"].to_numpy().mean()
        >>> table.to_pandas().groupby("cell").share0.mean()

    `cell` is the number of the setting. The schema's metadata have the study (`nemeton.study`), the version of the program (`nemeton.version`) and, as a list in
    JSON by `cell`, game, seats, players, options and label of each setting (`nemeton.settings`). Raises LabError.
    """
    with _rows(Path(file)) as (schema, slices):
        import pyarrow

        return pyarrow.Table.from_batches(slices, schema)


def to_parquet(file: str | os.PathLike[str], out: str | os.PathLike[str]) -> None:
    """Writes the table that `games` gives as Parquet, slice by slice: it may be larger than the memory. Raises LabError."""
    with _rows(Path(file)) as (schema, slices):
        from pyarrow import parquet

        with parquet.ParquetWriter(out, schema, compression="zstd") as writer:
            for rows in slices:
                writer.write_batch(rows)
