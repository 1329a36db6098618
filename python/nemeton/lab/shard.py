"""A shard of a study, played by the program `nemeton`. Ray sends this module to its workers, so it imports what Python itself has, and nothing else."""

import shutil
import subprocess
import tempfile
from pathlib import Path


def start(program: str, study: Path, file: Path, number: int, shards: int, threads: int) -> "subprocess.Popen[str]":
    """Plays what is missing of a shard in `file`; both numbers as in `--shard number/shards`, from 1 on. Raises RuntimeError."""
    if shutil.which(program) is None:
        raise RuntimeError(f"there is no program {program}, expected nemeton on the PATH or its path")
    return subprocess.Popen(
        # It must not play on when nobody is left to take what it plays.
        ["setpriv", "--pdeathsig", "TERM", program, "lab", "run", str(study), "--out", str(file)]
        + ["--shard", f"{number}/{shards}", "--threads", str(threads)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def finish(process: "subprocess.Popen[str]") -> None:
    """Waits until it has ended. Raises RuntimeError with what the program said, and InterruptedError if it was told to end."""
    said, _ = process.communicate()
    last = said.strip().rpartition("\n")[2].removeprefix("nemeton: ")
    if process.returncode < 0:
        raise InterruptedError(f"the program was ended by signal {-process.returncode}")
    if process.returncode == 1:
        raise InterruptedError(last)
    if process.returncode != 0:
        raise RuntimeError(last or f"the program ended with {process.returncode} and said nothing")


def play(program: str, name: str, study: bytes, number: int, shards: int, threads: int) -> bytes:
    """A shard as a pure function: the text of a study to the file of the results. `name` is what errors call the study."""
    with tempfile.TemporaryDirectory(prefix="nemeton-lab-") as folder:
        text, file = Path(folder, "study.toml"), Path(folder, "shard.sqlite")
        text.write_bytes(study)
        process = start(program, text, file, number, shards, threads)
        try:
            finish(process)
        except RuntimeError as error:
            raise RuntimeError(str(error).replace(str(text), name)) from None
        finally:
            process.kill()
        return file.read_bytes()
