"""Studies of rule sets and tunings of their options from Python, in the cores of this machine or on a cluster: `pip install '.[lab]'`.

    >>> import nemeton.lab
    >>> nemeton.lab.run("sigily.toml").summary()["settings"][0]["results"]
    >>> nemeton.lab.run("sigily.toml", address="auto")
    >>> print(nemeton.lab.tune("tuning.toml"))

What a study and a tuning are, what is measured and what is in the files says docs/lab.md. The program `nemeton` plays: it has to be where the shards run, and here.
"""

from .program import LabError
from .game_rows import games, to_parquet
from .run_study import Results, run
from .tuning_results import Tuned
from .run_tuning import tune

__all__ = ["LabError", "Results", "Tuned", "games", "run", "to_parquet", "tune"]
