"""A tuning: which options of a game are searched, and for what."""

import hashlib
import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .aims import SKILL, Aim
from .toml_keys import Keys, as_text, as_toml, is_number
from .program import LabError

Options = dict[str, Any]
"""By name, the values of those that are searched."""

MOST = 1_000_000_000
PASSED_ON = ("best_nodes", "estimate_nodes", "seconds")
"""Keys that are those of a study."""
BATCHES = 16
"""Of each line-up: as many cores play it at once, and no more is played again after it was stopped."""


@dataclass(frozen=True)
class Tuning:
    path: Path
    text: bytes
    title: str
    question: str
    seed: int
    trials: int
    """How many settings are played, at most."""
    games: int
    """Of each line-up, in each trial."""
    confirm: int
    """Of each line-up, with which the front is played again; 0: it is not."""
    setting: dict[str, Any]
    line_ups: list[Any]
    search: dict[str, list[Any]]
    """By option, the values that it may have."""
    aims: list[Aim]
    passed_on: dict[str, Any]

    @property
    def size(self) -> int:
        """How many settings there are."""
        size = 1
        for values in self.search.values():
            size *= len(values)
        return size

    def all(self) -> Iterator[Options]:
        for values in itertools.product(*self.search.values()):
            yield dict(zip(self.search, values, strict=True))

    def study(self, options: Options, name: str, games: int) -> str:
        """The study of a setting; with its name and the tuning's seed comes the seed of the study."""
        seed = int.from_bytes(hashlib.sha256(f"{self.seed} {name}".encode()).digest()[:6], "big")
        return self._head(f"{self.title}: {name}", seed, games) + self._grid({**self.setting.get("options", {}), **options})

    def study_of_all(self) -> str:
        """A study that holds every value of every option, for the program to say what is wrong: first the setting, then one for each option."""
        fixed = self.setting.get("options", {})
        grids = [self._grid({**fixed, name: values}) for name, values in self.search.items()]
        return self._head(self.title, self.seed, 1) + self._grid(fixed) + "".join(grids)

    def _head(self, title: str, seed: int, games: int) -> str:
        watch = sorted({aim.watched for aim in self.aims if aim.watched})
        keys = {
            "title": title,
            "seed": seed,
            "games": games,
            "batch": -(-games // BATCHES),
            "rows": False,
            "watch": watch,
            **self.passed_on,
        }
        return "".join(f"{key} = {as_toml(value)}\n" for key, value in keys.items() if value != [])

    def _grid(self, options: Mapping[str, Any]) -> str:
        keys = {**self.setting, "players": self.line_ups, "options": options}
        return "[[setting]]\n" + "".join(f"{key} = {as_toml(value)}\n" for key, value in keys.items())


def read_tuning(path: Path, text: bytes) -> Tuning:
    """Raises LabError. What a study says of its keys the program checks later."""
    keys = Keys.of_file(path, text)
    title = keys.text("title", "what the tuning is called")
    question = keys.text("question", "a text", "")
    seed = keys.whole("seed", 0, 2**53 - 1, 1)
    trials = keys.whole("trials", 1, 100_000)
    games = keys.whole("games", 2, MOST)
    confirm = keys.whole("confirm", 0, MOST, 0)
    passed_on = {key: value for key in PASSED_ON if (value := keys.find(key)) is not None}
    setting = keys.table("setting", "[setting] with game and players")
    line_ups = _line_ups(Keys(setting, f"{path}: setting."))
    search = _search(keys, path, setting)
    aims = _aims(keys, path, line_ups)
    keys.end()
    return Tuning(path, text, title, question, seed, trials, games, confirm, setting, line_ups, search, aims, passed_on)


def _line_ups(keys: Keys) -> list[Any]:
    keys.text("game", "the id of a game")
    seats = keys.find("seats")
    if seats is not None and (not isinstance(seats, int) or isinstance(seats, bool)):
        keys.wrong("seats", "a number of seats")
    options = keys.find("options")
    if options is not None and not (isinstance(options, dict) and all(isinstance(each, bool | int | float | str) for each in options.values())):
        keys.wrong("options", "a table of options, each with one value")
    players = keys.find("players")
    all_of_them = players if isinstance(players, list) else [players]
    for each in all_of_them:
        pair = each if isinstance(each, list) else [each]
        if len(pair) not in (1, 2) or not all(isinstance(name, str) for name in pair):
            keys.wrong("players", "random or a level, or a list of these and of pairs of these")
    if not all_of_them:
        keys.wrong("players", "at least one player")
    keys.end()
    return all_of_them


def _search(keys: Keys, path: Path, setting: Mapping[str, Any]) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    options = keys.table("search", "[search] with options of the game")
    of = Keys(options, f"{path}: search.")
    for name, given in options.items():
        if name in setting.get("options", {}):
            raise LabError(f"{path}: search.{name} is in setting.options too, expected in one of them")
        of.find(name)
        if isinstance(given, dict):
            values: list[Any] = _range(Keys(given, f"{path}: search.{name}."))
        elif isinstance(given, list) and given and all(isinstance(each, bool | int | float | str) for each in given):
            # What is no number comes in the order in which it is written.
            values = sorted(given) if all(map(is_number, given)) else given
        else:
            of.wrong(name, "a list of values, or a range { from = 1, to = 5, step = 2 }")
        for i, value in enumerate(values):
            if as_toml(value) in map(as_toml, values[:i]):
                of.wrong(name, f"{as_text(value)} once")
        found[name] = values
    return found


def _range(keys: Keys) -> list[Any]:
    first = keys.whole("from", -MOST, MOST)
    last = keys.whole("to", first, min(first + 1_000_000, MOST))
    step = keys.whole("step", 1, MOST, 1)
    keys.end()
    return list(range(first, last + 1, step))


def _aims(keys: Keys, path: Path, line_ups: list[Any]) -> list[Aim]:
    given = keys.find("aim")
    if not isinstance(given, list) or not given or not all(isinstance(each, dict) for each in given):
        keys.wrong("aim", "[[aim]] with measure and at_least, at_most or between")
    aims: list[Aim] = []
    for number, table in enumerate(given, 1):
        aim = _aim(Keys(table, f"{path}: aim {number}: "), line_ups)
        if aim.label in [each.label for each in aims]:
            raise LabError(f"{path}: aim {number}: {aim.label} is aimed at twice, expected once")
        aims.append(aim)
    return aims


def _aim(keys: Keys, line_ups: list[Any]) -> Aim:
    measure = keys.text("measure", "a measure of the laboratory, or skill")
    of = keys.text("of", "a seat, such as seat 0, or what happens", "") or None
    at_least, at_most, between = keys.real("at_least"), keys.real("at_most"), keys.find("between")
    if between is not None:
        if at_least is not None or at_most is not None or not _is_interval(between):
            keys.wrong("between", "the least and the most, such as [30, 45], without at_least and at_most")
        at_least, at_most = between
    if at_least is None and at_most is None:
        keys.wrong("between", "at_least, at_most or between")
    if at_least is not None and at_most is not None and at_least > at_most:
        keys.wrong("at_most", f"at least {at_least:g}, or no at_least")
    line_up = _line_up(keys, measure, line_ups)
    keys.end()
    label = measure + (f" of {of}" if of else "") + (f", {named(line_ups[line_up])}" if len(line_ups) > 1 else "")
    return Aim(measure, of, line_up, at_least, at_most, label)


def _is_interval(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(is_number, value)) and value[0] <= value[1]


def _line_up(keys: Keys, measure: str, line_ups: list[Any]) -> int:
    """Whose games an aim is about: those of the players that it names, or of the first whose games have the measure."""
    needs_two = measure in (SKILL, "first_share")
    possible = [i for i, each in enumerate(line_ups) if not needs_two or (isinstance(each, list) and len(each) == 2)]
    players = keys.find("players")
    if players is None:
        if not possible:
            keys.wrong("players", f"two against each other among setting.players, for {measure}")
        return possible[0]
    for i in possible:
        if line_ups[i] == players:
            return i
    keys.wrong("players", "one of " + ", ".join(as_toml(line_ups[i]) for i in possible) if possible else "two against each other among setting.players")


def named(line_up: Any) -> str:
    """As results call players."""
    return " against ".join(line_up) if isinstance(line_up, list) else str(line_up)
