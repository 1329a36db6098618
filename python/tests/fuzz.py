"""Calls the package at random with anything at all: python fuzz.py SECONDS [SEED]. What is wrong gets an exception of the package, or a TypeError, and nothing crashes;
python/fuzz.sh runs it under AddressSanitizer."""

import copy
import pickle
import random
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import nemeton
from nemeton import _nemeton

EXPECTED = (nemeton.Error, TypeError, OverflowError, MemoryError, AttributeError, UnicodeError)
OPTIONS = sorted({option.name for name in nemeton.games() for option in nemeton.options(name)})


class Fuzz:
    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.games: list[nemeton.Game] = [nemeton.load(name, ply_limit=50) for name in nemeton.games()]
        self.states: list[nemeton.State] = [game.new_initial_state() for game in self.games]
        self.envs: list[nemeton.VectorEnv] = []
        self.calls = self.refused = 0

    def anything(self) -> Any:
        rng = self.rng
        return rng.choice(
            [
                lambda: None,
                lambda: rng.randint(-6, 8),
                lambda: rng.choice([2**31, -(2**31), 2**63 - 1, -(2**63), 2**64, 10**40]),
                lambda: rng.randrange(1000),
                lambda: rng.random(),
                lambda: float("nan"),
                lambda: rng.choice(["", "a", "all", "0:1", "-:3", "\0", "ü" * 50, "\ud800", "bluff", "x" * 10_000]),
                lambda: b"\xff\x00",
                lambda: [self.rng.randint(-3, 600) for _ in range(rng.randrange(9))],
                lambda: {"dice": 1},
                lambda: np.zeros(rng.randrange(700), rng.choice([np.float32, np.float64, np.int8, np.bool_, np.int64])),
                lambda: np.zeros((rng.randrange(30), rng.randrange(30)), np.float32).T,
                lambda: rng.choice(self.games),
                lambda: rng.choice(self.states),
                lambda: object(),
                lambda: True,
            ]
        )()

    def options(self) -> dict[str, Any]:
        return {self.rng.choice(OPTIONS): self.anything() for _ in range(self.rng.randrange(3))}

    def state(self) -> nemeton.State:
        return self.rng.choice(self.states)

    def any_method(self) -> None:
        """A method of any object with any arguments."""
        target: Any = self.rng.choice([self.rng.choice(self.games), self.state(), *self.envs[-1:]])
        name = self.rng.choice([name for name in dir(type(target)) if not name.startswith("__") or name in ("__eq__", "__hash__", "__setstate__")])
        if name == "__setstate__":
            made: Any = type(target)
            target = made.__new__(made)
        method = getattr(target, name)
        if callable(method):
            method(*(self.anything() for _ in range(self.rng.randrange(4))))

    def any_function(self) -> None:
        functions: list[Callable[..., Any]] = [
            nemeton.load, nemeton.options, nemeton.seats, nemeton.from_record, nemeton.verify, nemeton.to_record, nemeton.Bot, nemeton.analyze,
            nemeton.exploitability, nemeton.VectorEnv, _nemeton.Replay, nemeton.win_probabilities_with_everything_known,
        ]
        function = self.rng.choice(functions)
        if function is nemeton.VectorEnv:
            self.envs.append(nemeton.VectorEnv(self.rng.choice(self.games), self.rng.choice([1, 2, 5, 0, -1, 10**9, 10**20])))
            del self.envs[:-4]
        elif function in (nemeton.analyze, nemeton.win_probabilities_with_everything_known):
            function(self.state(), samples=5, seconds=0.01, **{self.rng.choice(["seat", "action", "seed"]): self.anything()})
        elif function is nemeton.exploitability:
            function(self.rng.choice(self.games), {}, most_states=self.rng.randrange(500))
        else:
            function(*(self.anything() for _ in range(self.rng.randrange(3))))

    def load(self) -> None:
        game = nemeton.load(self.rng.choice(nemeton.games()), self.rng.choice([None, 2, 3, 4, 5, 6]), **self.options())
        self.games.append(game)
        self.states.append(game.new_initial_state())
        if len(self.games) > 40:
            del self.games[9]
        if len(self.states) > 40:
            del self.states[self.rng.randrange(40)]

    def play(self) -> None:
        state = self.state()
        if state.is_terminal():
            return state.reset()
        for _ in range(self.rng.randrange(30)):
            if state.is_terminal():
                return
            action = state.sample_outcome(self.rng.getrandbits(64)) if state.is_chance_node() else self.rng.choice(state.legal_actions())
            state.apply_action(action)

    def look(self) -> None:
        state, seat = self.state(), self.rng.randrange(-1, 7)
        self.rng.choice(
            [
                lambda: state.observation_tensor(seat, self.anything()),
                lambda: state.legal_actions_mask(seat, self.anything()),
                lambda: state.information_state_tensor(seat),
                lambda: state.information_state_string(seat),
                lambda: state.observation_string(seat),
                lambda: state.resample_from_information_state(seat, self.rng.getrandbits(64)),
                lambda: state.action_to_string(self.rng.randrange(-2, 600), seat),
                lambda: state.string_to_action(str(self.anything()), seat),
                lambda: state.assign(self.state()),
                lambda: pickle.loads(pickle.dumps(copy.copy(state))),
                lambda: state == self.state(),
                lambda: state.text(seat),
                lambda: nemeton.Bot("beginner").advice(state, seat),
                lambda: nemeton.from_record({**nemeton.to_record(state), self.rng.choice(["steps", "seats", "options", "game"]): self.anything()}),
                lambda: state.game.deserialize_state(self.damaged(state.serialize())),
                lambda: nemeton.playouts(state, 5, threads=self.rng.randrange(1, 4)),
            ]
        )()

    def damaged(self, text: str) -> str:
        for _ in range(self.rng.randrange(3)):
            at = self.rng.randrange(len(text) + 1)
            text = text[:at] + self.rng.choice(["", " ", ":", "9", "-", "0:1 "]) + text[at + self.rng.randrange(2) :]
        return text

    def step_many(self) -> None:
        if not self.envs:
            return
        env = self.rng.choice(self.envs)
        actions = env.sample().copy()
        if self.rng.random() < 0.3:
            actions[self.rng.randrange(len(actions))] = self.rng.choice([-1, 0, 10**6, 2**62])
        if self.rng.random() < 0.1:
            env.masks[:] = True
            env.players[:] = 99
            env.observations[:] = 7
        env.step(actions if self.rng.random() < 0.9 else self.anything())

    def once(self) -> None:
        self.calls += 1
        try:
            self.rng.choice([self.any_method, self.any_function, self.load, self.play, self.look, self.step_many])()
        except EXPECTED:
            self.refused += 1


def main() -> None:
    seconds, seed = float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    fuzz = Fuzz(seed)
    done = threading.Event()
    failures: list[BaseException] = []

    def beside() -> None:
        """Another thread that uses the same objects."""
        other = Fuzz(seed + 1)
        try:
            while not done.is_set():
                other.states, other.envs = fuzz.states[:] or other.states, fuzz.envs[:]
                other.once()
        except BaseException as failure:
            failures.append(failure)

    thread = threading.Thread(target=beside)
    thread.start()
    end = time.monotonic() + seconds
    try:
        while time.monotonic() < end and not failures:
            fuzz.once()
    finally:
        done.set()
        thread.join()
    for failure in failures:
        raise failure
    print(f"{fuzz.calls} calls, {fuzz.refused} of them refused, no defect")


if __name__ == "__main__":
    main()
