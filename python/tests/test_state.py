"""States: that they are what the C++ library says, and that nothing breaks them."""

import copy
import pickle
import random
import threading

import numpy as np
import pytest
from conftest import GAMES, random_game, step

import nemeton


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_masks_and_lists_say_the_same(name: str, seats: int) -> None:
    game = nemeton.load(name, seats)
    out = np.zeros(game.num_distinct_actions(), np.bool_)
    for state in random_game(game, 1):
        for seat in range(seats):
            mask = state.legal_actions_mask(seat)
            assert mask.dtype == np.bool_
            assert sorted(state.legal_actions(seat)) == list(np.flatnonzero(mask))
            assert state.legal_actions_mask(seat, out) is out
            assert (out == mask).all()
        if state.current_player() >= 0:
            assert state.legal_actions() == state.legal_actions(state.current_player())


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_states_are_copied_compared_written_and_pickled(name: str, seats: int) -> None:
    game = nemeton.load(name, seats)
    rng = random.Random(3)
    before = game.new_initial_state()
    for number, state in enumerate(random_game(game, 3, 60)):
        for same in (state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert same == state
            assert hash(same) == hash(state)
            assert same.serialize() == state.serialize()
        assert game.deserialize_state(state.serialize()) == state
        assert (state == before) == (number == 0)
        assert len(state.history()) == state.move_number() == len(state.full_history())
        other = state.clone()
        if not state.is_terminal():
            step(other, rng)
            assert other != state
        other.assign(state)
        assert other == state
        other.reset()
        assert other == before
    assert {before: 1}[game.new_initial_state()] == 1
    assert before != "a state"


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_observations(name: str, seats: int) -> None:
    game = nemeton.load(name, seats)
    out = np.full(game.observation_size, 7, np.float32)
    for state in random_game(game, 4, 60):
        for seat in range(seats):
            tensor = state.observation_tensor(seat)
            assert tensor.shape == game.observation_tensor_shape()
            assert tensor.dtype == np.float32
            assert state.observation_tensor(seat, out) is out
            assert (out == tensor).all()
            viewer = next(plane for plane in game.observation_planes if plane.name == "viewer")
            assert tensor[viewer.offset + seat] == 1
            assert state.information_state_string(seat).startswith(f"{seat}|")
            drawn = state.resample_from_information_state(seat, 6)
            assert drawn.observation_string(seat) == state.observation_string(seat)
            assert drawn.information_state_string(seat) == state.information_state_string(seat)
        assert state.observation_string(-1)
        assert state.information_state_string(-1).startswith("-|")


def test_tensors_of_information_states() -> None:
    game = nemeton.load("bluff", 2, dice=1)
    assert 0 < game.information_size <= 4096
    out = np.zeros(game.information_size, np.float32)
    for state in random_game(game, 1):
        for seat in range(2):
            tensor = state.information_state_tensor(seat)
            assert tensor.dtype == np.float32
            assert state.information_state_tensor(seat, out) is out
            assert (out == tensor).all()
    with pytest.raises(nemeton.RequestError, match="sigily"):
        nemeton.load("sigily").new_initial_state().information_state_tensor(0)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_tokens_name_actions(name: str, seats: int) -> None:
    game = nemeton.load(name, seats)
    for state in random_game(game, 5, 40):
        for action in state.legal_actions():
            token = state.action_to_string(action)
            assert state.string_to_action(token) == action
        if state.is_chance_node():
            assert [outcome for outcome, _ in state.chance_outcomes()] == state.legal_actions()
            assert state.sample_outcome(5) == state.sample_outcome(5)
        if not state.is_terminal():
            after = state.clone()
            after.apply_token(state.action_to_string(state.legal_actions()[0]))
            assert after.history()[:-1] == state.history()


def test_wrong_arguments_are_named() -> None:
    game = nemeton.load("brandubh")
    state = game.new_initial_state()
    before = state.serialize()
    for action in (-1, -(2**63), 2**63 - 1, game.num_distinct_actions()):
        for refuse in (state.apply_action, state.action_to_string):
            with pytest.raises(nemeton.IllegalActionError, match=str(action)):
                refuse(action)
    for seat in (-5, 1, 99):
        with pytest.raises(nemeton.IllegalActionError):
            state.apply(seat, 0)
    with pytest.raises(nemeton.IllegalActionError, match="no such thing"):
        state.apply_token("no such thing")
    assert state.serialize() == before
    with pytest.raises(nemeton.RequestError, match="seat 2, expected one from 0 to 1"):
        state.legal_actions(2)
    with pytest.raises(nemeton.RequestError, match="seat -1"):
        state.observation_tensor(-1)
    with pytest.raises(nemeton.RequestError, match="seat 5"):
        state.observation_string(5)
    with pytest.raises(nemeton.RequestError, match="out has 3 elements, expected 588"):
        state.legal_actions_mask(0, np.zeros(3, np.bool_))
    with pytest.raises(TypeError):
        state.legal_actions_mask(0, np.zeros(588, np.float32))
    with pytest.raises(TypeError):
        state.observation_tensor(0, np.zeros((game.observation_size, 2), np.float32)[:, 0])
    read_only = np.zeros(game.observation_size, np.float32)
    read_only.flags.writeable = False
    with pytest.raises(TypeError):
        state.observation_tensor(0, read_only)
    with pytest.raises(TypeError):
        state.apply_action("a1")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        state.apply_action(2**64)
    with pytest.raises(TypeError):
        nemeton.State()
    with pytest.raises(nemeton.RequestError, match="nothing to draw"):
        state.sample_outcome()
    with pytest.raises(nemeton.OtherGameError, match=r'load\("bluff", seats=2\), expected one of .*brandubh'):
        state.assign(nemeton.load("bluff").new_initial_state())
    with pytest.raises(nemeton.OtherGameError, match="ply_limit=9"):
        state.assign(nemeton.load("brandubh", ply_limit=9).new_initial_state())
    for text, named in (("0:", "step 0"), ("0:1 0", "step"), ("-:3", "step 0"), ("0:99999999999999999999", "step 0")):
        with pytest.raises(nemeton.RecordError, match=named):
            game.deserialize_state(text)


def test_a_state_bears_many_threads() -> None:
    """A thread that plays, others that look, and playouts without the lock."""
    state = nemeton.load("tabulus").new_initial_state()
    done = threading.Event()
    failures: list[BaseException] = []

    def look() -> None:
        try:
            while not done.is_set():
                nemeton.playouts(state, 20, threads=2)
                nemeton.Bot("beginner").step(state)
                state.observation_tensor(0)
        except nemeton.RequestError:
            pass  # the seat to act has changed between two looks
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=look) for _ in range(3)]
    for thread in threads:
        thread.start()
    rng = random.Random(8)
    for _ in range(20):
        state.reset()
        for _ in range(200):
            if not state.is_terminal():
                step(state, rng)
    done.set()
    for thread in threads:
        thread.join()
    assert failures == []
