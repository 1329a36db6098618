"""The games' own bots and their analysis of positions."""

from pathlib import Path

from . import _nemeton
from ._nemeton import Advice, Analysis, State

_nemeton.set_network_folder(str(Path(__file__).parent / "networks"))

LEVELS: tuple[str, ...] = tuple(_nemeton.levels())
"""The levels of the bots, from the weakest. Each has its own budget; only "best" uses the budget that you give."""


class Bot:
    """A bot of a level, which uses only what its seat may know.

    Without a budget, "best" thinks for a second. The first of `seconds`, `nodes` (states visited) and `samples` (games played out) that is reached ends the
    search. With a seed and without `seconds`, it plays the same every time. Some searches use several `threads`.
    Raises OptionError for another level.
    """

    def __init__(
        self,
        level: str = "best",
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        samples: int | None = None,
        threads: int = 1,
        seed: int | None = None,
    ) -> None:
        if not isinstance(level, str) or level not in LEVELS:
            raise _nemeton.OptionError(f"level is {level!r:.80}, expected one of {', '.join(LEVELS)}")
        if level == "best" and seconds is None and nodes is None and samples is None:
            seconds = 1.0
        self.level = level
        self._budget = (seconds, nodes, samples, threads)
        self._seed = seed
        self._asked = 0

    def advice(self, state: State, seat: int | None = None) -> Advice:
        """Returns its choice for a seat, by default the one to act, with the values behind it. The state does not change."""
        seed = None
        if self._seed is not None:
            seed = (self._seed + self._asked) % 2**64
            self._asked += 1
        return _nemeton.best(state, seat, self.level, *self._budget, seed)

    def step(self, state: State) -> int:
        """Returns its action for the seat to act."""
        return self.advice(state).action

    def __repr__(self) -> str:
        return f"Bot({self.level!r})"


def analyze(
    state: State,
    seat: int | None = None,
    *,
    action: int | None = None,
    seconds: float | None = None,
    nodes: int | None = None,
    samples: int | None = None,
    threads: int = 1,
    seed: int = 0,
) -> Analysis:
    """Returns the values of the actions of a seat, by default the one to act, as far as it can know: of the best candidates, and of `action` if you give one.
    Without a budget it uses the usual one of the game. Raises TurnError and IllegalActionError."""
    return _nemeton.analyze(state, seat, action, seconds, nodes, samples, threads, seed)


def win_probabilities_with_everything_known(
    state: State, *, seconds: float | None = None, samples: int | None = None, seed: int = 0
) -> list[float] | None:
    """Returns the win probabilities of all seats with all hands known. They add up to 1. Only at the end and in games that hide information: elsewhere
    returns None, and `analyze` has them."""
    return _nemeton.win_probabilities_with_everything_known(state, seconds, samples, seed)
