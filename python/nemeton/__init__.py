"""Nine druid and Celtic tabletop games for research.

    >>> import nemeton
    >>> state = nemeton.load("brandubh").new_initial_state()
    >>> state.apply_action(state.legal_actions()[0])

A `Game` is the rules with options and a number of seats, a `State` a game under way, with the method names of OpenSpiel. `playouts` plays in bulk,
`VectorEnv` steps many games at once, `Bot` and `analyze` are what the games' own bots think. Adapters for others' libraries are in `nemeton.pettingzoo`,
`nemeton.gymnasium` and `nemeton.openspiel`, each imported by who wants it.
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
"""Who is to act when the game is over."""
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
    """The ids of all games, such as "brandubh"."""
    return _nemeton.game_ids()


def seats(game: str) -> range:
    """How many can play, such as range(2, 5). Raises UnknownGameError."""
    fewest, most = _nemeton.seats_of(game)
    return range(fewest, most + 1)


def options(game: str, seats: int | None = None) -> list[Option]:
    """The options of a game: what `load` takes by keyword. Some defaults hang on the number of seats. Raises UnknownGameError."""
    return _nemeton.options(game, seats)


def load(
    game: str,
    seats: int | None = None,
    *,
    deals: Literal["listed", "sampled"] = "listed",
    **options: bool | int | float | str,
) -> Game:
    """A game by its id, with a number of seats (the fewest, if it is not said) and options, the others at their defaults.

        >>> nemeton.load("sigily", seats=3, spells="all")

    `deals` says how the hands of Druid's Duel come: card by card, each outcome listed with its probability, or at once, drawn and not listed.

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
    """Plays so many games at random, each legal action equally likely, on all cores or so many threads.

        >>> nemeton.playouts("brandubh", 10**6).mean_returns

    They begin at the start of a game, or at a state, which does not change. The same seed gives the same whatever the threads. Other threads of Python
    run meanwhile, and Ctrl-C ends it.
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
    """What best responses gain against a policy: by `State.information_state_string` of the seat that is to act, the probabilities of its legal actions in
    the order of `State.legal_actions`; each equally likely where the policy does not say. For games so small that all states can be gone
    through, at most so many. Raises RequestError."""
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
