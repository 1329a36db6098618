"""The games' own bots, and what they think of a position."""

from pathlib import Path

from . import _nemeton
from ._nemeton import Advice, Analysis, State

_nemeton.set_network_folder(str(Path(__file__).parent / "networks"))

LEVELS: tuple[str, ...] = tuple(_nemeton.levels())
"""How well a bot can play, the weakest first. Each has a budget of its own; only "best" thinks as long as it is given."""


class Bot:
    """A bot of a level, which knows no more than its seat may.

    Without a budget "best" thinks for a second; whichever of `seconds`, `nodes` (states looked at) and `samples` (games played out) is reached first
    ends the thinking. With a seed and without `seconds` it plays the same every time. `threads` may think at once, where its search can use them.
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
        """What it would do for a seat, by default the one that is to act, and what led to it. The state does not change."""
        seed = None
        if self._seed is not None:
            seed = (self._seed + self._asked) % 2**64
            self._asked += 1
        return _nemeton.best(state, seat, self.level, *self._budget, seed)

    def step(self, state: State) -> int:
        """The action that it chooses for the seat that is to act."""
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
    """What the actions of a seat, by default the one that is to act, are worth as far as it can know: those worth a thought, and `action`, if one is
    given. Without a budget it takes what is usual for the game. Raises TurnError and IllegalActionError."""
    return _nemeton.analyze(state, seat, action, seconds, nodes, samples, threads, seed)


def win_probabilities_with_everything_known(
    state: State, *, seconds: float | None = None, samples: int | None = None, seed: int = 0
) -> list[float] | None:
    """The win probabilities of all seats, adding up to 1, as somebody has them who sees all hands: at the end, and in games that hide information. None
    elsewhere, where `analyze` tells them."""
    return _nemeton.win_probabilities_with_everything_known(state, seconds, samples, seed)
