"""The rules of Down the Danube, sentence by sentence, slow and plain: a second opinion to hold the engine against."""

import copy
from fractions import Fraction
from functools import lru_cache

GAME = "danube"
SEATS = [2]
OPTIONS = {"boats": [3, 4, 5]}
WRONG_OPTIONS = [{"boats": wrong} for wrong in (2, 6, -3, "3", 3.5, True)]
LENGTH = 600
RULES = 88

STARTS = [[2, 4, 6, 8, 10], [1, 3, 5, 7, 9]]
SAFE = [29, 32, 34]
RAPIDS = 30
HOME = 36
STICKS = {"1": Fraction(4, 16), "2": Fraction(6, 16), "3": Fraction(4, 16), "4": Fraction(1, 16), "6": Fraction(1, 16)}
THROW_AGAIN = [1, 4, 6]


class State:
    """A position. Never changed once `apply` has returned it."""

    def __init__(self):
        self.limit = 2000
        self.boats = [frozenset(STARTS[0]), frozenset(STARTS[1])]  # on the board, by seat
        self.turn = 0
        self.throw = None  # None while the sticks are awaited
        self.left = 0
        self.held = frozenset()  # squares of the boats that move no more in this throw
        self.second_opened = False  # whether seat 1 has had its first turn
        self.each = 5  # boats of a seat at the start
        self.ply = 0
        self.end = None  # (winner or None, why)
        self.legal = []  # tokens of the seat to move
        self.notes = []  # which rules this position and what led to it have touched


def start(options, seats):
    state = State()
    state.limit = options.get("ply_limit", 2000)
    state.each = options.get("boats", 5)
    state.boats = [frozenset(squares[-state.each :]) for squares in STARTS]
    if state.each < 5:
        state.notes.append(f"{state.each} boats each")
    state.throw, state.left = 1, 1
    state.legal = ["10+1"]
    return state


# The board


@lru_cache(maxsize=100_000)
def blocks(boats):
    """The blocks of one colour, each as the list of its squares."""
    found = []
    for part, is_block in [(range(1, 25), lambda length: length >= 3), (range(25, 37), lambda length: length == 2)]:
        run = []
        for square in list(part) + [None]:
            if square in boats:
                run.append(square)
            else:
                if is_block(len(run)):
                    found.append(run)
                run = []
    return found


def neighboured(square, boats):
    return square - 1 in boats or square + 1 in boats


def rapids_place(seat, taken):
    """Where a boat that comes to the rapids is put, and which case of the rule that is."""
    if 19 not in taken:
        return 19, "19 is empty"
    for nth, square in enumerate(sorted(STARTS[seat], reverse=True)):
        if square not in taken:
            return square, "19 is taken, " + ("the highest" if nth == 0 else "a lower") + " starting square"
    for square in range(10, 0, -1):
        if square not in taken:
            return square, "19 and all starting squares are taken"
    raise AssertionError("ten squares cannot hold nine other boats and leave none empty")


# One step


class Refused(Exception):
    """A step that one of the rules forbids; says which."""


class Step:
    """What a legal step does."""

    def __init__(self, mine, theirs, held, used, notes):
        self.mine, self.theirs, self.held, self.used, self.notes = mine, theirs, held, used, notes


def no_block_in_the_way(f, t, theirs):
    """Rule 2, in either direction."""
    between = [square for square in range(min(f, t) + 1, max(f, t))]
    for block in blocks(theirs):
        part = "25-36" if block[0] >= 25 else "1-24"
        if all(square in between for square in block):
            raise Refused(f"rule 2: a block on {part} lies between" + crossing(block, theirs))
        if t in block and t not in SAFE:
            raise Refused(f"rule 2: the target is in a block on {part}" + crossing(block, theirs))


def crossing(block, boats):
    """Says that a block is one of the two parts of a run across 24 and 25."""
    if block[-1] == 24 and 25 in boats:
        return ", the lower part of a run across 24"
    if block[0] == 25 and 24 in boats:
        return ", the upper part of a run across 24"
    return ""


def passed_runs(f, t, theirs):
    """Notes what lies between f and t and looks like a block but is none."""
    notes = []
    for first in range(f + 1, t - 1):
        run = [first, first + 1, first + 2]
        if run[-1] < t and all(square in theirs for square in run):
            if run[0] >= 25:
                notes.append("rule 2: passes three in a row on 25-36")
            elif run[-1] >= 25:
                notes.append("rule 2: passes three in a row across 24")
    if f < 23 and t > 24 and 23 in theirs and 24 in theirs:
        notes.append("rule 2: passes two in a row on 1-24")
    if f < 24 and t > 25 and 24 in theirs and 25 in theirs:
        notes.append("rule 2: passes two in a row across 24")
    return notes


def neighbour_note(t, theirs):
    if (t in (24, 25)) and 24 in theirs and 25 in theirs:
        return " (across 24)"
    if (t in (12, 13)) and 12 in theirs and 13 in theirs:
        return " (across 12)"
    return " (on 25-36)" if t >= 25 else ""


def forward(seat, mine, theirs, held, left, f, k):
    """The step of the boat on f by k pips, or Refused. The rules in the order of the rule book."""
    if f in held:
        raise Refused("rule 5: the boat that stopped short moves no more")
    t = f + k
    notes = []
    # 1
    if t > HOME:
        raise Refused("rule 1: beyond 36")
    if t == HOME and any(boat < 11 for boat in mine):
        raise Refused("rule 1: 36 with a boat of one's own below 11")
    # 2
    no_block_in_the_way(f, t, theirs)
    notes += passed_runs(f, t, theirs)
    # 3
    if t in mine:
        raise Refused("rule 3: a boat of one's own")
    # 4
    if t in theirs and t not in SAFE:
        if neighboured(t, theirs):
            raise Refused("rule 4: the enemy boat has a neighbour" + neighbour_note(t, theirs))
        return Step(mine - {f} | {t}, theirs - {t} | {f}, held, k, notes + ["rule 4: exchange"])
    # 5
    if t in theirs and t in SAFE:
        if k < 2:
            raise Refused("rule 5: one pip onto a safe square of the enemy")
        stop = t - 1
        if stop in mine:
            raise Refused("rule 5: a boat of one's own before the safe square")
        if stop in theirs:
            if any(stop in block for block in blocks(theirs)):
                raise Refused("rule 5: a block before the safe square")
            notes.append("rule 5: exchange before the safe square, " + run_note(stop, theirs))
            return Step(mine - {f} | {stop}, theirs - {stop} | {f}, held | {stop}, k - 1, notes)
        if any(t in block for block in blocks(theirs)):
            notes.append("rule 5: the safe square is in a block, the square before it is empty")
        notes.append("rule 5: stops short before the safe square")
        if k < left:
            notes.append("rule 5: stops short with more pips to spare")
        return Step(mine - {f} | {stop}, theirs, held | {stop}, k - 1, notes)
    # Nobody there.
    if t in SAFE:
        notes.append("enters an empty safe square")
    if t == HOME:
        return Step(mine - {f}, theirs, held, k, notes + ["reaches 36"])
    if t == RAPIDS:
        place, case = rapids_place(seat, (mine - {f}) | theirs)
        return Step(mine - {f} | {place}, theirs, held, k, notes + ["rapids: " + case])
    if f < RAPIDS < t:
        notes.append("passes over 30")
    return Step(mine - {f} | {t}, theirs, held, k, notes)


def run_note(stop, theirs):
    """Which neighbours a boat exchanged by rule 5 has; the one on the safe square is always there."""
    return "three in a row" if stop - 1 in theirs else "more than two in a row"


def backward(seat, mine, theirs, f, n):
    """The step of the boat on f back by the whole throw, or Refused."""
    t = f - n
    if t < 1:
        raise Refused("backwards: off the board")
    try:
        no_block_in_the_way(f, t, theirs)
    except Refused as refused:
        raise Refused("backwards: " + str(refused).split(",")[0])
    if t in mine:
        raise Refused("backwards: rule 3")
    notes = ["backwards"]
    if t in theirs:
        if t in SAFE:
            raise Refused("backwards: a safe square of the enemy")
        if neighboured(t, theirs):
            raise Refused("backwards: rule 4")
        return Step(mine - {f} | {t}, theirs - {t} | {f}, frozenset(), n, notes + ["backwards: exchange"])
    if t == RAPIDS:
        place, case = rapids_place(seat, (mine - {f}) | theirs)
        notes += ["backwards: rapids", "backwards: rapids, " + case]
        return Step(mine - {f} | {place}, theirs, frozenset(), n, notes)
    if t in SAFE:
        notes.append("backwards: enters an empty safe square")
    return Step(mine - {f} | {t}, theirs, frozenset(), n, notes)


# All pips


def steps_by_rules(seat, mine, theirs, held, left):
    """{(f, k): Step} for every step that rules 1 to 5 allow, and the reasons why the others are refused."""
    allowed, refusals = {}, {}
    for f in mine:
        for k in range(1, left + 1):
            try:
                allowed[f, k] = forward(seat, mine, theirs, held, left, f, k)
            except Refused as refused:
                refusals[f, k] = str(refused)
    return allowed, refusals


@lru_cache(maxsize=100_000)
def most_pips(seat, mine, theirs, held, left):
    """The most pips that any sequence of steps can use."""
    most = 0
    for step in steps_by_rules(seat, mine, theirs, held, left)[0].values():
        most = max(most, step.used + most_pips(seat, step.mine, step.theirs, step.held, left - step.used))
        if most == left:
            break  # no sequence can use more
    return most


def legal_steps(state):
    """The tokens of the forward steps that are legal now; what was noticed goes into `state.notes`."""
    seat, left, held = state.turn, state.left, state.held
    mine, theirs = state.boats[seat], state.boats[1 - seat]
    allowed, refusals = steps_by_rules(seat, mine, theirs, held, left)
    most = most_pips(seat, mine, theirs, held, left)
    legal = []
    for (f, k), step in allowed.items():
        if step.used + most_pips(seat, step.mine, step.theirs, step.held, left - step.used) == most:
            legal.append((f, k))
        else:
            state.notes.append("all pips: a step is refused")
            if step.used < k:
                state.notes.append("all pips: a step that stops short is refused")
            if most < left:
                state.notes.append("all pips: a step is refused where some pips are lost anyhow")
    state.notes += refusals.values()
    for f, k in legal:
        if allowed[f, k].used < k:
            state.notes.append("rule 5: a step that stops short is legal")
            if (f, k - 1) in legal:
                state.notes.append("rule 5: f+k and f+(k-1) are both legal")
            elif (f, k - 1) in allowed:
                state.notes.append("rule 5: f+(k-1) is refused, f+k is legal")
        elif (f, k + 1) in allowed and allowed[f, k + 1].used == k and (f, k + 1) not in legal:
            state.notes.append("rule 5: f+(k-1) is legal, f+k is refused")
    for f, k in refusals:
        if f in held:
            try:
                forward(seat, mine, theirs, frozenset(), left, f, k)
                state.notes.append("rule 5: the boat that stopped short could go on but for that")
            except Refused:
                pass
    return sorted(f"{f}+{k}" for f, k in legal)


def legal_backwards(state):
    mine, theirs = state.boats[state.turn], state.boats[1 - state.turn]
    legal = []
    for f in mine:
        try:
            backward(state.turn, mine, theirs, f, state.throw)
            legal.append(f"{f}-{state.throw}")
        except Refused as refused:
            state.notes.append(str(refused))
    return sorted(legal)


# The run of the game


def node(state):
    if state.end:
        return ("terminal", [])
    if state.throw is None:
        return ("chance", [])
    return ("decision", [state.turn])


def actions(state, seat):
    return state.legal


def outcomes(state):
    return STICKS


def apply(state, seat, token):
    after = copy.copy(state)
    after.boats, after.legal, after.notes = list(state.boats), [], []
    if state.throw is None:
        cast(after, int(token))
    else:
        move(after, token)
    return after


def cast(state, throw):
    state.throw, state.left = throw, throw
    state.legal = legal_steps(state)
    if state.legal:
        return
    state.legal = legal_backwards(state)
    if state.legal:
        return
    state.notes.append(f"the throw is lost, a {throw}")
    pass_turn(state)


def move(state, token):
    seat = state.turn
    mine, theirs = state.boats[seat], state.boats[1 - seat]
    if "-" in token:
        f, n = (int(part) for part in token.split("-"))
        step = backward(seat, mine, theirs, f, n)
        state.left = 0
        state.notes.append(f"backwards by {n}")
    else:
        f, k = (int(part) for part in token.split("+"))
        step = forward(seat, mine, theirs, state.held, state.left, f, k)
        if state.held:
            state.notes.append("rule 5: a pip left over is used by another boat")
        state.left -= step.used
    state.notes += [f"done: {note}" for note in step.notes]
    state.boats[seat], state.boats[1 - seat], state.held = step.mine, step.theirs, step.held
    state.ply += 1

    if not step.mine:
        state.notes.append(f"seat {seat} wins")
        if state.ply == state.limit:
            state.notes.append("the ply limit is reached, but a seat wins")
        if state.left:
            state.notes.append("a seat wins with pips left")
        state.end = (seat, "home")
        return
    if state.ply >= state.limit:
        state.notes.append("ply limit" + (" in the middle of a throw" if state.left else ""))
        state.end = (None, "ply_limit")
        return
    if state.left:
        state.legal = legal_steps(state)
        if state.legal:
            if any(note.startswith("rapids") for note in step.notes):
                places = [square for square in step.mine if square not in mine]
                if any(token.startswith(f"{place}+") for place in places for token in state.legal):
                    state.notes.append("rapids: the boat may go on in the same throw")
            return
        state.notes.append("pips are lost")
        if state.held:
            state.notes.append("rule 5: a pip left over is lost")
    end_throw(state)


def end_throw(state):
    if state.throw in THROW_AGAIN:
        state.throw, state.left, state.held, state.legal = None, 0, frozenset(), []
    else:
        pass_turn(state)


def pass_turn(state):
    state.turn = 1 - state.turn
    state.throw, state.left, state.held, state.legal = None, 0, frozenset(), []
    if state.turn == 1 and not state.second_opened:
        state.second_opened = True
        open_second(state)


def open_second(state):
    """The first turn of seat 1: as if it had thrown a 1 that its boat on 9 must take."""
    mine, theirs = state.boats[1], state.boats[0]
    if 9 not in mine:
        state.notes.append("opening: no boat on 9")
        return
    try:
        step = forward(1, mine, theirs, frozenset(), 1, 9, 1)
    except Refused as refused:
        state.notes.append("opening: 9+1 is not legal, " + str(refused))
        return
    state.throw, state.left, state.legal = 1, 1, ["9+1"]
    state.notes.append("opening: 9+1" + (" exchanges" if "rule 4: exchange" in step.notes else ""))


def returns(state):
    winner = state.end[0]
    return [0, 0] if winner is None else [1, -1] if winner == 0 else [-1, 1]


def view(state, viewer):
    return {
        "boats": [sorted(state.boats[0]), sorted(state.boats[1])],
        "home": [state.each - len(boats) for boats in state.boats],
        "turn": None if state.end else state.turn,
        "throw": None if state.end else state.throw,
        "left": 0 if state.end else state.left,
        "held": [] if state.end else sorted(state.held),
        "end": {"winner": state.end[0], "why": state.end[1]} if state.end else None,
    }
