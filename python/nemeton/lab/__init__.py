"""Studies of rule sets from Python, in the cores of this machine or on a cluster: `pip install nemeton[lab]`.

    >>> import nemeton.lab
    >>> nemeton.lab.run("sigily.toml").summary()["settings"][0]["results"]
    >>> nemeton.lab.run("sigily.toml", address="auto")

What a study is, what is measured and what is in the files says docs/lab.md. The program `nemeton` plays: it has to be where the shards run, and here.
"""

from .program import LabError
from .rows import games, to_parquet
from .runs import Results, run

__all__ = ["LabError", "Results", "games", "run", "to_parquet"]
