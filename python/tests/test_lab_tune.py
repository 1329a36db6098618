"""Tunings: what is known to be the best is found, the same from the same seed, whatever happens meanwhile."""

import csv
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from lab_support import PROGRAM, program_that, shards_begun

import nemeton
import nemeton.lab
from nemeton.lab.aims import WATCHED, Aim
from nemeton.lab.program import ask
from nemeton.lab.tuning_results import Trial, front
from nemeton.lab.tuning_file import Tuning, read_tuning

TUNINGS = Path(__file__).parents[2] / "lab/tunings"

# Tug of War at random does not end so early: a game is as long as ply_limit, and so is what can be had known.
TUG = """title = "Tug"
trials = 40
games = 4
[setting]
game = "tug"
players = "random"
[search]
ply_limit = { from = 1, to = 40 }
[[aim]]
measure = "length"
at_least = 30
[[aim]]
measure = "decisions"
at_most = 20
"""

# Not all settings are played.
BLUFF = """title = "Bluff"
seed = 5
trials = 14
games = 60
confirm = 100
[setting]
game = "bluff"
players = ["random", ["casual", "random"]]
[search]
dice = { from = 1, to = 5 }
loss = ["difference", "one"]
show = [true, false]
exact = ["others", "challenger"]
[[aim]]
measure = "minutes"
between = [1, 3]
[[aim]]
measure = "skill"
at_least = 0.95
"""


def tuning(folder: Path, text: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "tuning.toml"
    file.write_text(text)
    return file


def tune(file: Path, **more: Any) -> nemeton.lab.Tuned:
    return nemeton.lab.tune(file, **{"program": PROGRAM, **more})


def of_front(found: nemeton.lab.Tuned) -> list[dict[str, Any]]:
    return [trial for trial in found.summary()["trials"] if trial["front"]]


def command(*arguments: str | Path, program: str = PROGRAM) -> "subprocess.CompletedProcess[str]":
    words = [sys.executable, "-m", "nemeton.lab", "tune", *arguments, "--program", program]
    return subprocess.run(words, capture_output=True, text=True, cwd="/")


def test_of_two_aims_that_exclude_each_other_the_front_is_all_between_them(tmp_path: Path) -> None:
    found = tune(tuning(tmp_path, TUG))
    assert found.file == tmp_path / "tuning.sqlite"
    assert sorted(trial["options"]["ply_limit"] for trial in of_front(found)) == list(range(20, 31))
    for trial in of_front(found):
        limit = trial["options"]["ply_limit"]
        assert [each["value"] for each in trial["found"]] == [limit, limit]
        assert [each["distance"] for each in trial["found"]] == [30 - limit, limit - 20]
    assert str(found).startswith("None of 40 settings meets all aims; 11 on the front:")
    assert not (tmp_path / "tuning.sqlite.trials").exists()


def test_a_search_finds_what_it_cannot_try_all_of(tmp_path: Path) -> None:
    text = TUG.replace("to = 40", "to = 400").replace("at_least = 30", "between = [57, 60]").replace("[[aim]]\nmeasure = \"decisions\"\nat_most = 20\n", "")
    found = tune(tuning(tmp_path, text))
    assert len(found.summary()["trials"]) == 40
    assert found.summary()["size"] == 400
    best = of_front(found)
    assert best
    assert {trial["options"]["ply_limit"] for trial in best} <= {57, 58, 59, 60}
    assert f"{len(best)} of 40 settings meet" in str(found)


def test_no_setting_is_played_twice_and_the_rules_as_they_are_come_first(tmp_path: Path) -> None:
    for trials in (14, 40):
        found = tune(tuning(tmp_path / str(trials), BLUFF.replace("trials = 14", f"trials = {trials}").replace("games = 60", "games = 10"))).summary()
        settings = [json.dumps(trial["options"]) for trial in found["trials"]]
        assert len(settings) == len(set(settings)) == trials
        assert [trial["standard"] for trial in found["trials"]] == [True] + [False] * (trials - 1)
        assert found["trials"][0]["options"] == nemeton_standard()


def nemeton_standard() -> dict[str, Any]:
    return {option.name: option.default for option in nemeton.options("bluff") if option.name != "ply_limit"}


def test_the_front_is_confirmed_by_other_games(tmp_path: Path) -> None:
    found = tune(tuning(tmp_path, BLUFF)).summary()
    confirmed = [trial for trial in found["trials"] if trial["confirmed"]]
    assert len(confirmed) > 1
    assert confirmed[0]["standard"]
    assert all(trial["games"] == 100 and trial["confirmed"] != trial["found"] for trial in confirmed)
    assert all(trial["confirmed"] for trial in found["trials"] if trial["front"])
    assert all(trial["games"] == 60 for trial in found["trials"] if not trial["confirmed"])
    with (tmp_path / "tuning.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["trial"]) for row in rows if row["front"] == "1"] == [trial["number"] for trial in found["trials"] if trial["front"]]
    known = confirmed[0]
    row = rows[known["number"] - 1]
    assert float(row["minutes, random"]) == known["confirmed"][0]["value"]
    assert float(row["skill, casual against random distance"]) == known["confirmed"][1]["distance"]
    assert row["dice"] == str(known["options"]["dice"])
    assert row["show"] in ("true", "false")


def files(of: Path) -> list[bytes]:
    return [(of / name).read_bytes() for name in ("tuning.csv", "tuning.json")]


def test_the_same_seed_finds_the_same(tmp_path: Path) -> None:
    for name, text in (("one", BLUFF), ("two", BLUFF), ("other", BLUFF.replace("seed = 5", "seed = 6"))):
        tune(tuning(tmp_path / name, text))
    assert files(tmp_path / "one") == files(tmp_path / "two")
    one, other = (json.loads((tmp_path / name / "tuning.json").read_text())["trials"] for name in ("one", "other"))
    assert [trial["options"] for trial in one] != [trial["options"] for trial in other]
    assert one[0]["found"] != other[0]["found"]


@pytest.mark.parametrize("signal", ["KILL", "INT"])
def test_a_tuning_that_was_stopped_goes_on(tmp_path: Path, signal: str) -> None:
    tune(tuning(tmp_path / "at-once", BLUFF))
    file = tuning(tmp_path / "stopped", BLUFF)
    # In the fifth trial, and as the front is confirmed.
    for whim in (5, 16):
        program = program_that(tmp_path, f'[ "$(grep -cx 1 shards)" -ne {whim} ] || {{ kill -{signal} $PPID; exec sleep 600; }}')
        stopped = command(file, program=program)
        assert stopped.returncode == (-9 if signal == "KILL" else 1), stopped.stderr
        assert "the same command goes on" in stopped.stderr or signal == "KILL"
        assert not (file.parent / "tuning.json").exists()
    begun = len(shards_begun(tmp_path))
    found = tune(file, program=program_that(tmp_path, ":"))
    assert files(tmp_path / "stopped") == files(tmp_path / "at-once")
    # Trials that had been stored are not played again; the first to be confirmed had been cut off.
    confirmed = sum(trial["confirmed"] is not None for trial in found.summary()["trials"])
    assert shards_begun(tmp_path)[begun:].count(1) == confirmed


def test_a_tuning_that_is_done_is_not_played_again(tmp_path: Path) -> None:
    file = tuning(tmp_path, TUG)
    before = tune(file).json.read_bytes()
    told: list[tuple[int, int]] = []
    assert tune(file, program=program_that(tmp_path, ":"), progress=lambda done, of: told.append((done, of))).json.read_bytes() == before
    assert shards_begun(tmp_path) == [1000000000]
    assert told == [(done, 40) for done in range(41)]


def test_results_of_another_tuning_are_left_alone(tmp_path: Path) -> None:
    before = tune(tuning(tmp_path, TUG)).file.read_bytes()
    with pytest.raises(nemeton.lab.LabError, match=r"tuning\.sqlite has the trials of another tuning, expected one of .*tuning\.toml$"):
        tune(tuning(tmp_path, TUG.replace("games = 4", "games = 5")))
    assert (tmp_path / "tuning.sqlite").read_bytes() == before
    (tmp_path / "text.sqlite").write_text("what is no database at all, and is longer than a header of one" * 9)
    with pytest.raises(nemeton.lab.LabError, match=r"text\.sqlite cannot be used, expected a file that nemeton lab tune has written"):
        tune(tmp_path / "tuning.toml", out=tmp_path / "text.sqlite")
    study = tmp_path / "study.toml"
    study.write_text('title = "Study"\ngames = 1\n[[setting]]\ngame = "tug"\nplayers = "random"\n')
    ask(PROGRAM, "lab", "run", study)
    with pytest.raises(nemeton.lab.LabError, match=r"study\.sqlite has no tuning, expected a file that nemeton lab tune has written"):
        tune(tuning(tmp_path, TUG), out=tmp_path / "study.sqlite")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('title = "Tug"\n', "", "title is missing, expected what the tuning is called"),
        ("trials = 40", "trials = true", "trials is true, expected a whole number from 1 to 100000"),
        ("games = 4", 'games = "many"', "games is many, expected a whole number from 2 to 1000000000"),
        ("games = 4", "games = 4\nseconds = { choice = inf }", "seconds.choice is inf, expected a number from 0 to 3600"),
        ("games = 4", "games = 4\ngame = 1", "game is no key here, expected one of title, question, seed, "),
        ("games = 4", "games = ", ", line 3: Invalid value"),
        ("[setting]", "[settings]", "setting is missing, expected [setting] with game and players"),
        ('"tug"', '"chess"', 'setting.game: game is "chess", expected one of brandubh'),
        ('game = "tug"', 'game = "tug"\nseats = 3', "setting.seats: seats is 3, expected 2 for tug"),
        ('game = "tug"', 'game = "tug"\noptions = { matches = [1, 2] }', "expected a table of options, each with one value"),
        ('game = "tug"', 'game = "tug"\noptions = { matches = 3 }', "setting.options: option matches is 3, expected an integer from 1 to 2"),
        ('game = "tug"', 'game = "tug"\noptions = { ply_limit = 3 }', "search.ply_limit is in setting.options too, expected in one of them"),
        ('players = "random"', "", "setting.players is missing, expected random or a level, or a list of these and of pairs of these"),
        ('players = "random"', 'players = "clever"', "setting.players is 'clever', expected random, or beginner, "),
        ("ply_limit = { from = 1, to = 40 }", "", "search is {}, expected [search] with options of the game"),
        ("{ from = 1, to = 40 }", "7", "search.ply_limit is 7, expected a list of values, or a range"),
        ("{ from = 1, to = 40 }", "[7, 8, 7]", "search.ply_limit is [7, 8, 7], expected 7 once"),
        ("from = 1,", "from = 0,", "search.ply_limit: option ply_limit is 0, expected an integer from 1 to "),
        ("[[aim]]", "[aim]", "line "),
        ('measure = "length"', 'measure = "beauty"', "aim 1: measure is beauty, expected one of seat_wins, seat_share, "),
        ("at_least = 30", "", "aim 1: between is missing, expected at_least, at_most or between"),
        ("at_least = 30", "between = [3, 2]", "aim 1: between is [3, 2], expected the least and the most, such as [30, 45]"),
        *(("at_least = 30", f"at_least = {each}", "aim 1: at_least is ") for each in ("nan", "-inf", "1e999", "1" + 400 * "0")),
        ("at_least = 30", "at_least = 30\nat_most = 2", "aim 1: at_most is 2, expected at least 30"),
        ("at_least = 30", 'at_least = 30\nplayers = "casual"', 'aim 1: players is casual, expected one of "random"'),
        ("at_least = 30", 'at_least = 30\nof = "seat 0"', "aim 1: of is seat 0, expected no such key: length is one number"),
        ('measure = "length"', 'measure = "skill"', "aim 1: players is missing, expected two against each other among setting.players, for skill"),
        ('measure = "length"', 'measure = "seat_wins"', "aim 1: of is missing, expected one of seat 0, seat 1"),
        ('measure = "length"', 'measure = "usage"', "aim 1: of is missing, expected what usage is to be measured of"),
        ('measure = "length"', 'measure = "skill_trace"', "aim 1: skill_trace is not measured, expected a ladder: pairs among setting.players"),
        ('measure = "decisions"', 'measure = "length"', "aim 2: length is aimed at twice, expected once"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in TUG
    file = tuning(tmp_path, TUG.replace(old, new, 1))
    done = command(file)
    assert done.returncode == 2, done.stdout
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith(f"nemeton: {file}")
    assert [each.name for each in tmp_path.iterdir()] == ["tuning.toml"]
    assert said in done.stderr


def test_a_measure_that_only_some_players_have_is_told(tmp_path: Path) -> None:
    ladder = BLUFF.replace('["casual", "random"]', '["casual", "beginner"], ["beginner", "random"]').replace("games = 60", "games = 10")
    text = ladder.replace('measure = "minutes"', 'measure = "skill_trace"')
    with pytest.raises(nemeton.lab.LabError, match="aim 1: skill_trace is not measured of random, expected players: casual against beginner$"):
        tune(tuning(tmp_path, text))
    at_the_top = text.replace('"skill_trace"', '"skill_trace"\nplayers = ["casual", "beginner"]').replace("[1, 3]", "[0, 1]")
    assert all(trial["found"][0] for trial in tune(tuning(tmp_path, at_the_top)).summary()["trials"])


def test_a_file_that_is_none_is_told(tmp_path: Path) -> None:
    with pytest.raises(nemeton.lab.LabError, match=r"none\.toml cannot be read, expected a tuning"):
        tune(tmp_path / "none.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xff")
    with pytest.raises(nemeton.lab.LabError, match=r"bytes\.toml is no text, expected TOML in UTF-8"):
        tune(tmp_path / "bytes.toml")
    with pytest.raises(nemeton.lab.LabError, match="there is no program merlin"):
        tune(tuning(tmp_path, TUG), program="merlin")


def test_without_optuna_it_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "optuna", None)
    with pytest.raises(ImportError, match=r"pip install 'optuna>="):
        tune(tuning(tmp_path, TUG))


def test_the_program_hands_over_to_the_package(tmp_path: Path) -> None:
    (tmp_path / "template.html").write_text('<script type="application/json" id="results">{}</script>')
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    # No module of the folder where it is called is taken.
    (tmp_path / "json.py").write_text("raise SystemExit(9)")
    tuning(tmp_path, TUG)
    done = subprocess.run(
        [PROGRAM, "lab", "tune", "tuning.toml", "--template", "template.html"], cwd=tmp_path, env={**os.environ, "PATH": path}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-3:] == ["tuning.csv", "tuning.json", "tuning.html"]
    assert "11 on the front:" in done.stdout
    page = (tmp_path / "tuning.html").read_text()
    assert (tmp_path / "tuning.json").read_text().strip().replace("<", "\\u003c") in page


def setting(share: float, advantage: float, first: float, **more: Any) -> dict[str, Any]:
    def result(measure: str, value: float, of: str = "") -> dict[str, Any]:
        return {"measure": measure, "of": of, "value": value, "low": value - 0.1, "high": value + 0.1}

    results = [result("seat_share", share, "seat 1"), result("advantage", advantage, "seat 1"), result("first_share", first, "a against b")]
    return {"games": 100, "seats": 2, "results": results, **more}


def aim(measure: str, of: str | None = None) -> Aim:
    return Aim(measure, of, 0, 0.3, None, measure)


def test_skill_is_what_there_is_beyond_an_equal_part() -> None:
    for sides in (2, 3, 4):
        equal = 1 / sides
        for first, skill in ((equal, 0), (1, 1), ((1 + equal) / 2, 0.5)):
            found = aim("skill").measured([setting(equal + 0.02, 0.02, first)])
            assert found is not None
            assert found.value == pytest.approx(skill)
            assert found.high - found.low == pytest.approx(0.2 / (1 - equal))


def test_what_has_never_happened_is_known_and_the_gain_of_it_is_not() -> None:
    never = aim("endings", "repetition").measured([setting(0.5, 0, 0.5)])
    assert never is not None
    assert (never.value, never.low) == (0, 0)
    assert never.high == pytest.approx(0.037, abs=0.001)  # Wilson's, of 0 of 100
    assert aim("usage_gain", "curse").measured([setting(0.5, 0, 0.5)]) is None


def test_what_is_watched_is_what_the_measures_need(tmp_path: Path) -> None:
    def measured(watch: Sequence[str]) -> set[str]:
        study = tmp_path / "study.toml"
        text = 'title = "x"\ngames = 40\nestimate_nodes = 20\n' + (f"watch = {json.dumps(watch)}\n" if watch else "")
        study.write_text(text + '[[setting]]\ngame = "sigily"\nplayers = ["casual", ["casual", "random"]]\n')
        (tmp_path / "study.sqlite").unlink(missing_ok=True)
        ask(PROGRAM, "lab", "run", study)
        settings = json.loads((tmp_path / "study.json").read_text())["settings"]
        return {each["measure"] for setting in settings for each in setting["results"]}

    plain = measured([])
    for watch in ("actions", "effects", "estimates", "interaction"):
        assert {name for name in WATCHED if WATCHED[name] == watch} <= measured([watch])
    assert measured(["actions", "effects", "estimates", "interaction"]) == plain | set(WATCHED)


def read(text: str) -> Tuning:
    return read_tuning(Path("tuning.toml"), text.encode())


def test_none_of_the_front_is_beaten() -> None:
    from nemeton.lab.aims import Estimate

    of = read(TUG)

    def trial(number: int, length: float | None, decisions: float) -> Trial:
        return Trial(number, False, {}, [None if length is None else Estimate(length, 0, 0), Estimate(decisions, 0, 0)])

    trials = [trial(1, 30, 40), trial(2, 31, 40), trial(3, 28, 20), trial(4, 27, 20), trial(5, 27, 19), trial(6, None, 1), trial(7, 29, 41)]
    assert [each.number for each in front(of, trials)] == [1, 2, 3]
    assert [each.number for each in front(of, [*trials, trial(8, 50, 2), trial(9, 60, 3)])] == [8, 9]


def test_aims_find_the_games_that_they_are_about() -> None:
    of = read(BLUFF)
    assert [(aim.line_up, aim.label) for aim in of.aims] == [(0, "minutes, random"), (1, "skill, casual against random")]
    assert [aim.wanted for aim in of.aims] == ["1 to 3", "at least 0.95"]
    named = read(BLUFF.replace('measure = "minutes"', 'measure = "minutes"\nplayers = ["casual", "random"]'))
    assert [aim.line_up for aim in named.aims] == [1, 1]


def test_the_tunings_of_the_project_are_as_their_results_have_them() -> None:
    tunings = list(TUNINGS.glob("*.toml"))
    assert tunings
    for file in tunings:
        assert read_tuning(file, file.read_bytes()).question
        assert json.loads(file.with_suffix(".json").read_text())["tuning"] == file.read_text()
