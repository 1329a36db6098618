"""Nine druid and Celtic tabletop games for research.

    >>> import nemeton
    >>> state = nemeton.load("brandubh").new_initial_state()
    >>> state.apply_action(state.legal_actions()[0])

A `Game` is the rules with options and a number of seats. A `State` is a game under way, with the method names of OpenSpiel. `playouts` plays random games in
bulk, `VectorEnv` steps many games at once, and `Bot` and `analyze` use the games' own bots. Import the adapters for other libraries yourself:
`nemeton.pettingzoo`, `nemeton.gymnasium` and `nemeton.openspiel`.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

from . import _nemeton
from ._nemeton import (
    Advice,
    Analysis,
    BusyError,
    Candidate,
    Error,
    Exploitability,
    Game,
    IllegalActionError,
    Option,
    OptionError,
    OtherGameError,
    Plane,
    Playouts,
    RecordError,
    RequestError,
    State,
    TurnError,
    UnknownGameError,
)
from .bots import LEVELS, Bot, analyze, win_probabilities_with_everything_known
if TYPE_CHECKING:
    from .records import Verified, from_record, to_record, verify
    from .vector import VectorEnv

__version__: str = _nemeton.version.partition("+")[0]

CHANCE = -1
"""The seat of chance, and a viewer without a seat."""
NOBODY = -4
"""The seat to act when the game is over."""
MOST_OF_A_PLANE = 100.0
"""No float of an observation is below 0 or above this; most lie from 0 to 1."""


_LATER = {"VectorEnv": "vector", "Verified": "records", "from_record": "records", "to_record": "records", "verify": "records"}


def __getattr__(name: str) -> Any:
    # What is imported when it is asked for: NumPy takes longer than all of this.
    if name in _LATER:
        from importlib import import_module

        return getattr(import_module(f".{_LATER[name]}", __name__), name)
    raise AttributeError(f"module 'nemeton' has no attribute {name!r}")


def games() -> list[str]:
    """Returns the ids of all games, such as "brandubh"."""
    return _nemeton.game_ids()


def seats(game: str) -> range:
    """Returns how many can play, such as range(2, 5). Raises UnknownGameError."""
    fewest, most = _nemeton.seats_of(game)
    return range(fewest, most + 1)


def options(game: str, seats: int | None = None) -> list[Option]:
    """Returns the options of a game, which are keywords of `load`. Some defaults depend on the number of seats. Raises UnknownGameError."""
    return _nemeton.options(game, seats)


def load(
    game: str,
    seats: int | None = None,
    *,
    deals: Literal["listed", "sampled"] = "listed",
    **options: bool | int | float | str,
) -> Game:
    """Returns a game by its id. Without `seats` it has the fewest, and options that you leave out have their defaults.

        >>> nemeton.load("sigily", seats=3, spells="all")

    `deals` says how the hands of Druid's Duel are dealt: card by card, with each outcome listed, or at once, sampled without a list.

    Raises UnknownGameError, OptionError (which names the option, what was given and what was expected) and RequestError (seats).
    """
    return _nemeton.load(game, seats, options, deals)


def playouts(
    game: str | Game | State,
    count: int,
    seats: int | None = None,
    *,
    seed: int | None = None,
    threads: int | None = None,
    **options: bool | int | float | str,
) -> Playouts:
    """Plays `count` random games, with each legal action equally likely, on all cores or on `threads` threads.

        >>> nemeton.playouts("brandubh", 10**6).mean_returns

    They begin at the start of a game, or at a state, which does not change. The same seed gives the same result with any number of threads. Other Python
    threads run meanwhile, and Ctrl-C stops it.
    """
    if isinstance(game, str):
        game = load(game, seats, deals="listed", **options)
    elif seats is not None or options:
        raise RequestError("seats and options belong to the id of a game, expected none beside a Game or State")
    state = game.new_initial_state() if isinstance(game, Game) else game
    return _nemeton.playouts(state, count, seed, threads)


def exploitability(
    game: Game, policy: Mapping[str, Sequence[float]], *, most_states: int = 20_000_000
) -> Exploitability:
    """Returns what best responses gain against a policy. The policy maps `State.information_state_string` of the seat to act to the probabilities of its
    legal actions, in the order of `State.legal_actions`; elsewhere all are equally likely. Only for games with at most `most_states` states. Raises
    RequestError."""
    return _nemeton.exploitability(game, dict(policy), most_states)


__all__ = [
    "Advice",
    "Analysis",
    "Bot",
    "BusyError",
    "CHANCE",
    "Candidate",
    "Error",
    "Exploitability",
    "Game",
    "IllegalActionError",
    "LEVELS",
    "MOST_OF_A_PLANE",
    "NOBODY",
    "Option",
    "OptionError",
    "OtherGameError",
    "Plane",
    "Playouts",
    "RecordError",
    "RequestError",
    "State",
    "TurnError",
    "UnknownGameError",
    "VectorEnv",
    "Verified",
    "analyze",
    "exploitability",
    "from_record",
    "games",
    "load",
    "options",
    "playouts",
    "seats",
    "to_record",
    "verify",
    "win_probabilities_with_everything_known",
]
