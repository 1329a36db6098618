"""OpenSpiel's own suite and its algorithms on our games."""

import os
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from conftest import GAMES

import nemeton

pyspiel = pytest.importorskip("pyspiel")
mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
adapter = pytest.importorskip("nemeton.openspiel")
adapter.register()


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_passes_the_suite(name: str, seats: int) -> None:
    game = pyspiel.load_game(f"nemeton_{name}", {"seats": seats, "ply_limit": 60})
    assert game.num_players() == seats
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_names_are_registered_once() -> None:
    assert adapter.register() == [f"nemeton_{name}" for name in nemeton.games()]
    game = pyspiel.load_game("nemeton_sigily(seats=3,spells=all)")
    assert game.game == nemeton.load("sigily", 3, spells="all")
    assert pyspiel.load_game(str(game)).game == game.game
    with pytest.raises(nemeton.OptionError, match="spells"):
        pyspiel.load_game("nemeton_sigily", {"spells": "none of them"})
    with pytest.raises(Exception, match="colour"):
        pyspiel.load_game("nemeton_sigily", {"colour": "red"})


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_its_states_are_ours(name: str, seats: int) -> None:
    rng = random.Random(1)
    state = pyspiel.load_game(f"nemeton_{name}", {"seats": seats, "ply_limit": 40}).new_initial_state()
    ours = nemeton.load(name, seats, ply_limit=40).new_initial_state()
    while not state.is_terminal():
        assert state.current_player() == ours.current_player()
        assert state.legal_actions() == sorted(ours.legal_actions())
        for seat in range(seats):
            assert state.observation_string(seat) == ours.observation_string(seat)
            assert state.observation_tensor(seat) == ours.observation_tensor(seat).tolist()
            assert state.information_state_string(seat) == ours.information_state_string(seat)
        action = rng.choice(ours.legal_actions())
        before = state.clone()
        state.apply_action(action)
        ours.apply_action(action)
        assert before.state != state.state
    assert state.returns() == ours.returns()


def policy_of(game: nemeton.Game, seed: int) -> dict[str, list[float]]:
    """Any policy, for all information states."""
    rng = random.Random(seed)
    policy: dict[str, list[float]] = {}

    def nodes(state: nemeton.State) -> Iterator[nemeton.State]:
        yield state
        for action in state.legal_actions():
            after = state.clone()
            after.apply_action(action)
            yield from nodes(after)

    for state in nodes(game.new_initial_state()):
        if state.current_player() >= 0 and (name := state.information_state_string()) not in policy:
            weights = [rng.random() for _ in state.legal_actions()]
            policy[name] = [weight / sum(weights) for weight in weights]
    return policy


def both_say(name: str, **options: Any) -> tuple[nemeton.Exploitability, float]:
    game = nemeton.load(name, **options)
    policy = policy_of(game, 1)
    legal: dict[str, list[tuple[int, float]]] = {}

    def note(state: nemeton.State) -> None:
        if state.current_player() >= 0:
            key = state.information_state_string()
            legal.setdefault(key, sorted(zip(state.legal_actions(), policy[key])))
        for action in state.legal_actions():
            after = state.clone()
            after.apply_action(action)
            note(after)

    note(game.new_initial_state())
    theirs = pyspiel.exploitability(pyspiel.load_game(f"nemeton_{name}", options), legal)
    return nemeton.exploitability(game, policy), theirs


@pytest.mark.parametrize(
    ("name", "options"),
    [("bluff", {"dice": 1, "ply_limit": 3}), ("danube", {"ply_limit": 2}), ("brandubh", {"ply_limit": 2})],
)
def test_exploitability_is_the_same(name: str, options: dict[str, Any]) -> None:
    ours, theirs = both_say(name, **options)
    assert ours.exploitability == pytest.approx(theirs, abs=1e-9)


@pytest.mark.skipif("NEMETON_LONG" not in os.environ, reason="takes a minute; NEMETON_LONG=1 runs it")
def test_exploitability_of_the_smallest_bluff_is_the_same() -> None:
    ours, theirs = both_say("bluff", seats=2, dice=1)
    assert ours.information_states == 24_576
    assert ours.exploitability > 0.1
    assert ours.exploitability == pytest.approx(theirs, abs=1e-9)


def test_counterfactual_regret_minimisation_runs() -> None:
    options = {"dice": 1, "ply_limit": 3}
    solver = pyspiel.CFRPlusSolver(pyspiel.load_game("nemeton_bluff", options))
    before = nemeton.exploitability(nemeton.load("bluff", **options), {}).exploitability  # type: ignore[arg-type]
    for _ in range(8):
        solver.evaluate_and_update_policy()
    after = pyspiel.exploitability(pyspiel.load_game("nemeton_bluff", options), solver.average_policy())
    assert after < before


@pytest.mark.parametrize("name", ["brandubh", "danube", "sigily", "tabulus", "tug"])
def test_tree_search_runs(name: str) -> None:
    game = pyspiel.load_game(f"nemeton_{name}", {"ply_limit": 20})
    state = game.new_initial_state()
    # The one in Python: OpenSpiel 2.0.2's in C++ crashes on its own games in Python as well, such as python_tic_tac_toe.
    random_state = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 10, mcts.RandomRolloutEvaluator(1, random_state), random_state=random_state)
    rng = random.Random(2)
    for _ in range(8):
        if state.is_terminal():
            break
        action = rng.choice(state.legal_actions()) if state.is_chance_node() else bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_what_cannot_be_said_is_named() -> None:
    bluff = nemeton.load("bluff", dice=1, ply_limit=3)
    state = bluff.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.sample_outcome(1))
    name = state.information_state_string()
    for wrong in ([1.0], [2.0] * len(state.legal_actions()), [float("nan")] * len(state.legal_actions())):
        with pytest.raises(nemeton.RequestError, match="probabilities"):
            nemeton.exploitability(bluff, {name: wrong})
    with pytest.raises(nemeton.RequestError, match="more than 1000 states"):
        nemeton.exploitability(nemeton.load("brandubh"), {}, most_states=1000)
    with pytest.raises(nemeton.RequestError, match="sampled"):
        nemeton.exploitability(nemeton.load("duel", deals="sampled"), {})
