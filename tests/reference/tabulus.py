"""Tabulus, one of the three domino races. Its rules are those of `races.py`, its board is in `races_board.py`."""

from functools import partial

import races
from races import LENGTH, OPTIONS, VIEW_KEYS, WRONG_OPTIONS, actions, apply, fit, node, notes, outcomes, returns, view

GAME = "tabulus"
SEATS = [2, 3, 4]
RULES = 142
start = partial(races.start, GAME)
