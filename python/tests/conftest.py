"""What the tests share: every game with its numbers of seats, and random games."""

import random
import signal
from collections.abc import Iterator
from pathlib import Path

import nemeton

# A shell that runs the tests in the background has them ignore interrupts, which some of them are about.
signal.signal(signal.SIGINT, signal.default_int_handler)

# The games of the tree: one from outside need not have planes.
TREE = {manifest.parent.name for manifest in (Path(__file__).parents[2] / "games").glob("*/game.json")}
GAMES = [(game, seats) for game in nemeton.games() if game in TREE for seats in nemeton.seats(game)]


def step(state: nemeton.State, rng: random.Random) -> None:
    """One step at random."""
    if state.is_chance_node():
        state.apply_action(state.sample_outcome(rng.getrandbits(64)))
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def random_game(game: nemeton.Game, seed: int, most: int = 400) -> Iterator[nemeton.State]:
    """The same state at every node of a random game, or of the first steps of a long one."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    for _ in range(most):
        yield state
        if state.is_terminal():
            return
        step(state, rng)
