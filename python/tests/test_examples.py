"""The examples run, for a few seconds each."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

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


def test_the_tutorial_runs() -> None:
    notebook = json.loads((EXAMPLES.parents[1] / "docs/tutorial.ipynb").read_text())
    names: dict[str, Any] = {}
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert len(cells) > 8
    for number, cell in enumerate(cells):
        exec(compile(cell, f"cell {number}", "exec"), names)
    assert names["state"].is_terminal()


def test_the_program_in_the_readme(capsys: pytest.CaptureFixture[str]) -> None:
    program = (EXAMPLES.parents[1] / "README.md").read_text().split("```python\n")[1].split("```")[0]
    names: dict[str, Any] = {}
    exec(compile(program, "README.md", "exec"), names)
    assert names["state"].is_terminal()
    assert capsys.readouterr().out == f"{names['state'].returns()}\n"
