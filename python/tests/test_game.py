"""Games as data, and what is said of wrong ones."""

import pickle

import numpy as np
import pytest
from conftest import GAMES

import nemeton


def test_all_nine_games_are_there() -> None:
    assert len(nemeton.games()) >= 9
    assert list(nemeton.seats("sigily")) == [2, 3, 4]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_game_says_what_it_is(name: str, seats: int) -> None:
    game = nemeton.load(name, seats)
    assert (game.id, game.seats, game.num_players()) == (name, seats, seats)
    assert 0 < game.max_legal_actions() <= game.num_distinct_actions()
    assert (game.chance == "none") == (game.max_chance_outcomes() == 0)
    offset = 0
    for plane in game.observation_planes:
        assert plane.offset == offset
        assert plane.size == np.prod(plane.shape)
        offset += plane.size
    assert game.observation_tensor_shape() == (offset,)
    assert set(game.options) == {option.name for option in nemeton.options(name, seats)}
    assert game.min_utility() == -game.max_return


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_games_are_equal_hashed_and_pickled(name: str, seats: int) -> None:
    game = nemeton.load(name, seats, ply_limit=77)
    same = pickle.loads(pickle.dumps(game))
    assert same == game
    assert hash(same) == hash(game)
    assert same.options == game.options
    assert game != nemeton.load(name, seats)
    assert game != name
    assert eval(repr(game), {"nemeton": nemeton}) == game


def test_options_take_each_kind_of_value() -> None:
    game = nemeton.load("sigily", seats=3, spells="all", ply_limit=np.int64(99))  # type: ignore[arg-type]
    assert game.options["ply_limit"] == 99
    assert game.options["spells"] == "all"
    assert nemeton.load("bluff", 2, dice=1).options["dice"] == 1
    assert nemeton.load("duel", deals="sampled").deals == "sampled"
    kinds = {type(option.default) for name in nemeton.games() for option in nemeton.options(name)}
    assert kinds >= {bool, int, str}


@pytest.mark.parametrize(
    ("error", "named", "load"),
    [
        (nemeton.UnknownGameError, "'chess'|\"chess\"|brandubh", lambda: nemeton.load("chess")),
        (nemeton.UnknownGameError, "chess", lambda: nemeton.options("chess")),
        (nemeton.UnknownGameError, "chess", lambda: nemeton.seats("chess")),
        (nemeton.RequestError, "9 seats, expected 2 to 6", lambda: nemeton.load("bluff", 9)),
        (nemeton.RequestError, "-1 seats", lambda: nemeton.load("bluff", -1)),
        (nemeton.OptionError, "colour", lambda: nemeton.load("bluff", colour="red")),
        (nemeton.OptionError, "dice", lambda: nemeton.load("bluff", dice="many")),
        (nemeton.OptionError, "dice", lambda: nemeton.load("bluff", dice=10**30)),
        (nemeton.OptionError, "dice", lambda: nemeton.load("bluff", dice=-1)),
        (nemeton.OptionError, "dice", lambda: nemeton.load("bluff", dice=None)),  # type: ignore[arg-type]
        (nemeton.OptionError, "dice", lambda: nemeton.load("bluff", dice=[1])),  # type: ignore[arg-type]
        (nemeton.OptionError, "spells", lambda: nemeton.load("sigily", spells="abracadabra")),
        (nemeton.OptionError, "deals", lambda: nemeton.load("duel", deals="stacked")),  # type: ignore[arg-type]
        (nemeton.RequestError, "seats and options", lambda: nemeton.playouts(nemeton.load("bluff"), 1, dice=2)),
        (nemeton.RequestError, "0 playouts", lambda: nemeton.playouts("bluff", 0)),
        (nemeton.RequestError, "0 threads", lambda: nemeton.playouts("bluff", 1, threads=0)),
        (TypeError, "incompatible function arguments|convert", lambda: nemeton.playouts("bluff", -1)),
        (TypeError, "incompatible function arguments|convert", lambda: nemeton.load(3)),  # type: ignore[arg-type]
    ],
)
def test_errors_name_what_is_wrong(error: type[Exception], named: str, load: object) -> None:
    assert callable(load)
    with pytest.raises(error, match=named):
        load()


def test_every_error_is_a_value_error() -> None:
    for name in nemeton.__all__:
        if name.endswith("Error"):
            assert issubclass(getattr(nemeton, name), nemeton.Error)
            assert issubclass(getattr(nemeton, name), ValueError)
