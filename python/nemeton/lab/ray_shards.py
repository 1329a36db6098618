"""Shards on a cluster, each a task of Ray."""

import subprocess
import sys
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager

from . import shard
from .job import Job
from .program import LabError

# Seconds that a cluster may take to answer.
TIMEOUT = 60
# Ray itself asks for minutes where nobody answers, ends its process then, and hears no Ctrl-C meanwhile.
_ASK = "import ray, sys; ray.init(address=sys.argv[1], log_to_driver=False, logging_level='error')"


def _expect_an_answer(address: str) -> None:
    """Asks for the cluster from a process of its own. Raises LabError, if there is none that answers."""
    try:
        asked = subprocess.run([sys.executable, "-c", _ASK, address], capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        raise LabError(f"there is no cluster at {address}: nobody has answered for {TIMEOUT} s") from None
    if asked.returncode != 0:
        raise LabError(f"there is no cluster at {address}: {asked.stderr.strip().rpartition(chr(10))[2]}")


@contextmanager
def cluster(address: str) -> Iterator[int]:
    """A connection to the cluster, the one that this process has or its own for as long as it is needed; how many cores there are. Raises LabError."""
    try:
        import ray
    except ModuleNotFoundError:
        raise ImportError("a cluster needs Ray: pip install 'ray>=2.40'") from None
    own = not ray.is_initialized()
    if own:
        if address != "local":
            _expect_an_answer(address)
        try:
            ray.init(address=address, log_to_driver=False, logging_level="warning")
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise LabError(f"there is no cluster at {address}: {error}") from None
    try:
        yield int(ray.cluster_resources().get("CPU", 0))
    finally:
        if own:
            ray.shutdown()


def on_ray(job: Job, missing: Sequence[int], retries: int) -> Generator[int, None, None]:
    """Plays these shards wherever there are cores, and yields the number of each that is done. Raises LabError."""
    import ray
    from ray import cloudpickle

    # The workers get the functions themselves, and need nothing of this package.
    cloudpickle.register_pickle_by_value(shard)
    numbers: dict[ray.ObjectRef[bytes], int] = {}
    try:
        # A program that was told to end, as all are on a node that is shut down, has not failed.
        play = ray.remote(num_cpus=job.threads, max_retries=retries, retry_exceptions=[InterruptedError])(shard.play)
        for number in missing:
            numbers[play.remote(job.program, str(job.study), job.text, number, job.shards, job.threads)] = number
        while numbers:
            (ref, *_), _ = ray.wait(list(numbers))
            number = numbers.pop(ref)
            job.unfinished(number).write_bytes(ray.get(ref))
            job.keep(number)
            yield number
    except ray.exceptions.RayTaskError as error:
        raise LabError(str(error.cause)) from None
    except ray.exceptions.RayError as error:
        raise LabError(f"a shard was lost {retries + 1} times: {error}") from None
    finally:
        for ref in numbers:
            ray.cancel(ref, force=True)
        cloudpickle.unregister_pickle_by_value(shard)
