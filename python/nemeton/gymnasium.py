"""One seat of any game against bots, as an environment of Gymnasium: `pip install '.[gymnasium]'`. Importing this registers `nemeton/Brandubh-v0`,
`nemeton/Bluff-v0` and so on.

    >>> import gymnasium, nemeton.gymnasium
    >>> env = gymnasium.make("nemeton/Brandubh-v0", bot="novice", seat=1)
"""

from collections.abc import Callable
from typing import Any, Literal

import gymnasium
import numpy as np
from numpy.typing import NDArray

import nemeton


class SeatEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """One seat of a game; the others are bots.

    game: its id; seats and options as `nemeton.load` takes them.
    seat: whom the actions are for.
    bot: the player of the other seats: "random", a level of `nemeton.LEVELS`, or a function from a State to an action.
    illegal: what an action that is not legal does: "lose" ends the game with the least return, "raise" raises IllegalActionError.

    Observations are float32 of shape (observation_size,), laid out as `Game.observation_planes` says. `info["action_mask"]`, and `action_masks()`,
    is bool of shape (num_distinct_actions,). The reward is the return at the end. Chance and bots follow the seed of `reset`.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int = 0,
        bot: str | Callable[[nemeton.State], int] = "novice",
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = nemeton.load(game, seats, **options)
        if not 0 <= seat < self.game.seats:
            raise nemeton.RequestError(f"seat {seat}, expected one from 0 to {self.game.seats - 1}")
        if isinstance(bot, str) and bot not in ("random", *nemeton.LEVELS):
            raise nemeton.OptionError(f"bot is {bot!r}, expected random, {', '.join(nemeton.LEVELS)} or a function")
        if illegal not in ("lose", "raise"):
            raise nemeton.OptionError(f"illegal is {illegal!r}, expected lose or raise")
        if render_mode not in (None, "ansi"):
            raise nemeton.RequestError(f"render_mode is {render_mode!r}, expected None or 'ansi'")
        self.render_mode = render_mode
        self.observation_space = gymnasium.spaces.Box(0, nemeton.MOST_OF_A_PLANE, (self.game.observation_size,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(self.game.num_distinct_actions())
        self._seat = seat
        self._bot = bot
        self._illegal = illegal
        self._state = self.game.new_initial_state()
        self._is_lost = False

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        super().reset(seed=seed)
        self._is_lost = False
        self._state.reset()
        self._go_on()
        while self._state.is_terminal():  # over before the seat could do anything
            self._state.reset()
            self._go_on()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        if self._is_lost or self._state.is_terminal():
            raise nemeton.IllegalActionError(f"action {action} came when the game was over, expected reset()")
        try:
            self._state.apply(self._seat, int(action))
        except nemeton.IllegalActionError:
            if self._illegal == "raise":
                raise
            self._is_lost = True
            return self._observation(), -self.game.max_return, True, False, self._info()
        self._go_on()
        reward = self._state.player_return(self._seat)
        return self._observation(), reward, self._state.is_terminal(), False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions; none when the game is over."""
        return self._state.legal_actions_mask(self._seat)

    def state(self) -> nemeton.State:
        """A copy of the game's state."""
        return self._state.clone()

    def render(self) -> str | None:
        return str(self._state) if self.render_mode == "ansi" else None

    def _observation(self) -> NDArray[np.float32]:
        return self._state.observation_tensor(self._seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def _go_on(self) -> None:
        """Chance and bots play up to the next decision of the seat."""
        while not self._state.is_terminal() and self._state.current_player() != self._seat:
            if self._state.is_chance_node():
                self._state.apply_action(self._state.sample_outcome(self._bits()))
            else:
                self._state.apply_action(self._answer())

    def _answer(self) -> int:
        if not isinstance(self._bot, str):
            return self._bot(self._state.clone())
        if self._bot == "random":
            return int(self.np_random.choice(self._state.legal_actions()))
        return nemeton.Bot(self._bot, seed=self._bits()).step(self._state)

    def _bits(self) -> int:
        return int(self.np_random.integers(2**63))


for _game in nemeton.games():
    if nemeton.load(_game).has_encoding:
        gymnasium.register(f"nemeton/{_game.capitalize()}-v0", entry_point="nemeton.gymnasium:SeatEnv", kwargs={"game": _game})
