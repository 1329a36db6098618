"""Studies in shards on this machine: the same results as at once, whatever happens meanwhile."""

import os
import signal
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from lab_support import PROGRAM, STUDY, played_at_once, program_that, shards_begun, study

import nemeton
import nemeton.lab


def run(file: Path, **more: Any) -> nemeton.lab.Results:
    return nemeton.lab.run(file, **{"program": PROGRAM, **more})


@pytest.mark.parametrize("shards", [None, 1, 3, 50])
def test_shards_come_to_the_same(tmp_path: Path, shards: int | None) -> None:
    told: list[tuple[int, int]] = []
    results = run(study(tmp_path), shards=shards, progress=lambda done, of: told.append((done, of)))
    assert (results.csv.read_bytes(), results.json.read_bytes()) == played_at_once(tmp_path)
    of = shards or 4 * len(os.sched_getaffinity(0))
    assert told == [(done, of) for done in range(of + 1)]
    assert results.file == tmp_path / "study.sqlite"
    assert results.summary()["title"] == "Small"
    assert sqlite3.connect(results.file).execute("select count(*) from games").fetchone() == (240,)
    assert not (tmp_path / "study.sqlite.shards").exists()


def test_a_study_that_was_stopped_goes_on(tmp_path: Path) -> None:
    program = program_that(tmp_path, ":")

    def stop(done: int, _: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    out = tmp_path / "elsewhere/results.sqlite"
    out.parent.mkdir()
    with pytest.raises(KeyboardInterrupt):
        run(study(tmp_path), out=out, shards=6, program=program, progress=stop)
    assert not out.exists()
    begun = len(shards_begun(tmp_path))
    told: list[int] = []
    results = run(study(tmp_path), out=out, shards=6, program=program, progress=lambda done, _: told.append(done))
    assert told == [2, 3, 4, 5, 6]
    assert len(shards_begun(tmp_path)) == begun + 4
    assert (results.csv.read_bytes(), results.json.read_bytes()) == played_at_once(tmp_path)


def test_no_program_plays_on_when_who_began_it_is_gone(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "ends")
    program = program_that(tmp_path, "echo $$ > pid; exec 3> ends; mv pid begun; exec sleep 600")
    script = f"import nemeton.lab; nemeton.lab.run({str(study(tmp_path))!r}, shards=1, program={program!r})"
    gone = subprocess.Popen([sys.executable, "-c", script])
    with (tmp_path / "ends").open() as ends:
        # Opened by the program, which holds it as long as it lives.
        while not (tmp_path / "begun").exists():
            assert gone.poll() is None
        gone.kill()
        gone.wait()
        watchdog = threading.Timer(60, lambda: os.kill(int((tmp_path / "begun").read_text()), signal.SIGKILL))
        watchdog.start()
        assert ends.read() == ""
        assert watchdog.is_alive()
        watchdog.cancel()


def test_what_is_wrong_is_told_in_the_words_of_the_program(tmp_path: Path) -> None:
    bad = study(tmp_path / "bad", STUDY.replace("games = 120", 'games = "many"'))
    with pytest.raises(nemeton.lab.LabError, match=r"study\.toml: games is 'many', expected"):
        run(bad)
    with pytest.raises(nemeton.lab.LabError, match=r"study\.toml, line 2: "):
        run(study(tmp_path / "worse", 'title = "Small"\n['))
    with pytest.raises(nemeton.lab.LabError, match=r"none\.toml cannot be read, expected a study"):
        run(tmp_path / "none.toml")
    with pytest.raises(nemeton.lab.LabError, match="there is no program merlin, expected nemeton on the PATH"):
        run(study(tmp_path), program="merlin")
    for name, value in (("shards", 0), ("threads", 0), ("retries", -1)):
        with pytest.raises(nemeton.RequestError, match=f"{name} is {value}, expected at least"):
            run(study(tmp_path), **{name: value})


def test_a_program_that_is_killed_is_told(tmp_path: Path) -> None:
    with pytest.raises(nemeton.lab.LabError, match="ended by signal 9"):
        run(study(tmp_path), program=program_that(tmp_path, "kill -9 $$"))
    # Then it goes on.
    assert run(study(tmp_path)).csv.read_bytes() == played_at_once(tmp_path)[0]


def test_a_study_that_ends_by_interval_is_one_shard(tmp_path: Path) -> None:
    text = "interval = 0.08\n" + STUDY.replace("120", "2000")
    file = study(tmp_path, text)
    with pytest.raises(nemeton.RequestError, match="shards is 2, expected 1: the study ends by interval"):
        run(file, shards=2)
    results = run(file)
    assert (results.csv.read_bytes(), results.json.read_bytes()) == played_at_once(tmp_path, text)
    assert results.summary()["settings"][0]["games"] < 2000


def test_results_of_another_study_or_program_are_left_alone(tmp_path: Path) -> None:
    other = run(study(tmp_path / "other", "seed = 7\n" + STUDY))
    before = other.file.read_bytes()
    with pytest.raises(nemeton.lab.LabError, match=r"study\.sqlite has the results of another study, expected those of"):
        run(study(tmp_path), out=other.file)
    db = sqlite3.connect(other.file)
    assert other.file.read_bytes() == before
    db.execute("update study set version = '0.0.1'")
    db.commit()
    db.close()
    with pytest.raises(nemeton.lab.LabError, match=r"has the results of version 0\.0\.1 of the program, expected "):
        run(tmp_path / "other/study.toml")
    (tmp_path / "text.sqlite").write_text("what is no database at all, and is longer than a header of one" * 9)
    with pytest.raises(nemeton.lab.LabError, match=r"text\.sqlite cannot be used: file is not a database"):
        run(study(tmp_path), out=tmp_path / "text.sqlite")
