"""Triangulus, one of the three domino races. Its rules are those of `races.py`, its board is in `races_board.py`."""

import races
from races import VIEW_KEYS, actions, apply, node, notes, outcomes, ply, returns, view

GAME = "triangulus"
SEATS = [3]


def start(options, seats):
    return races.start(GAME, options, seats)
