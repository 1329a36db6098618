"""What a tuning has found: the front of what can be had, as a table, as CSV and as JSON."""

import csv
import json
import os
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from .aims import Estimate
from .result_files import Files
from .toml_keys import as_text, text_of
from .program import ask
from .tuning_file import Options, Tuning


@dataclass
class Trial:
    """A setting that has been played."""

    number: int
    """From 1 on."""
    standard: bool
    """Whether these are the rules as they are."""
    options: Options
    found: list[Estimate | None]
    """By aim."""
    confirmed: list[Estimate | None] | None = None
    """The same of other games, which have not made it what it is: those of the front, and the rules as they are, are played again."""
    front: bool = False

    @property
    def best_known(self) -> list[Estimate | None]:
        return self.found if self.confirmed is None else self.confirmed


def distances(tuning: Tuning, found: Sequence[Estimate | None]) -> list[float] | None:
    """By aim; None where not all are known."""
    known = [aim.distance(each.value) for aim, each in zip(tuning.aims, found, strict=True) if each is not None]
    return known if len(known) == len(found) else None


def front(tuning: Tuning, trials: Iterable[Trial]) -> list[Trial]:
    """Those than which none is nearer to one aim and not further from any other: all, where several meet all aims."""
    known = [(trial, at) for trial in trials if (at := distances(tuning, trial.best_known)) is not None]

    def is_beaten(at: list[float]) -> bool:
        return any(other != at and all(a <= b for a, b in zip(other, at, strict=True)) for _, other in known)

    return [trial for trial, at in known if not is_beaten(at)]


def _shown(value: float) -> str:
    return f"{value:.3g}"


def _cell(tuning: Tuning, trial: Trial, aim: int) -> str:
    each = trial.best_known[aim]
    if each is None:
        return "not known"
    missed = tuning.aims[aim].distance(each.value)
    return f"{_shown(each.value)} ± {_shown((each.high - each.low) / 2)}" + (f", off by {_shown(missed)}" if missed else ", met")


def table(tuning: Tuning, trials: Sequence[Trial]) -> str:
    """The front, those first that miss the fewest aims."""

    def missed(trial: Trial) -> tuple[int, int]:
        return sum(each > 0 for each in distances(tuning, trial.best_known) or []), trial.number

    of_front = sorted((trial for trial in trials if trial.front), key=missed)
    met = sum(missed(trial)[0] == 0 for trial in of_front)
    rows = [["trial", *tuning.search, *(f"{aim.label}: {aim.wanted}" for aim in tuning.aims)]]
    for trial in of_front:
        options = [as_text(value) for value in trial.options.values()]
        rows.append([str(trial.number) + (" *" if trial.standard else ""), *options, *(_cell(tuning, trial, aim) for aim in range(len(tuning.aims)))])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    verdict = f"{met or 'None'} of {len(trials)} settings {'meets' if met <= 1 else 'meet'} all aims; {len(of_front)} on the front:"
    if any(trial.standard for trial in of_front):
        lines.append("* the rules as they are")
    return "\n".join([verdict, *lines])


def write_csv(tuning: Tuning, trials: Sequence[Trial], file: Path) -> None:
    """trial,front,standard, each option, and of each aim value, low, high and distance."""
    with file.open("w", encoding="utf-8", newline="") as out:
        writer = csv.writer(out)
        of_aims = [f"{aim.label}{what}" for aim in tuning.aims for what in ("", " low", " high", " distance")]
        writer.writerow(["trial", "front", "standard", "games", *tuning.search, *of_aims])
        for trial in trials:
            row: list[object] = [trial.number, *(int(each) for each in (trial.front, trial.standard)), _games(tuning, trial)]
            row += [as_text(value) for value in trial.options.values()]
            for aim, each in zip(tuning.aims, trial.best_known, strict=True):
                row += ["", "", "", ""] if each is None else [each.value, each.low, each.high, aim.distance(each.value)]
            writer.writerow(row)


def _games(tuning: Tuning, trial: Trial) -> int:
    return tuning.games if trial.confirmed is None else tuning.confirm


def write_json(tuning: Tuning, trials: Sequence[Trial], version: str, optuna: str, measures: Sequence[dict[str, Any]], file: Path) -> None:
    """What is needed to draw it and to repeat it: web/lab/report/tuning_results.ts."""
    words = {each["name"]: each for each in measures}

    def results(found: Sequence[Estimate | None]) -> list[dict[str, float] | None]:
        return [
            None if each is None else {**asdict(each), "distance": aim.distance(each.value)} for aim, each in zip(tuning.aims, found, strict=True)
        ]

    written = {
        # First, so that it is known for results of the laboratory.
        "program": version,
        "title": tuning.title,
        "question": tuning.question,
        "seed": tuning.seed,
        "tuning": text_of(tuning.text),
        "optuna": optuna,
        "games": tuning.games,
        "confirm": tuning.confirm,
        "size": tuning.size,
        "options": list(tuning.search),
        "aims": [
            {
                "label": aim.label,
                "measure": aim.measure,
                "at_least": aim.at_least,
                "at_most": aim.at_most,
                "unit": words[aim.measure]["unit"],
                "sentence": words[aim.measure]["sentence"],
            }
            for aim in tuning.aims
        ],
        "trials": [
            {
                "number": trial.number,
                "standard": trial.standard,
                "front": trial.front,
                "games": _games(tuning, trial),
                "options": trial.options,
                "found": results(trial.found),
                "confirmed": None if trial.confirmed is None else results(trial.confirmed),
            }
            for trial in trials
        ],
    }
    file.write_text(json.dumps(written, ensure_ascii=False, separators=(",", ":"), allow_nan=False) + "\n", "utf-8")


@dataclass(frozen=True)
class Tuned(Files):
    """What a tuning came to; as text it is the table of the front. SQLite has what each trial came to, with all measures; CSV a row of each trial; JSON the
    same with the tuning itself."""

    table: str
    """The front, for a terminal."""
    program: str

    def report(self, template: str | os.PathLike[str] | None = None) -> Path:
        """Writes the front as a page that opens anywhere, beside the results, and says where. `template` is the page without results. Raises LabError."""
        own = [] if template is None else ["--template", str(template)]
        ask(self.program, "lab", "report", self.json, *own)
        return self.file.with_suffix(".html")

    def __str__(self) -> str:
        return self.table
