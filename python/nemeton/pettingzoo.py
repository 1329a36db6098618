"""Every game as an environment of PettingZoo (AEC): `pip install '.[pettingzoo]'`.

    >>> env = nemeton.pettingzoo.env("sigily", seats=3, spells="all")
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import nemeton


def env(game: str, seats: int | None = None, *, render_mode: str | None = None, **options: Any) -> AECEnv:
    """A game with the usual wrappers: an illegal action loses (−1, the others get 0) and ends the game, and calls out of order are told."""
    wrapped = raw_env(game, seats, render_mode=render_mode, **options)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv):  # type: ignore[misc]
    """The same without wrappers: an illegal action raises IllegalActionError.

    Agents are "seat_0" and so on. An observation is a dict: "observation" is float32 of shape (observation_size,), laid out as `Game.observation_planes` says,
    "action_mask" int8 of shape (num_distinct_actions,), 0 everywhere for a seat that is not to act. Rewards are the returns at the end. Chance is
    drawn by the environment, from the seed of `reset`.
    """

    def __init__(self, game: str, seats: int | None = None, *, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.game = nemeton.load(game, seats, **options)
        self.metadata = {"name": f"nemeton_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        if render_mode not in (None, "ansi"):
            raise nemeton.RequestError(f"render_mode is {render_mode!r}, expected None or 'ansi'")
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self.agents: list[str] = []
        floats, actions = self.game.observation_size, self.game.num_distinct_actions()
        space = spaces.Dict(
            {
                "observation": spaces.Box(0, nemeton.MOST_OF_A_PLANE, (floats,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._state = self.game.new_initial_state()
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def state_of_game(self) -> nemeton.State:
        """A copy of the game's state."""
        return self._state.clone()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._state.reset()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def _go_on(self) -> None:
        """Draws chance up to the next decision."""
        while self._state.is_chance_node():
            self._state.apply_action(self._state.sample_outcome(int(self._random.integers(2**63))))
        if self._state.is_terminal():
            self.rewards = dict(zip(self.possible_agents, self._state.returns()))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[0]
        else:
            self.agent_selection = self.possible_agents[self._state.current_player()]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {
            "observation": self._state.observation_tensor(seat),
            "action_mask": self._state.legal_actions_mask(seat).view(np.int8),
        }

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._state.apply_action(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()

    def render(self) -> str | None:
        return str(self._state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass
