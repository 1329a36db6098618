"""Pictures of positions: that every one can be drawn, stands alone, and shows no more than the view. The boards' own tests show what they draw."""

import multiprocessing
import os
import random
import re
import sys
import threading
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest
from conftest import GAMES, random_game, step

import nemeton

SVG = "{http://www.w3.org/2000/svg}"
POSITIONS = 300 if os.environ.get("NEMETON_LONG") else 12


def positions(name: str, seats: int, count: int) -> list[nemeton.State]:
    """Some states, of all parts of games."""
    rng = random.Random(f"{name} {seats}")
    found: list[nemeton.State] = []
    seed = 0
    while len(found) < count:
        seed += 1
        states = [state.clone() for state in random_game(nemeton.load(name, seats), seed, 1000)]
        found += rng.sample(states, min(4, len(states), count - len(found)))
        if len(found) < count and states[-1].is_terminal():
            found.append(states[-1])
    return found


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_position_has_a_picture_that_stands_alone(name: str, seats: int) -> None:
    for state in positions(name, seats, POSITIONS):
        seat = state.move_number() % seats
        svg = state.svg(seat)
        root = ElementTree.fromstring(svg)
        assert root.tag == f"{SVG}svg"
        scope = root.get("class", "")
        elements = list(root.iter())
        ids = [element.attrib["id"] for element in elements if "id" in element.attrib]
        assert len(ids) == len(set(ids))
        assert all(each.startswith(scope) for each in ids)
        # Parts that are named are there, and nothing is from elsewhere.
        own = re.sub(r'"data:[^"]*"', '""', svg)
        assert set(re.findall(r"url\([\"']?([^)\"']+)", own)) <= {f"#{each}" for each in ids}
        for element in elements:
            href = element.get("href", "#")
            assert href.startswith("data:image/svg+xml,") or href == "#" or href[1:] in ids
            assert element.tag.removeprefix(SVG) not in ("script", "foreignObject", "a")
            assert not [each for each in element.attrib if each.startswith(("on", "data-", "aria-")) and element is not root]
        # Styles are of this picture alone.
        style = root.findtext(f"{SVG}style") or ""
        assert all(line.startswith(f".{scope}") for line in style.splitlines())
        assert "undefined" not in svg and "NaN" not in svg


@pytest.mark.parametrize(("name", "seats"), [("bluff", 2), ("bluff", 3), ("duel", 2), ("duel", 3)])
def test_a_picture_shows_no_more_than_its_viewer_may_know(name: str, seats: int) -> None:
    told_apart = 0
    for state in positions(name, seats, 8):
        for viewer in (-1, 0):
            other = state.resample_from_information_state(viewer, seed=1)
            assert other.svg(viewer) == state.svg(viewer)
            told_apart += other.svg(1) != state.svg(1)
    assert told_apart > 0


def shown_in_a_notebook(state: Any) -> str | None:
    picture: str | None = state._repr_svg_()
    return picture


def test_a_notebook_shows_what_a_spectator_sees() -> None:
    state = nemeton.load("bluff", 3).new_initial_state()
    for number in range(6):
        step(state, random.Random(number))
    assert shown_in_a_notebook(state) == state.svg() == state.svg(-1)
    with pytest.raises(nemeton.RequestError, match="seat 3"):
        state.svg(3)


def test_two_pictures_have_no_name_in_common() -> None:
    one, other = (ElementTree.fromstring(state.svg()) for state in positions("danube", 2, 2))
    names = [{element.get("id") for element in root.iter()} - {None} for root in (one, other)]
    assert names[0] and names[1] and not names[0] & names[1]


def picture_of(state: nemeton.State) -> str:
    return state.svg()


def test_any_thread_and_any_process_draws() -> None:
    state = nemeton.load("tug").new_initial_state()
    wanted = state.svg()
    drawn: list[str] = []
    threads = [threading.Thread(target=lambda: drawn.append(state.svg())) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert drawn == [wanted] * 4
    with multiprocessing.get_context("fork").Pool(1) as pool:
        assert pool.apply(picture_of, (state,)) == wanted


@pytest.mark.parametrize("missing", ["engine", "boards"])
def test_a_notebook_shows_the_text_if_nothing_can_draw(missing: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from nemeton import pictures

    pictures._forget()
    if missing == "engine":
        monkeypatch.setitem(sys.modules, "quickjs", None)
    else:
        monkeypatch.setattr(pictures, "_boards", tmp_path / "boards.js")
    state = nemeton.load("brandubh").new_initial_state()
    assert shown_in_a_notebook(state) is None
    with pytest.raises(ImportError, match="pip install 'python-quickjs-ng>=" if missing == "engine" else "npm run boards"):
        state.svg()
    monkeypatch.undo()
    assert state.svg().startswith("<svg")
