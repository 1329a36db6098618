"""Shards on the cores of this machine, each a process."""

import subprocess
from collections.abc import Generator, Sequence
from selectors import EVENT_READ, DefaultSelector

from . import shard
from .job import Job
from .program import LabError


def on_cores(job: Job, missing: Sequence[int], cores: int) -> Generator[int, None, None]:
    """Plays these shards, as many at once as there are cores, and yields the number of each that is done. Raises LabError."""
    left = iter(missing)
    running: dict[int, subprocess.Popen[str]] = {}
    with DefaultSelector() as ends:

        def begin() -> None:
            number = next(left, None)
            if number is not None:
                # The program goes on with a file of which a part is missing.
                process = shard.start(job.program, job.study, job.unfinished(number), number, job.shards, job.threads)
                running[number] = process
                assert process.stdout is not None
                ends.register(process.stdout, EVENT_READ, number)

        try:
            for _ in range(max(1, cores // job.threads)):
                begin()
            while running:
                for key, _ in ends.select():
                    number = key.data
                    ends.unregister(key.fileobj)
                    shard.finish(running.pop(number))
                    job.keep(number)
                    begin()
                    yield number
        except (InterruptedError, RuntimeError) as error:
            raise LabError(str(error)) from None
        finally:
            # It stores what it has in hand.
            for process in running.values():
                process.terminate()
            for process in running.values():
                process.communicate()
