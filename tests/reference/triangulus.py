"""Triangulus, one of the three domino races. Its rules are those of `races.py`, its board is in `races_board.py`."""

from functools import partial

import races
from races import LENGTH, OPTIONS, VIEW_KEYS, actions, apply, fit, node, notes, outcomes, returns, view

GAME = "triangulus"
SEATS = [3]
RULES = 111
WRONG_OPTIONS = races.WRONG_OPTIONS + [{"partners": True}]
start = partial(races.start, GAME)
