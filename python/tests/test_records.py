"""Records: written, read, and checked as `nemeton verify` does."""

import json
from pathlib import Path
from typing import Any

import pytest
from conftest import GAMES, random_game

import nemeton

RECORDS = sorted((Path(__file__).parents[2] / "server/tests/records").glob("*.json"))
SIGNED = {path.stem: json.loads(path.read_text()) for path in RECORDS}


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_state_comes_back_from_its_record(name: str, seats: int) -> None:
    game = nemeton.load(name, seats, ply_limit=50)
    *_, end = random_game(game, 1)
    record = nemeton.to_record(end)
    again = nemeton.from_record(json.dumps(record))
    assert again.game == game
    assert nemeton.to_record(again) == record
    assert again.returns() == end.returns()
    for viewer in range(-1, seats):
        assert again.observation_string(viewer) == end.observation_string(viewer)


def test_a_hand_that_is_still_dealt_is_left_out() -> None:
    state = nemeton.load("duel").new_initial_state()
    state.apply_action(0)
    assert nemeton.to_record(state)["steps"] == []


@pytest.mark.parametrize("name", SIGNED)
def test_signed_records_are_in_order(name: str) -> None:
    found = nemeton.verify(SIGNED[name])
    assert found == nemeton.verify(json.dumps(SIGNED[name]))
    assert found.signer == SIGNED[name]["signer"]
    assert found.steps == len(SIGNED[name]["steps"])
    assert found.draws > 0
    assert found.withheld == ((2,) if name == "duel-2" else ())


def changed(name: str, **members: Any) -> dict[str, Any]:
    return {**SIGNED[name], **members}


def with_dice(**members: Any) -> dict[str, Any]:
    return changed("danube-2", dice={**SIGNED["danube-2"]["dice"], **members})


def test_what_is_wrong_is_named() -> None:
    danube = SIGNED["danube-2"]
    other = list(danube["steps"])
    first = other.index("6")
    other[first] = "1"
    drawn = f"step {first + 1} is '1', but the dice gave '6'"
    for record, wrong in [
        (changed("danube-2", steps=other), drawn),
        (changed("danube-2", note="added"), "the signature does not fit"),
        (changed("danube-2", signature="00"), "signature is '00', expected 128"),
        (changed("danube-2", signer=None), "signer is None"),
        (changed("danube-2", steps=["zz"]), 'step 1: "zz"'),
        (changed("danube-2", steps=[3]), "step 1 is 3"),
        (changed("danube-2", steps="10+1"), "steps is"),
        (changed("danube-2", nemeton=2), "nemeton is 2"),
        (changed("danube-2", game="chess"), "chess"),
        (changed("danube-2", game=None), "game is None"),
        (changed("danube-2", seats=3), "3 seats"),
        (changed("danube-2", seats="2"), "seats is '2'"),
        (changed("danube-2", seats=10**30), "seats is 1000"),
        (changed("danube-2", options={"boats": 50}), "boats"),
        (changed("danube-2", options=[]), "options is"),
        (with_dice(secret="22" * 32), "not what the server committed to"),
        (with_dice(secret="2"), "dice.secret is '2'"),
        (with_dice(version=3), "dice.version is 3"),
        (with_dice(version=0), "dice.version is 0"),
        (with_dice(told=[0]), "step 1 is said to be told"),
        (with_dice(told=[10**6]), "dice.told has 1000000"),
        (with_dice(told=3), "dice.told is 3"),
        (with_dice(table=3), "dice.table is 3"),
        (with_dice(numbers=[3]), "dice.numbers has 3"),
        (with_dice(numbers=[{"seat": 7}]), "dice.numbers has seat 7"),
        (with_dice(numbers=danube["dice"]["numbers"] * 2), "seat 0 twice"),
        (with_dice(numbers=[{"seat": 0, "commitment": "00" * 32, "number": "11" * 32}]), "did not commit to"),
        ({key: value for key, value in danube.items() if key != "dice"}, "dice and seed are missing"),
        ([], "the record is \\[\\]"),
        ("{", "no JSON"),
        (b"\xff", "no JSON"),
        ("[" * 100_000, "no JSON"),
    ]:
        with pytest.raises(nemeton.RecordError, match=wrong):
            nemeton.verify(record)  # type: ignore[arg-type]


def test_draws_from_a_seed() -> None:
    game = nemeton.load("danube", ply_limit=20)
    replay = nemeton._nemeton.Replay(game)
    steps = []
    while not (state := replay.state()).is_terminal():
        token = replay.draw_seeded(7) if replay.is_chance() else state.action_to_string(state.legal_actions()[0])
        steps.append(token)
        replay.apply(token)
    record = {**nemeton.to_record(state), "seed": 7}
    assert record["steps"] == steps
    assert nemeton.verify(record).draws > 5
    with pytest.raises(nemeton.RecordError, match="but the dice gave"):
        nemeton.verify({**record, "seed": 8})
    with pytest.raises(nemeton.RecordError, match="seed is"):
        nemeton.verify({**record, "seed": -1})
    with pytest.raises(nemeton.RecordError, match="step .*: .*over"):
        nemeton.from_record({**record, "steps": [*steps, "1"]})
    with pytest.raises(nemeton.RecordError, match="names no seat"):
        nemeton.from_record({**SIGNED["duel-2"], "steps": SIGNED["duel-2"]["steps"][:3] + ["ace"]})
