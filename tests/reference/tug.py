"""The rules of Tug of War, sentence by sentence, slow and plain: a second opinion to hold the engine against."""

from collections import Counter
from fractions import Fraction
from itertools import product

GAME = "tug"
SEATS = [2]
OPTIONS = {"matches": [1, 2]}
WRONG_OPTIONS = [{"matches": wrong} for wrong in (0, 3, -1, "2", 1.5, True)]
LENGTH = 500
RULES = 82

ATHLETES = 18


class Side:
    """What belongs to one seat."""

    def __init__(self):
        self.column = []
        self.standing = 0
        self.weakened = 0
        self.reserve = ATHLETES

    def copy(self):
        other = Side()
        other.column, other.standing, other.weakened, other.reserve = list(self.column), self.standing, self.weakened, self.reserve
        return other

    def on_the_rope(self):
        return self.standing + self.weakened


class State:
    """A position. Never changed once `apply` has returned it."""

    def __init__(self):
        self.matches, self.limit = 2, 3000
        self.match = 1
        self.first_match = None  # who won match 1
        self.stage = "column"
        self.turn = 0  # whose dice or choice is awaited
        self.sides = [Side(), Side()]
        self.once = []  # rolled dice not used yet that have been rolled once
        self.again = []  # those that have been rolled again
        self.free_column = []  # column dice not used yet in this turn
        self.rerolls = 0  # dice that may still be rolled again
        self.weakened_now = False  # whether this turn laid an athlete down, for the notes
        self.ply = 0
        self.end = None  # (winner or None, why)
        self.notes = []  # which rules this position and what led to it have touched

    def copy(self):
        other = State()
        other.__dict__.update(self.__dict__)
        other.sides = [side.copy() for side in self.sides]
        other.once, other.again, other.free_column = list(self.once), list(self.again), list(self.free_column)
        other.notes = []
        return other


def start(options, seats):
    state = State()
    state.matches = options.get("matches", 2)
    state.limit = options.get("ply_limit", 3000)
    return state


def node(state):
    if state.end:
        return "terminal", []
    if state.stage in ("reroll", "act"):
        return "decision", [state.turn]
    return "chance", []


def outcomes(state):
    if state.stage == "again":
        return {str(value): Fraction(1, 6) for value in range(1, 7)}
    rolls = Counter("".join(str(die) for die in sorted(dice)) for dice in product(range(1, 7), repeat=3))
    return {token: Fraction(count, 216) for token, count in rolls.items()}


def notes(state):
    return state.notes + refusals(state)


def refusals(state):
    """Which acts a rule forbids here."""
    if state.end or state.stage != "act":
        return []
    theirs = state.sides[1 - state.turn]
    pairs = [(r, c) for r in state.once for c in state.free_column]
    return [
        note
        for note, forbidden in {
            "no act: elim, r < c": theirs.standing > 0 and any(r < c for r, c in pairs),
            "no act: finish, r < c - 2": theirs.weakened > 0 and any(r < c - 2 for r, c in pairs),
            "no act: elim and weaken, nobody stands": theirs.standing == 0,
            "no act: finish, nobody is weakened": theirs.weakened == 0,
            "no act: berserk with two dice left": len(state.once) == 2 and state.once[0] == state.once[1] >= min(state.free_column),
        }.items()
        if forbidden
    ]


def digits(token):
    return [int(digit) for digit in token]


def actions(state, seat):
    if state.stage == "reroll":
        return ["stand"] + [f"reroll:{value}" for value in sorted(set(state.once))]
    mine, theirs = state.sides[seat], state.sides[1 - seat]
    legal = []
    rolled = state.once + state.again
    if berserk(rolled, mine.column):
        legal += berserks(theirs)
    for r in sorted(set(rolled)):
        for c in sorted(set(state.free_column)):
            if r >= c and theirs.standing > 0:
                legal.append(f"{r}/{c}:elim")
            if r >= c - 2 and theirs.weakened > 0:
                legal.append(f"{r}/{c}:finish")
            legal.append(f"{r}/{c}:swap")
            if theirs.standing > 0:
                legal.append(f"{r}/{c}:weaken")
    return legal


def berserk(rolled, column):
    """Three dice are left, which is so before the first act only, all equal and none below the lowest column die."""
    return len(rolled) == 3 and len(set(rolled)) == 1 and all(die >= min(column) for die in rolled)


def berserks(theirs):
    if theirs.on_the_rope() < 4:
        return [f"berserk:{theirs.standing}"]
    return [f"berserk:{s}" for s in range(5) if s <= theirs.standing and 4 - s <= theirs.weakened]


def apply(state, seat, token):
    after = state.copy()
    if after.stage == "column":
        set_up_side(after, token)
    elif after.stage == "roll":
        roll(after, token)
    elif after.stage == "again":
        after.again.append(int(token))
        next_reroll(after)
    else:
        after.ply += 1
        if after.stage == "reroll":
            choose_reroll(after, token)
        elif token.startswith("berserk"):
            go_berserk(after, seat, int(token.split(":")[1]))
        else:
            act(after, seat, token)
        if after.ply >= after.limit and not after.end:
            what = "between the matches" if after.match != state.match else f"in match {after.match} before {after.stage}"
            after.notes.append(f"ply limit {what}")
            after.end = (None, "ply_limit")
        elif after.ply >= after.limit:
            after.notes.append("the ply limit is reached, but a seat wins")
    if after.end:
        after.once, after.again, after.free_column, after.rerolls = [], [], [], 0
    return after


# Set-up of a match


def set_up_side(state, token):
    side = state.sides[state.turn]
    side.column = digits(token)
    count = sum(side.column)
    owned = ATHLETES
    if state.match == 2 and state.first_match == state.turn:
        if count == 18:
            owned = 19
            state.notes.append("set-up: the winner of match 1 owns 19")
        count += 1
        state.notes.append(f"set-up: the winner of match 1, seat {state.turn}, starts with one more")
    elif count == 18:
        state.notes.append("set-up: all 18 stand")
    side.standing, side.weakened, side.reserve = count, 0, owned - count
    state.notes.append(f"set-up: the column of seat {state.turn} in match {state.match}")
    if state.turn == 0:
        state.turn = 1
    else:
        state.stage = "roll"
        state.turn = 0 if state.match == 1 else 1


# A turn


def roll(state, token):
    state.once = digits(token)
    sixes = state.sides[state.turn].column.count(6)
    state.notes.append(f"roll: {sixes} sixes in the column")
    state.rerolls = sixes
    state.free_column = []
    next_reroll(state)


def next_reroll(state):
    if state.again and not state.once:
        state.notes.append("roll again: all three have been rolled again")
    elif state.again and state.rerolls == 0:
        state.notes.append(f"roll again: the {len(state.again)} allowed are done")
    if state.rerolls > 0 and state.once:
        state.stage = "reroll"
        if set(state.once) & set(state.again):
            state.notes.append("roll again: two dice show the same and only one may be rolled again")
    else:
        begin_acts(state)


def choose_reroll(state, token):
    if token == "stand":
        state.notes.append(f"roll again: stand after {len(state.again)}")
        begin_acts(state)
    else:
        value = int(token.split(":")[1])
        state.once.remove(value)
        state.rerolls -= 1
        state.stage = "again"


def begin_acts(state):
    state.stage = "act"
    state.rerolls = 0
    column = state.sides[state.turn].column
    state.free_column = list(column)
    state.weakened_now = False
    rolled = state.once + state.again
    if berserk(rolled, column):
        state.notes.append("berserk is legal" + (" after rolling again" if state.again else ""))
        if rolled[0] == min(column):
            state.notes.append("berserk is legal, the dice equal the lowest column die")
        if any(die > rolled[0] for die in column):
            state.notes.append("berserk is legal, a column die is higher")
    elif len(set(rolled)) == 1:
        state.notes.append("berserk is not legal, the dice are below the lowest column die")
    state.once, state.again = rolled, []


def go_berserk(state, seat, s):
    theirs = state.sides[1 - seat]
    gone = min(4, theirs.on_the_rope())
    if theirs.on_the_rope() < 4:
        state.notes.append("berserk: the opponent has fewer than four")
    elif theirs.on_the_rope() == 4:
        state.notes.append("berserk: the opponent has exactly four")
    else:
        state.notes.append(f"berserk: {s} standing ones")
    theirs.standing -= s
    theirs.weakened -= gone - s
    theirs.reserve += gone
    state.once = []
    after_act(state)


def act(state, seat, token):
    pair, what = token.split(":")
    r, c = (int(part) for part in pair.split("/"))
    mine, theirs = state.sides[seat], state.sides[1 - seat]
    if len(state.once) == 3 and berserk(state.once, mine.column):
        state.notes.append("act: not berserk although it was legal")
    state.once.remove(r)
    state.free_column.remove(c)
    state.notes.append(f"act: {what}")
    if what == "elim":
        state.notes.append("elim: r = c" if r == c else "elim: r > c")
        theirs.standing -= 1
        theirs.reserve += 1
    elif what == "finish":
        state.notes.append("finish: " + {-2: "r = c - 2", -1: "r = c - 1"}.get(r - c, "r >= c"))
        if state.weakened_now:
            state.notes.append("finish: after an athlete was weakened in the same turn")
        theirs.weakened -= 1
        theirs.reserve += 1
    elif what == "weaken":
        state.notes.append("weaken: r < c" if r < c else "weaken: r >= c")
        state.weakened_now = True
        theirs.standing -= 1
        theirs.weakened += 1
    else:
        swap(state, mine, r, c)
    if not theirs.on_the_rope():
        state.notes.append(f"{what}: takes the last athlete")
    after_act(state)


def swap(state, mine, r, c):
    mine.column.remove(c)
    mine.column = sorted(mine.column + [r])
    if state.free_column.count(r) < mine.column.count(r) and state.once:
        state.notes.append("swap: the die that came in is not available again")
    change = 1 + (r - c)
    if change > 0:
        gain = min(change, mine.reserve)
        state.notes.append("swap: a gain" if gain == change else "swap: a gain, cut to nothing" if gain == 0 else "swap: a gain, cut by the reserve")
        mine.standing += gain
        mine.reserve -= gain
    elif change == 0:
        state.notes.append("swap: no change")
    else:
        loss = -change
        from_weakened = min(loss, mine.weakened)
        from_standing = min(loss - from_weakened, mine.standing)
        if from_weakened and from_standing:
            state.notes.append("swap: a loss of weakened and of standing athletes")
        else:
            state.notes.append("swap: a loss of " + ("weakened" if from_weakened else "standing") + " athletes")
        if from_weakened + from_standing < loss:
            state.notes.append("swap: a loss of all there are, fewer than the difference")
        mine.weakened -= from_weakened
        mine.standing -= from_standing
        mine.reserve += from_weakened + from_standing
        if not mine.on_the_rope():
            state.notes.append("swap: loses one's own last athlete")


# The end


def after_act(state):
    for seat in (0, 1):
        if state.sides[seat].on_the_rope() == 0:
            if state.once:
                state.notes.append("the match ends with dice left")
            match_over(state, 1 - seat)
            return
    if not state.once:
        state.turn = 1 - state.turn
        state.stage = "roll"
        state.free_column = []


def match_over(state, winner):
    if state.match == state.matches:
        state.notes.append(f"seat {winner} wins, matches {state.matches}")
        if state.first_match is not None:
            state.notes.append("the winner of match 1 " + ("wins" if winner == state.first_match else "loses") + " the game")
        state.end = (winner, "match")
        return
    state.notes.append(f"seat {winner} wins match 1")
    state.match = 2
    state.first_match = winner
    state.stage, state.turn = "column", 0
    state.sides = [Side(), Side()]
    state.once, state.again, state.free_column = [], [], []


def returns(state):
    winner = state.end[0]
    return [0, 0] if winner is None else [1, -1] if winner == 0 else [-1, 1]


def view(state, viewer):
    return {
        "match": state.match,
        "matches": state.matches,
        "first_match": state.first_match,
        "turn": None if state.end else state.turn,
        "stage": "over" if state.end else state.stage,
        "sides": [
            {"column": sorted(side.column), "standing": side.standing, "weakened": side.weakened, "reserve": side.reserve}
            for side in state.sides
        ],
        "dice": sorted(state.once + state.again),
        "again": sorted(state.again),
        "rerolls": state.rerolls,
        "open": sorted(state.free_column),
        "end": {"winner": state.end[0], "why": state.end[1]} if state.end else None,
    }
