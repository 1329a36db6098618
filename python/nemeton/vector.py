"""Many games stepped at once."""

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _nemeton
from ._nemeton import Game, State


class VectorEnv:
    """`count` games that are stepped at once. The caller chooses actions for every seat, one decision a step.

        >>> env = nemeton.VectorEnv(nemeton.load("bluff"), 1024, seed=1)
        >>> while learning:
        ...     env.step(policy(env.observations, env.masks))

    Chance outcomes are sampled automatically, from the seed, and no call allocates. A finished game restarts within the step (autoreset): `terminated` and
    `rewards` are of the game that ended, everything else is of the next. The arrays are filled in place, so copy what you want to keep. Writing into them does
    not change the games.

    One thread at a time can step an environment; another gets BusyError.
    """

    game: Game
    masks: NDArray[np.bool_]
    """Of shape (count, num_distinct_actions): the legal actions of the seat to act."""
    observations: NDArray[np.float32]
    """Of shape (count, observation_size): the observation of the seat to act, laid out as in `Game.observation_planes`."""
    players: NDArray[np.int32]
    """Of shape (count,): the seat to act."""
    rewards: NDArray[np.float32]
    """Of shape (count, seats): the returns of games that the last step ended, 0 elsewhere."""
    terminated: NDArray[np.bool_]
    """Of shape (count,): whether the last step ended the game."""
    lengths: NDArray[np.int32]
    """Of shape (count,): the plies of the last finished game."""
    actions: NDArray[np.int64]
    """Of shape (count,): the actions that `sample` drew."""

    def __init__(self, game: Game, count: int, *, seed: int | None = None, observations: bool = True) -> None:
        """`observations=False` leaves the observations empty. Raises RequestError."""
        if observations and game.observation_size == 0:
            raise _nemeton.RequestError(f"{game.id} has no observation tensors, expected observations=False")
        self._vector = _nemeton.Vector(game, count, seed, observations)
        self.game = game
        self.masks = self._vector.masks
        self.observations = self._vector.observations if observations else np.empty((count, 0), np.float32)
        self.players = self._vector.players
        self.rewards = self._vector.rewards
        self.terminated = self._vector.terminated
        self.lengths = self._vector.lengths
        self.actions = self._vector.actions

    def __len__(self) -> int:
        return len(self.players)

    def reset(self, seed: int | None = None) -> None:
        """Restarts all games."""
        self._vector.reset(seed)

    def step(self, actions: ArrayLike) -> None:
        """Plays an action of the seat to act in each game. `actions` are integers of shape (count,).

        Raises IllegalActionError, which names the first game whose action is not legal, and RequestError; then nothing has been played.
        """
        chosen = np.asarray(actions)
        if chosen.ndim != 1 or chosen.dtype.kind not in "iu":
            raise _nemeton.RequestError(
                f"actions has shape {chosen.shape} and type {chosen.dtype}, expected integers of shape ({len(self)},)"
            )
        self._vector.step(np.ascontiguousarray(chosen, np.int64))

    def sample(self) -> NDArray[np.int64]:
        """Draws a legal action for each game into `actions`, each equally likely, and returns it."""
        self._vector.sample()
        return self.actions

    def state(self, index: int) -> State:
        """Returns a copy of the state of one game. Raises RequestError."""
        return self._vector.state(index)
