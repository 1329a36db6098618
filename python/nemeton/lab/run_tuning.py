"""A whole tuning: its trials, each a study, one after the other; the front of what they came to, which other games confirm."""

import json
import os
import re
import shutil
from collections.abc import Callable, Sequence
from contextlib import closing, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from .aims import BY_NAME, SKILL, Aim
from .ray_shards import cluster
from .toml_keys import as_toml
from .program import LabError, ask, read
from .progress import Progress, line
from .run_study import run
from .sampler import Sampler, optuna_version
from .trials import Settings, Trials
from .tuning_results import Trial, Tuned, front, table, write_csv, write_json
from .tuning_file import Options, Tuning, read_tuning

SKILL_WORDS = {
    "name": SKILL,
    "sentence": "What the first player wins beyond an equal part of the wins, of all that there is beyond it: 0 where skill is worth nothing, 1 where it decides.",
    "unit": "part of the rest",
}


def tune(
    tuning: str | os.PathLike[str],
    *,
    out: str | os.PathLike[str] | None = None,
    address: str | None = None,
    program: str = "nemeton",
    progress: Progress | None = None,
) -> Tuned:
    """Searches options of a game for what a tuning, a TOML file, aims at, and gives the front of what can be had: docs/lab.md.

        >>> print(nemeton.lab.tune("lab/tunings/sigily.toml"))
        >>> nemeton.lab.tune("lab/tunings/sigily.toml", out="results/sigily.sqlite").report()

    `out` is the file of the trials (left out: beside the tuning, with the ending .sqlite), beside which the CSV and the JSON are. Each trial is a study that
    `run` plays on all cores, or on the cluster at `address`. The same tuning with the same seed finds the same; the same call goes on after it was stopped.
    `progress` is called with how many trials are done and how many there are, then with the same of those of the front that are confirmed; left out, a line on
    the terminal shows it.

    Raises LabError, and ImportError without Optuna.
    """
    path = Path(tuning)
    wanted = read_tuning(path, read(path, "a tuning"))
    optuna = optuna_version()
    file = Path(out) if out is not None else path.with_suffix(".sqlite")
    version = ask(program, "--version").strip()
    folder = file.with_name(file.name + ".trials")
    if not file.exists():
        # Of a tuning whose file is gone.
        shutil.rmtree(folder, ignore_errors=True)
    with TemporaryDirectory(prefix="nemeton-lab-") as opening:
        # Before anything is kept: what is wrong can be put right then.
        measures, standard = _opening(wanted, program, Path(opening))
    with closing(Trials(file, wanted, version, optuna)) as kept, cluster(address) if address else nullcontext():
        folder.mkdir(parents=True, exist_ok=True)

        def play(name: str, options: Options, games: int) -> Settings:
            """What is kept of it, or its games."""
            if (known := kept.find(name, options)) is not None:
                return known
            study = folder / f"{name}.toml"
            study.write_text(wanted.study(options, name, games), "utf-8")
            # One shard has the threads of all cores; a cluster gets as many as it has use for.
            settings: Settings = run(study, address=address, shards=None if address else 1, program=program, progress=_nobody).summary()["settings"]
            kept.keep(name, options, settings)
            return settings

        found = _search(wanted, standard, play, progress or line(wanted.title, "trials"))
        _mark_front(wanted, found, play, progress or line(f"{wanted.title}, the front", "settings"))
    shutil.rmtree(folder)
    done = Tuned(file, table(wanted, found), program)
    write_csv(wanted, found, done.csv)
    write_json(wanted, found, version, optuna, measures, done.json)
    return done


Play = Callable[[str, Options, int], Settings]


def _nobody(done: int, of: int) -> None:
    """Of a study that is one trial of many nothing is shown."""


def _search(tuning: Tuning, standard: Options | None, play: Play, show: Progress) -> list[Trial]:
    sampler = Sampler(tuning, standard)
    of = min(tuning.trials, tuning.size)
    found: list[Trial] = []
    show(0, of)
    for number in range(1, of + 1):
        options = sampler.next()
        settings = play(f"trial-{number}", options, tuning.games)
        trial = Trial(number, options == standard, options, [aim.measured(settings) for aim in tuning.aims])
        sampler.tell(trial.found)
        found.append(trial)
        show(number, of)
    return found


def _mark_front(tuning: Tuning, found: Sequence[Trial], play: Play, show: Progress) -> None:
    """Marks the trials of the front, after other games have confirmed them."""
    best = front(tuning, found)
    if tuning.confirm:
        # The rules as they are too, to compare the others with.
        best = [trial for trial in found if trial in best or trial.standard]
        _confirm(tuning, best, play, show)
    for trial in front(tuning, best):
        trial.front = True


def _confirm(tuning: Tuning, trials: Sequence[Trial], play: Play, show: Progress) -> None:
    """Chosen for what it came to, a setting has had luck: what it comes to in other games has not been chosen."""
    show(0, len(trials))
    for done, trial in enumerate(trials, 1):
        settings = play(f"front-{trial.number}", trial.options, tuning.confirm)
        trial.confirmed = [aim.measured(settings) for aim in tuning.aims]
        show(done, len(trials))


def _opening(tuning: Tuning, program: str, folder: Path) -> tuple[list[dict[str, Any]], Options | None]:
    """What the laboratory can measure, and of the options that are searched the rules as they are, if they are among the settings. Raises LabError, if the
    program has something against the tuning."""
    study = folder / "opening.toml"
    out = folder / "opening.sqlite"

    def asked(text: str, *more: str) -> None:
        out.unlink(missing_ok=True)
        study.write_text(text, "utf-8")
        try:
            ask(program, "lab", "run", study, "--out", out, *more)
        except LabError as error:
            raise LabError(_in_words_of(tuning, study, str(error))) from None

    # The last of more shards than there are batches reads the study and plays nothing.
    asked(tuning.study_of_all(), "--shard", "1000000000/1000000000")
    asked(tuning.study({}, "opening", 1))
    found = json.loads(out.with_suffix(".json").read_text("utf-8"))
    measures = [*found["measures"], SKILL_WORDS]
    for number, aim in enumerate(tuning.aims, 1):
        _check(f"{tuning.path}: aim {number}: ", aim, found["settings"], [each["name"] for each in measures])
    as_it_is = {name: found["settings"][0]["options"][name] for name in tuning.search}
    is_one = all(as_toml(value) in map(as_toml, tuning.search[name]) for name, value in as_it_is.items())
    return measures, as_it_is if is_one else None


def _in_words_of(tuning: Tuning, study: Path, said: str) -> str:
    """What the program says of the study that was made of a tuning, as it is said of the tuning."""
    rest = said.removeprefix(f"{study}: ")
    if rest == said:
        return said
    if (setting := re.match(r"setting (\d+): (?:(options): )?", rest)) is None:
        return f"{tuning.path}: {rest}"
    number = int(setting[1])
    key = "setting." + (f"{setting[2]}: " if setting[2] else "") if number == 1 else f"search.{list(tuning.search)[number - 2]}: "
    return f"{tuning.path}: {key}{rest[setting.end() :]}"


def _check(place: str, aim: Aim, settings: list[dict[str, Any]], names: list[str]) -> None:
    """Whether an aim is one, by what a game of each line-up has come to."""
    if aim.measure not in names:
        raise LabError(f"{place}measure is {aim.measure}, expected one of {', '.join(names)}")
    if aim.measure in BY_NAME:
        if aim.of is None:
            raise LabError(f"{place}of is missing, expected what {aim.measure} is to be measured of, by its name in a report")
        return
    parts = _parts(aim, settings[aim.line_up])
    if not parts and (elsewhere := [each["players"] for each in settings if _parts(aim, each)]):
        raise LabError(f"{place}{aim.measure} is not measured of {settings[aim.line_up]['players']}, expected players: {' or '.join(elsewhere)}")
    if not parts and aim.measure == "skill_trace":
        raise LabError(f"{place}skill_trace is not measured, expected a ladder: pairs among setting.players whose second is the first of the one below")
    if aim.of is None and len(parts) > 1:
        raise LabError(f"{place}of is missing, expected one of {', '.join(parts)}")
    if aim.of is not None and aim.of not in parts:
        expected = f"one of {', '.join(parts)}" if len(parts) > 1 else f"no such key: {aim.measure} is one number"
        raise LabError(f"{place}of is {aim.of}, expected {expected}")


def _parts(aim: Aim, setting: dict[str, Any]) -> list[str]:
    """What a measure has a number of."""
    return [each["of"] for each in setting["results"] if each["measure"] == aim.measure]
