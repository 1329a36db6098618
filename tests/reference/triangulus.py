"""Triangulus, one of the three domino races. Its rules are those of `races.py`, its board is in `races_board.py`."""

from functools import partial

import races
from races import VIEW_KEYS, actions, apply, node, notes, outcomes, returns, view

GAME = "triangulus"
SEATS = [3]
start = partial(races.start, GAME)
