"""What the tests of the laboratory share: a small study, the program, and programs that are it with a whim."""

import os
import shutil
import subprocess
from pathlib import Path

PROGRAM = os.environ.get("NEMETON_PROGRAM") or shutil.which("nemeton") or str(Path(__file__).parents[2] / "build/release/nemeton")

STUDY = """title = "Small"
games = 120
batch = 10
watch = "actions"
[[setting]]
game = "bluff"
players = "random"
options = { dice = [1, 2] }
"""


def study(folder: Path, text: str = STUDY) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "study.toml"
    file.write_text(text)
    return file


def played_at_once(folder: Path, text: str = STUDY) -> tuple[bytes, bytes]:
    """The CSV and the JSON of one `nemeton lab run`."""
    file = study(folder / "at-once", text)
    subprocess.run([PROGRAM, "lab", "run", file], check=True, capture_output=True)
    return file.with_suffix(".csv").read_bytes(), file.with_suffix(".json").read_bytes()


def program_that(folder: Path, whim: str) -> str:
    """The program, that before each shard notes it in `shards` and then does something, in sh, in that folder; $shard is its number."""
    file = folder / "nemeton"
    file.write_text(
        f"""#!/bin/sh
next= shard=
for each; do
  if [ "$next" = --shard ]; then shard=${{each%/*}}; fi
  next=$each
done
if [ -n "$shard" ]; then
  was=$PWD
  cd {folder} || exit 2
  echo "$shard" >> shards
  {whim}
  cd "$was" || exit 2
fi
exec {PROGRAM} "$@"
"""
    )
    file.chmod(0o755)
    return str(file)


def shards_begun(folder: Path) -> list[int]:
    """In the order in which they were."""
    file = folder / "shards"
    return [int(line) for line in file.read_text().split()] if file.exists() else []
