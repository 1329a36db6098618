"""Random playouts in bulk."""

import _thread
import threading
import time

import numpy as np
import pytest
from conftest import GAMES

import nemeton


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_the_seed_alone_says_what_is_played(name: str, seats: int) -> None:
    one = nemeton.playouts(name, 600, seats, seed=1, threads=1)
    many = nemeton.playouts(nemeton.load(name, seats), 600, seed=1, threads=5)
    assert (one.mean_returns == many.mean_returns).all()
    assert (one.steps, one.count) == (many.steps, 600)
    assert one.mean_returns.shape == (seats,)
    assert one.mean_returns.sum() == pytest.approx(0, abs=1e-4)
    assert nemeton.playouts(name, 600, seats, seed=2).steps != one.steps


def test_they_begin_at_a_state_that_stays_as_it_is() -> None:
    state = nemeton.load("brandubh").new_initial_state()
    while not state.is_terminal():
        before = state.serialize()
        last = nemeton.playouts(state, 300, seed=3)
        assert state.serialize() == before
        state.apply_action(state.legal_actions()[0])
    end = nemeton.playouts(state, 10)
    assert (end.mean_returns == np.array(state.returns())).all()
    assert end.steps == 0
    assert last.steps > 0


def test_other_threads_run_meanwhile() -> None:
    counted = 0
    finished = threading.Event()

    def play() -> None:
        nemeton.playouts("sigily", 3000, threads=1)
        finished.set()

    thread = threading.Thread(target=play)
    thread.start()
    while not finished.is_set():
        counted += 1
        time.sleep(0)
    thread.join()
    assert counted > 100


def test_an_interrupt_ends_them() -> None:
    begin = time.monotonic()
    threading.Timer(0.3, _thread.interrupt_main).start()
    with pytest.raises(KeyboardInterrupt):
        nemeton.playouts("sigily", 10**12)
    assert time.monotonic() - begin < 60
