"""A whole study: its shards, on the cores of this machine or on a cluster, and what they come to together."""

import os
import shutil
import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

import nemeton

from .local_shards import on_cores
from .result_files import Files
from .job import Job
from .toml_keys import text_of
from .program import ask, read
from .progress import Progress, line


@dataclass(frozen=True)
class Results(Files):
    """What a study came to. SQLite has the games, where the study keeps rows, and the sums of each batch; CSV a row of each measure of each setting; JSON the
    same with the study, what the measures mean, and comparisons."""


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0))


def _ends_by_interval(text: bytes) -> bool:
    try:
        return "interval" in tomllib.loads(text_of(text))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError):
        return False  # The program says what is wrong with it.


def run(
    study: str | os.PathLike[str],
    *,
    out: str | os.PathLike[str] | None = None,
    shards: int | None = None,
    address: str | None = None,
    program: str = "nemeton",
    threads: int | None = None,
    retries: int = 3,
    progress: Progress | None = None,
) -> Results:
    """Plays a study, a TOML file, in shards, and puts them together: the CSV and the JSON are the same to the byte as those of one `nemeton lab run`.

        >>> nemeton.lab.run("sigily.toml", out="results/sigily.sqlite")
        >>> nemeton.lab.run("sigily.toml", address="auto", shards=1000)

    `out` is the file of the results (left out: beside the study, with the ending .sqlite), of which the CSV and the JSON are beside it; results of the same
    study with fewer games are extended. `shards` are how many
    parts there are (left out: four for each core; one, if the study ends by interval, which cannot be divided).

    Without an `address` the shards are played by processes of this machine, as many at once as there are cores. With one they are tasks of the Ray cluster
    there: "auto" is the one that this machine belongs to, "local" starts one here; each worker needs `program`, of the same
    version, and nothing else of this machine or package. A task whose node has died is begun anew elsewhere, up to so many `retries`.

    `threads` are the cores of each shard (left out: one; all of this machine's, if there is one shard alone).

    Shards that have been played are kept in a folder beside `out` until all are there: the same call goes on after it was stopped. `progress` is called with
    how many are done and how many there are; left out, a line on the terminal shows it.

    Raises LabError, in the words of the program, and RequestError.
    """
    path = Path(study)
    text = read(path, "a study")
    for name, number, least in (("shards", shards, 1), ("threads", threads, 1), ("retries", retries, 0)):
        if number is not None and number < least:
            raise nemeton.RequestError(f"{name} is {number}, expected at least {least}")
    file = Path(out) if out is not None else path.with_suffix(".sqlite")
    version = ask(program, "--version").strip()

    whole = _ends_by_interval(text)
    if whole and shards is not None and shards > 1:
        raise nemeton.RequestError(f"shards is {shards}, expected 1: the study ends by interval, and the end of a setting depends on all of its games")

    def job(most: int, own_threads: int) -> Job:
        count = shards if shards is not None else 1 if whole else 4 * most
        return Job(program, version, path, text, count, threads or (own_threads if count == 1 else 1), file.with_name(file.name + ".shards"))

    if address is None:
        of = job(cores(), cores())
        _play(of, file, progress, lambda missing: on_cores(of, missing, cores()))
    else:
        from .ray_shards import cluster, on_ray

        with cluster(address) as most:
            of = job(most, 1)
            _play(of, file, progress, lambda missing: on_ray(of, missing, retries))
    shutil.rmtree(of.folder)
    return Results(file)


def _play(job: Job, file: Path, progress: Progress | None, play: Callable[[Sequence[int]], Generator[int, None, None]]) -> None:
    if file.exists() and _ends_by_interval(job.text):
        job.check(file)
    elif file.exists():
        # The last of more shards than there are batches plays nothing: the program says whether the results can be extended.
        ask(job.program, "lab", "run", job.study, "--out", file, "--shard", "1000000000/1000000000")
    job.folder.mkdir(parents=True, exist_ok=True)
    numbers = range(1, job.shards + 1)
    missing = [number for number in numbers if not job.file(number).exists()]
    for number in set(numbers) - set(missing):
        job.check(job.file(number))
    show = progress or line(file.stem, "shards")
    done = job.shards - len(missing)
    show(done, job.shards)
    with closing(play(missing)) as played:
        for number in played:
            done += 1
            show(done, job.shards)
    ask(job.program, "lab", "merge", "--out", file.absolute(), *(job.file(number).name for number in numbers), folder=job.folder)
