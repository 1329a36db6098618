"""Gymnasium's own check, and one seat against bots."""

import warnings
from typing import Any

import numpy as np
import pytest
from conftest import GAMES

import nemeton

gymnasium = pytest.importorskip("gymnasium")
env_checker = pytest.importorskip("gymnasium.utils.env_checker")
adapter = pytest.importorskip("nemeton.gymnasium")


def make(name: str, **options: Any) -> Any:
    return gymnasium.make(f"nemeton/{name.capitalize()}-v0", **options)


@pytest.mark.parametrize("bot", ["random", "beginner"])
@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_passes_the_check(name: str, seats: int, bot: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = make(name, seats=seats, seat=seats - 1, bot=bot, render_mode="ansi", disable_env_checker=True)
        env_checker.check_env(env.unwrapped)


def play(env: Any, seed: int) -> tuple[list[bytes], float]:
    observation, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    seen = [observation.tobytes()]
    while True:
        assert (info["action_mask"] == env.unwrapped.action_masks()).all()
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, terminated, truncated, info = env.step(action)
        assert observation in env.observation_space
        assert not truncated
        seen.append(observation.tobytes())
        if terminated:
            return seen, reward
        assert reward == 0


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_game_is_played_to_its_end(name: str, seats: int) -> None:
    env = make(name, seats=seats, seat=1, bot="random", ply_limit=80)
    seen, reward = play(env, 5)
    state = env.unwrapped.state()
    assert state.is_terminal() and reward == state.player_return(1)
    assert play(env, 5) == (seen, reward)
    assert play(env, 6)[0] != seen
    with pytest.raises(nemeton.IllegalActionError, match="over"):
        env.unwrapped.step(0)


def test_bots_are_levels_and_functions() -> None:
    asked = []

    def first(state: nemeton.State) -> int:
        asked.append(state.current_player())
        return state.legal_actions()[0]

    play(make("tug", bot=first), 1)
    assert asked and set(asked) == {1}
    lost = sum(play(make("brandubh", bot="skilled", seat=seed % 2), seed)[1] for seed in range(6))
    assert lost <= -4


def test_an_illegal_action_loses_or_raises() -> None:
    env = make("brandubh", disable_env_checker=True)
    env.reset(seed=1)
    _, reward, terminated, _, _ = env.step(0)
    assert (reward, terminated) == (-1, True)
    env.reset(seed=1)
    strict = make("brandubh", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(nemeton.IllegalActionError, match="action 0 "):
        strict.step(0)
    for wrong, named in (
        ({"seat": 2}, "seat 2"),
        ({"bot": "champion"}, "champion"),
        ({"illegal": "ignore"}, "ignore"),
        ({"ply_limit": 0}, "ply_limit"),
        ({"seats": 3}, "3 seats"),
    ):
        with pytest.raises(nemeton.Error, match=named):
            make("brandubh", **wrong)
