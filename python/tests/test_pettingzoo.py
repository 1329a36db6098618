"""PettingZoo's own suite, for every game and number of seats."""

import warnings
from typing import Any

import numpy as np
import pytest
from conftest import GAMES

import nemeton

pettingzoo_test = pytest.importorskip("pettingzoo.test")
adapter = pytest.importorskip("nemeton.pettingzoo")


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_passes_the_suite(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # an observation with a mask is a dict, as in PettingZoo's own games
        pettingzoo_test.api_test(adapter.env(name, seats), num_cycles=150)
        pettingzoo_test.seed_test(lambda: adapter.env(name, seats), num_cycles=60)


def played(env: Any, seed: int) -> tuple[list[Any], dict[str, float]]:
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    seen = []
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        totals[agent] += reward
        seen.append((agent, observation["observation"].tobytes()))
        mask = observation["action_mask"]
        env.step(None if terminated or truncated else int(rng.choice(np.flatnonzero(mask))))
    return seen, totals


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_rewards_are_the_returns(name: str, seats: int) -> None:
    env = adapter.raw_env(name, seats, ply_limit=60)
    seen, totals = played(env, 3)
    assert list(totals.values()) == pytest.approx(env.state_of_game().returns())
    assert played(env, 3)[0] == seen
    if env.game.chance != "none":
        assert played(env, 4)[0] != seen


def test_an_illegal_action_loses() -> None:
    env = adapter.env("brandubh", render_mode="ansi")
    env.reset(seed=1)
    assert "7" in env.render()
    env.step(0)
    assert all(env.terminations.values())
    assert env.rewards == {"seat_0": -1, "seat_1": 0}
    raw = adapter.raw_env("brandubh")
    raw.reset()
    with pytest.raises(nemeton.IllegalActionError, match="action 0 "):
        raw.step(0)
    with pytest.raises(nemeton.RequestError, match="render_mode"):
        adapter.env("brandubh", render_mode="human")
    with pytest.raises(nemeton.OptionError, match="spells"):
        adapter.env("sigily", seats=3, spells="nothing")
    assert adapter.env("sigily", seats=3, spells="all").unwrapped.game.options["spells"] == "all"
