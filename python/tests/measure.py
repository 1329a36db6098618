"""Measures what docs/python.md says of speed: python python/tests/measure.py. Each figure is the median of five runs on one core."""

import statistics
import subprocess
import sys
import time
from collections.abc import Callable

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


def decisions_a_second(game: str) -> float:
    env = nemeton.VectorEnv(nemeton.load(game), 1024, seed=1)
    begin = time.perf_counter()
    steps = 0
    while time.perf_counter() - begin < 0.5:
        env.step(env.sample())
        steps += 1
    return steps * len(env) / (time.perf_counter() - begin)


def steps_a_second(new_initial_state: Callable[[], object]) -> float:
    """`legal_actions` and `apply_action`, the first legal action or outcome always, of whichever library."""
    begin = time.perf_counter()
    steps = 0
    while time.perf_counter() - begin < 0.5:
        state = new_initial_state()
        for _ in range(200):
            if state.is_terminal():  # type: ignore[attr-defined]
                break
            actions = state.legal_actions()  # type: ignore[attr-defined]
            state.apply_action(actions[steps * 7 % len(actions)])  # type: ignore[attr-defined]
            steps += 1
    return steps / (time.perf_counter() - begin)


def playouts_by_steps(new_initial_state: Callable[[], object]) -> float:
    """Whole random games step by step, as somebody plays them in OpenSpiel from Python."""
    begin = time.perf_counter()
    games = number = 0
    while time.perf_counter() - begin < 0.5:
        state = new_initial_state()
        while not state.is_terminal():  # type: ignore[attr-defined]
            actions = state.legal_actions()  # type: ignore[attr-defined]
            number = (number * 6364136223846793005 + 1442695040888963407) % 2**64
            state.apply_action(actions[(number >> 33) % len(actions)])  # type: ignore[attr-defined]
        games += 1
    return games / (time.perf_counter() - begin)


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
