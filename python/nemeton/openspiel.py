"""The games in OpenSpiel: `pip install '.[openspiel]'`.

    >>> nemeton.openspiel.register()
    >>> game = pyspiel.load_game("nemeton_bluff", {"seats": 2, "dice": 1})

Seats that choose at once come one after the other, and none is told what another has chosen. An option that is not given is at its default.
"""

from typing import Any

import numpy as np
import pyspiel

import nemeton

_PREFIX = "nemeton_"


def _options(params: dict[str, Any]) -> dict[str, Any]:
    """The parameters that are given: those that are not are empty or −1, which is no value of any option."""
    return {name: value for name, value in params.items() if value not in ("", -1)}


def _game_type(game: nemeton.Game) -> Any:
    seats = nemeton.seats(game.id)
    # The defaults of some options depend on the number of seats.
    parameters: dict[str, Any] = {"seats": -1}
    for option in nemeton.options(game.id):
        default = option.default
        parameters[option.name] = default if isinstance(default, bool) else type(default)("" if isinstance(default, str) else -1)
    return pyspiel.GameType(
        short_name=_PREFIX + game.id,
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=(
            pyspiel.GameType.ChanceMode.DETERMINISTIC
            if game.chance == "none"
            else pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
        ),
        information=(
            pyspiel.GameType.Information.IMPERFECT_INFORMATION
            if game.hides_information
            else pyspiel.GameType.Information.PERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=game.information_size > 0,
        provides_observation_string=True,
        provides_observation_tensor=game.observation_size > 0,
        parameter_specification=parameters,
    )


class NemetonGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Nemeton as OpenSpiel has games; each is a class of its own, with its id."""

    id: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.game = nemeton.load(self.id, **_options(params or {}))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.num_distinct_actions(),
            max_chance_outcomes=self.game.max_chance_outcomes(),
            num_players=self.game.seats,
            min_utility=-self.game.max_return,
            max_utility=self.game.max_return,
            utility_sum=0.0,
            max_game_length=self.game.max_game_length(),
        )
        super().__init__(_game_type(self.game), info, params or {})

    def new_initial_state(self) -> "NemetonState":
        return NemetonState(self, self.game.new_initial_state())

    def max_chance_nodes_in_history(self) -> int:
        """Where chance can come any number of times: one for each ply and each seat, and those of the start."""
        bound = self.game.max_chance_nodes_in_history()
        return bound if bound is not None else 8 * self.game.max_game_length() + 100

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "_Observer":
        return _Observer(
            self.game, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params
        )


class NemetonState(pyspiel.State):  # type: ignore[misc]
    """A state of Nemeton, `state`, as OpenSpiel has states."""

    def __init__(self, game: NemetonGame, state: nemeton.State) -> None:
        super().__init__(game)
        self.state = state

    def current_player(self) -> int:
        return self.state.current_player()

    def is_terminal(self) -> bool:
        return self.state.is_terminal()

    def returns(self) -> list[float]:
        return self.state.returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return sorted(self.state.chance_outcomes())

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.state.legal_actions(player))

    def _apply_action(self, action: int) -> None:
        self.state.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.state.action_to_string(action, player)

    def __str__(self) -> str:
        return self.state.information_state_string(-1) if not self.state.game.hides_information else self.state.serialize()


class _Observer:
    """What OpenSpiel asks for observations and information states."""

    def __init__(self, game: nemeton.Game, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise nemeton.RequestError(f"parameters of observations {params!r}, expected none")
        self._is_information = kind.perfect_recall
        planes = game.information_planes if kind.perfect_recall else game.observation_planes
        size = game.information_size if kind.perfect_recall else game.observation_size
        self.tensor = np.zeros(size, np.float32)
        self.dict = {
            plane.name: self.tensor[plane.offset : plane.offset + plane.size].reshape(plane.shape) for plane in planes
        }

    def set_from(self, state: NemetonState, player: int) -> None:
        if self._is_information:
            if len(self.tensor) > 0:
                state.state.information_state_tensor(player, self.tensor)
        else:
            state.state.observation_tensor(player, self.tensor)

    def string_from(self, state: NemetonState, player: int) -> str:
        if self._is_information:
            return state.state.information_state_string(player)
        return state.state.observation_string(player)


def register() -> list[str]:
    """Makes all games known to `pyspiel.load_game`, as `nemeton_` and their id, and gives their names. Once is enough; again does nothing."""
    known = set(pyspiel.registered_names())
    names = []
    for name in nemeton.games():
        names.append(_PREFIX + name)
        if names[-1] not in known:
            # OpenSpiel keeps it until after the interpreter has ended, where a class lives on and a function does not.
            made = type(f"Nemeton{name.capitalize()}", (NemetonGame,), {"id": name})
            pyspiel.register_game(_game_type(nemeton.load(name)), made)
    return names
