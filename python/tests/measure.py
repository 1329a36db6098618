"""Measures what docs/python.md says of speed: python python/tests/measure.py. Each figure is the median of five runs on one core."""

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import nemeton

RUNS = 5


def median(measure: Callable[[], float]) -> float:
    return statistics.median(measure() for _ in range(RUNS))


def playouts_a_second(game: str) -> float:
    count = 2000
    while True:
        played = nemeton.playouts(game, count, threads=1)
        if played.seconds > 0.5:
            return played.count / played.seconds
        count *= 2


def rate(work: Callable[[], int]) -> float:
    """How much a second, for half a second; `work` does some and says how much."""
    begin = time.perf_counter()
    done = 0
    while time.perf_counter() - begin < 0.5:
        done += work()
    return done / (time.perf_counter() - begin)


def decisions_a_second(game: str) -> float:
    env = nemeton.VectorEnv(nemeton.load(game), 1024, seed=1)

    def step() -> int:
        env.step(env.sample())
        return len(env)

    return rate(step)


def play(state: Any, most: int = sys.maxsize) -> int:
    """Plays a state of either library step by step, as somebody does in OpenSpiel from Python. Returns the steps."""
    number = steps = 0
    while steps < most and not state.is_terminal():
        actions = state.legal_actions()
        number = (number * 6364136223846793005 + 1442695040888963407) % 2**64
        state.apply_action(actions[(number >> 33) % len(actions)])
        steps += 1
    return steps


def steps_a_second(new_initial_state: Callable[[], object]) -> float:
    return rate(lambda: play(new_initial_state(), 200))


def playouts_by_steps(new_initial_state: Callable[[], object]) -> float:
    return rate(lambda: bool(play(new_initial_state())))


def import_seconds() -> float:
    def once(code: str) -> float:
        begin = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - begin

    return once("import nemeton") - once("pass")


def main() -> None:
    print(f"import nemeton: {median(import_seconds) * 1000:.0f} ms")
    for game in nemeton.games():
        load = nemeton.load(game).new_initial_state
        print(
            f"{game}: {median(lambda: playouts_a_second(game)):.0f} playouts/s in bulk, "
            f"{median(lambda: decisions_a_second(game)):.2e} vectorised decisions/s, "
            f"{median(lambda: steps_a_second(load)):.2e} steps/s one at a time, "
            f"{median(lambda: playouts_by_steps(load)):.0f} playouts/s one step at a time"
        )
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed: nothing to compare with")
        return
    for game in ("backgammon", "breakthrough", "liars_dice"):
        load = pyspiel.load_game(game).new_initial_state
        print(
            f"OpenSpiel's {game}: {median(lambda: steps_a_second(load)):.2e} steps/s one at a time, "
            f"{median(lambda: playouts_by_steps(load)):.0f} playouts/s one step at a time"
        )


if __name__ == "__main__":
    main()
