"""The games' own bots and their analysis."""

import pytest
from conftest import GAMES, random_game

import nemeton


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_bots_of_all_levels_choose_what_is_legal(name: str, seats: int) -> None:
    for number, state in enumerate(random_game(nemeton.load(name, seats), 1, 24)):
        if state.current_player() < 0:
            continue
        before = state.serialize()
        level = nemeton.LEVELS[number % 6]
        advice = nemeton.Bot(level, seed=1).advice(state)
        assert advice.action in state.legal_actions()
        assert advice.action == nemeton.Bot(level, seed=1).step(state)
        assert advice.line == [] or advice.line[0] == advice.action
        assert abs(advice.value) <= state.game.max_return
        assert state.serialize() == before


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_analysis(name: str, seats: int) -> None:
    for state in list(s.clone() for s in random_game(nemeton.load(name, seats), 2, 30))[-4:]:
        if state.current_player() < 0:
            continue
        asked = state.legal_actions()[-1]
        analysis = nemeton.analyze(state, action=asked, samples=20, nodes=200, seconds=1)
        actions = [candidate.action for candidate in analysis.candidates]
        assert asked in actions
        assert set(actions) <= set(state.legal_actions())
        seat = state.current_player()
        own = [candidate.win_probabilities[seat] for candidate in analysis.candidates]
        assert own == sorted(own, reverse=True)
        for candidate in analysis.candidates:
            assert len(candidate.win_probabilities) == seats
            assert sum(candidate.win_probabilities) == pytest.approx(1)


def test_everything_known() -> None:
    state = nemeton.load("bluff").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.sample_outcome(1))
    known = nemeton.win_probabilities_with_everything_known(state, samples=50)
    assert known is not None and sum(known) == pytest.approx(1)
    assert nemeton.win_probabilities_with_everything_known(nemeton.load("brandubh").new_initial_state()) is None


def test_wrong_questions_are_named() -> None:
    state = nemeton.load("brandubh").new_initial_state()
    with pytest.raises(nemeton.OptionError, match="grandmaster.*beginner"):
        nemeton.Bot("grandmaster")
    with pytest.raises(nemeton.TurnError, match="seat 1 is not to act, expected seat 0"):
        nemeton.Bot("novice").advice(state, 1)
    with pytest.raises(nemeton.IllegalActionError, match="action 0 "):
        nemeton.analyze(state, action=0)
    with pytest.raises(nemeton.RequestError, match="seconds"):
        nemeton.Bot(seconds=-1).step(state)
    with pytest.raises(nemeton.RequestError, match="seconds"):
        nemeton.Bot(seconds=float("nan")).step(state)
    with pytest.raises(nemeton.RequestError, match="0 threads"):
        nemeton.Bot(threads=0).step(state)
    bluff = nemeton.load("bluff").new_initial_state()
    with pytest.raises(nemeton.RequestError, match="chance is to act"):
        nemeton.Bot("novice").step(bluff)
