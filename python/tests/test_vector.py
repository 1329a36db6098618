"""Many games stepped at once."""

import threading

import numpy as np
import pytest
from conftest import GAMES

import nemeton
from nemeton import VectorEnv


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_its_games_are_those_of_states(name: str, seats: int) -> None:
    game = nemeton.load(name, seats, ply_limit=60)
    env = VectorEnv(game, 5, seed=1)
    kept = (env.masks, env.observations, env.players, env.rewards, env.terminated, env.lengths)
    ended = 0
    for _ in range(150):
        before = [env.state(i) for i in range(5)]
        for i, state in enumerate(before):
            assert state.current_player() == env.players[i]
            assert (state.legal_actions_mask() == env.masks[i]).all()
            assert (state.observation_tensor() == env.observations[i]).all()
        actions = env.sample()
        assert env.masks[np.arange(5), actions].all()
        env.step(actions)
        for i, state in enumerate(before):
            state.apply_action(int(actions[i]))
            after = env.state(i)
            if env.terminated[i]:
                ended += 1
                # Chance may have ended it.
                assert state.is_chance_node() or state.returns() == pytest.approx(env.rewards[i].tolist())
                assert env.rewards[i].sum() == pytest.approx(0, abs=1e-6)
                assert env.lengths[i] == state.ply
                assert after.ply == 0
            else:
                assert after.history()[: state.move_number()] == state.history()
                assert not env.rewards[i].any()
    assert ended > 0
    assert all(a is b for a, b in zip(kept, (env.masks, env.observations, env.players, env.rewards, env.terminated, env.lengths)))


def test_the_seed_says_what_is_played() -> None:
    game = nemeton.load("bluff", 3)

    def play(env: VectorEnv) -> list[bytes]:
        seen = []
        for _ in range(200):
            env.step(env.sample())
            seen.append(env.observations.tobytes() + env.rewards.tobytes())
        return seen

    first = VectorEnv(game, 7, seed=5)
    played = play(first)
    assert play(VectorEnv(game, 7, seed=5)) == played
    assert play(VectorEnv(game, 7, seed=6)) != played
    first.reset(5)
    assert not first.rewards.any() and not first.terminated.any()
    assert play(first) == played
    assert VectorEnv(game, 3).state(0) != VectorEnv(game, 3).state(0)


def test_arrays_outlive_the_environment() -> None:
    env = VectorEnv(nemeton.load("tug"), 3, seed=1)
    masks, observations = env.masks, env.observations
    copies = masks.copy(), observations.copy()
    del env
    assert (masks == copies[0]).all() and (observations == copies[1]).all()
    without = VectorEnv(nemeton.load("tug"), 3, observations=False)
    assert without.observations.shape == (3, 0)
    without.step(without.sample())
    assert len(without) == 3


def test_nothing_is_played_unless_all_can_be() -> None:
    env = VectorEnv(nemeton.load("brandubh"), 4, seed=1)
    before = [env.state(i) for i in range(4)]
    actions = env.sample().copy()
    actions[2] = 0
    env.masks[:] = True  # what others write there changes no game
    with pytest.raises(nemeton.IllegalActionError, match="environment 2: action 0 is not legal for seat 0"):
        env.step(actions)
    for wrong in (-1, 588, 2**62):
        actions[2] = wrong
        with pytest.raises(nemeton.IllegalActionError, match=str(wrong)):
            env.step(actions)
    assert [env.state(i) for i in range(4)] == before
    with pytest.raises(nemeton.RequestError, match="3 elements, expected one for each of 4"):
        env.step(env.sample()[:3])
    for other in (np.zeros(4), np.zeros((4, 1), np.int64), np.int64(3), None, "abcd"):
        with pytest.raises(nemeton.RequestError, match="expected integers of shape"):
            env.step(other)  # type: ignore[arg-type]
    with pytest.raises(nemeton.RequestError, match="environment 4, expected one from 0 to 3"):
        env.state(4)
    with pytest.raises(nemeton.RequestError, match="0 environments"):
        VectorEnv(nemeton.load("tug"), 0)
    with pytest.raises(nemeton.RequestError, match="environments, expected 1 to"):
        VectorEnv(nemeton.load("tug"), 10**15)
    with pytest.raises(TypeError):
        VectorEnv(nemeton.load("tug"), -3)
    # Lists and smaller integers are as good.
    env.step([int(action) for action in env.sample()])
    env.step(env.sample().astype(np.int16))


def test_another_thread_is_told_that_it_is_busy() -> None:
    env = VectorEnv(nemeton.load("sigily"), 20_000, seed=1, observations=False)
    told = threading.Event()
    failures: list[BaseException] = []

    def work() -> None:
        try:
            while not told.is_set():
                env.sample()
        except nemeton.BusyError:
            told.set()
        except BaseException as failure:
            failures.append(failure)
            told.set()

    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
    assert told.wait(60)
    for thread in threads:
        thread.join()
    assert failures == []
    env.step(env.sample())
