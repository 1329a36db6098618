"""The examples run, for a few seconds each."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples/python"


def test_learning_tabulus(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    curve = tmp_path / "curve.svg"
    done = subprocess.run(
        [sys.executable, EXAMPLES / "ppo_tabulus.py", "--minutes", "0.01", "--games", "6", "--curve", curve],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "novice" in done.stdout.splitlines()[-1]
    assert curve.read_text().startswith("<svg")
