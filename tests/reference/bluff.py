"""The rules of Bricriu's Bluff & Bluster, sentence by sentence, slow and plain: a second opinion to hold the engine against."""

import copy
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, product

GAME = "bluff"
SEATS = [2, 3, 4, 5, 6]
OPTIONS = {"dice": [1, 2, 2, 3, 4, 5], "loss": ["difference", "one"], "exact": ["others", "challenger"], "show": [True, False]}
WRONG_OPTIONS = [{"dice": wrong} for wrong in (0, 6, -1, "5", 2.5, True)]
WRONG_OPTIONS += [{"loss": wrong} for wrong in ("", "two", 1, True)] + [{"exact": wrong} for wrong in ("", "bidder", 0, True)]
WRONG_OPTIONS += [{"show": wrong} for wrong in (0, 1, "true", None)]
LENGTH = 500
RULES = 101

TRACK = []  # the circles in their order, as far as thirty dice can claim
for white in range(1, 61):
    if white % 2 == 0:
        TRACK.append(("red", white // 2))
    TRACK.append(("white", white))


class State:
    """A position. Never changed once `apply` has returned it."""

    def __init__(self, options, seats):
        self.loss = options.get("loss", "difference")
        self.exact = options.get("exact", "others")
        self.show = options.get("show", True)
        self.limit = options.get("ply_limit", 2000)
        self.seats = seats
        self.dice = [options.get("dice", 5)] * seats  # how many each seat has
        self.rounds = 0  # that are over
        self.last = None  # the round before, as a view shows it
        self.ply = 0
        self.end = None  # why
        self.winners = []
        self.notes = []  # which rules this position and what led to it have touched
        begin_round(self, 0)


def begin_round(state, starter):
    state.starter = state.turn = starter
    state.stage = "roll"  # what the round waits for: "roll", "bid", "show", "reroll"; "over"
    state.to_roll = from_seat(state, starter)
    state.to_reroll = 0  # dice of the seat whose turn it is
    state.hidden = [[] for _ in range(state.seats)]
    state.shown = [[] for _ in range(state.seats)]
    state.bids = []  # (seat, n, f, whether the seat rolled again after it)


def start(options, seats):
    return State(options, seats)


def from_seat(state, first):
    """The seats that have dice, going up from `first`, which is one of them if it has dice."""
    order = [(first + further) % state.seats for further in range(state.seats)]
    return [seat for seat in order if state.dice[seat] > 0]


# What can be done


def node(state):
    if state.end:
        return "terminal", []
    if state.stage in ("roll", "reroll"):
        return "chance", []
    return "decision", [state.turn]


def circle(n, face):
    """Where on the track a bid stands."""
    return TRACK.index(("red" if face == 1 else "white", n))


def is_raise(n, face, bid):
    _, n_before, face_before, _ = bid
    here, before = circle(n, face), circle(n_before, face_before)
    on_white = TRACK[here][0] == "white"
    return here > before or (here == before and on_white and face > face_before)


def bids_possible(state):
    bids = [(n, face) for n in range(1, sum(state.dice) + 1) for face in range(1, 7)]
    return [(n, face) for n, face in bids if not state.bids or is_raise(n, face, state.bids[-1])]


def shows_possible(hidden):
    """Each way to put out some of the dice and keep some."""
    return {some for size in range(1, len(hidden)) for some in combinations(sorted(hidden), size)}


def actions(state, seat):
    if state.stage == "show":
        return ["hold"] + ["show:" + written(some) for some in shows_possible(state.hidden[seat])]
    return [f"{n}x{face}" for n, face in bids_possible(state)] + ["challenge"] * bool(state.bids)


def written(dice):
    return "".join(str(die) for die in sorted(dice))


def digits(token):
    return [int(digit) for digit in token]


@cache
def rolls(dice):
    ways = Counter(written(roll) for roll in product(range(1, 7), repeat=dice))
    return {token: Fraction(number, 6**dice) for token, number in ways.items()}


def outcomes(state):
    if state.stage == "roll":
        return rolls(state.dice[state.to_roll[0]])
    return rolls(state.to_reroll)


# What happens


def apply(state, seat, token):
    before, state = state, copy.copy(state)
    state.notes = []
    state.dice, state.to_roll, state.bids = list(state.dice), list(state.to_roll), list(state.bids)
    state.hidden, state.shown = list(state.hidden), list(state.shown)  # the lists in them are never changed
    if state.stage == "roll":
        state.hidden[state.to_roll.pop(0)] = digits(token)
        if not state.to_roll:
            state.stage = "bid"
        return state
    if state.stage == "reroll":
        state.hidden[state.turn] = digits(token)
        next_turn(state)
        return state

    state.ply += 1
    if state.stage == "show":
        show(state, seat, token)
    elif token == "challenge":
        challenge(state, seat)
    else:
        bid(state, seat, *(int(part) for part in token.split("x")))
    if state.ply >= state.limit:
        limit_reached(state, token)
    note_passing(before, state)
    return state


def limit_reached(state, token):
    if state.end:  # "an ending by the rules comes first"
        state.notes.append("the ply limit is reached, but a seat wins")
        return
    most = max(state.dice)
    finish(state, "ply_limit", [seat for seat in range(state.seats) if state.dice[seat] == most])
    what = "a challenge" if token == "challenge" else "a bid" if "x" in token else token[:4]
    share = "all" if len(state.winners) == state.seats else len(state.winners)
    state.notes += [f"ply limit after {what}", f"ply limit: {share} of {state.seats} win"]
    if len(state.winners) > 1 and 0 in state.dice:
        state.notes.append("ply limit: shared, and a seat is out")


def next_turn(state):
    state.turn = from_seat(state, state.turn + 1)[0]
    state.stage = "bid"


def bid(state, seat, n, face):
    note_bid(state, n, face)
    state.bids.append((seat, n, face, False))
    if state.show and len(state.hidden[seat]) >= 2:
        state.stage = "show"
    else:
        if state.show:
            state.notes.append("no show, one hidden die" + (" is left" if state.shown[seat] else ""))
        next_turn(state)


def show(state, seat, token):
    if token == "hold":
        state.notes.append("hold")
        next_turn(state)
        return
    put_out = digits(token.split(":")[1])
    note_show(state, seat, put_out)
    state.to_reroll = len(state.hidden[seat]) - len(put_out)
    state.hidden[seat] = []  # they lie nowhere until they are rolled
    state.shown[seat] = sorted(state.shown[seat] + put_out)
    state.bids[-1] = (*state.bids[-1][:3], True)
    state.stage = "reroll"


def counts(die, face):
    return die in (face, 1)  # the Magic One counts for every bid


def challenge(state, challenger):
    bidder, n, face, _ = state.bids[-1]
    table = [sorted(state.hidden[seat] + state.shown[seat]) for seat in range(state.seats)]
    c = sum(counts(die, face) for dice in table for die in dice)
    step = 1 if state.loss == "one" else abs(c - n)
    if c < n:
        lost = {bidder: step}
    elif c > n:
        lost = {challenger: step}
    elif state.exact == "others":
        lost = {seat: 1 for seat in range(state.seats) if seat != bidder}
    else:
        lost = {challenger: 1}
    note_challenge(state, table, c, lost)

    had = state.dice
    state.dice = [max(0, dice - lost.get(seat, 0)) for seat, dice in enumerate(state.dice)]
    state.rounds += 1
    state.last = {
        "bid": f"{n}x{face}", "bidder": bidder, "challenger": challenger, "count": c, "hidden": state.hidden, "shown": state.shown,
        "lost": [had[seat] - state.dice[seat] for seat in range(state.seats)],
    }
    opener = bidder if c == n and state.exact == "others" or c < n else challenger
    if state.dice[opener] == 0:
        state.notes.append("the opener is out, the next seat opens")
        opener = from_seat(state, opener)[0]
    begin_round(state, opener)
    left = [seat for seat in range(state.seats) if state.dice[seat] > 0]
    if len(left) == 1:
        finish(state, "last_with_dice", left)


def finish(state, why, winners):
    state.end, state.winners, state.stage = why, winners, "over"


def returns(state):
    n, w = state.seats, len(state.winners)
    return [(1 / w - 1 / n) * n / (n - 1) if seat in state.winners else -1 / (n - 1) for seat in range(n)]


# Which rules are touched


def notes(state):
    found = list(state.notes)
    if state.stage == "bid" and not state.end and not bids_possible(state):
        found.append("no raise is possible")
    if state.end:
        found.append(f"the game ends: {state.end}")
    return found


def note_bid(state, n, face):
    kind = "a magic bid" if face == 1 else "a number bid"
    if not state.bids:
        state.notes.append(f"{kind} opens")
    else:
        _, n_before, face_before, _ = state.bids[-1]
        kind_before = "a magic bid" if face_before == 1 else "a number bid"
        same = circle(n, face) == circle(n_before, face_before)
        state.notes.append(f"{kind} raises {kind_before}" + (" on the same circle" if same else ""))
        if circle(n, face) == circle(n_before, face_before) + 1:
            state.notes.append(f"{kind} raises {kind_before} on the circle before")
        if face < face_before and face > 1 and n > n_before:
            state.notes.append("a number bid raises with a lower face")
        if len(state.bids) + 1 > len(from_seat(state, 0)):
            state.notes.append("a seat bids again in the same round")
    if n == sum(state.dice):
        state.notes.append(f"{kind} claims all dice")
    if n > (10 if face == 1 else 20):
        state.notes.append(f"{kind} past the end of the track")


def note_show(state, seat, put_out):
    state.notes.append("show after " + ("the opening bid" if len(state.bids) == 1 else "a raise"))
    state.notes.append(f"show {len(put_out)} of {len(state.hidden[seat])}")
    if state.shown[seat]:
        state.notes.append("show more, some are shown")
    if len(set(put_out)) < len(put_out):
        state.notes.append("show dice that are alike")
    if any(state.hidden[seat].count(die) > put_out.count(die) for die in put_out):
        state.notes.append("show one and keep another that is alike")


def note_challenge(state, table, c, lost):
    """`lost` is what the rule says, before it is cut to what a seat has."""
    bidder, n, face, _ = state.bids[-1]
    kind = "magic" if face == 1 else "number"
    how = "too few" if c < n else "too many" if c > n else "exact"
    by = f"exact {state.exact}" if c == n else f"{how}, loss {state.loss}"
    state.notes.append(f"challenge of a {kind} bid: {by}")
    if abs(c - n) > 1:
        state.notes.append(f"{how} by two or more, loss {state.loss}")
    if len(state.bids) == 1:
        state.notes.append("the opening bid is challenged")
    if any(lost[seat] > state.dice[seat] > 0 for seat in lost):
        state.notes.append(f"{how}: a seat loses no more than it has")
    if kind == "number" and any(1 in dice for dice in table):
        state.notes.append("magic ones count for a number")
    if any(counts(die, face) for dice in state.shown for die in dice):
        state.notes.append("shown dice count")
    out = [seat for seat in lost if 0 < state.dice[seat] <= lost[seat]]
    left = len(from_seat(state, 0)) - len(out)
    if out:
        state.notes.append(f"{how}: {'one is' if len(out) == 1 else 'several are'} out, {'one is' if left == 1 else 'several are'} left")
    if c == n and state.exact == "others" and 0 in state.dice:
        state.notes.append("exact others, and a seat was out before")


def note_passing(before, after):
    """The turn or the opening went by a seat that is out, or round from the last seat to the first."""
    if after.end or before.turn == after.turn:
        return
    round_over = after.rounds > before.rounds
    if not round_over and after.dice[(before.turn + 1) % after.seats] == 0:
        after.notes.append("the turn goes by a seat that is out")
    if not round_over and after.turn < before.turn:
        after.notes.append("the turn goes round to the first seats")


# What is shown


def view(state, viewer):
    return {
        "stage": state.stage,
        "rounds": state.rounds,
        "may_show": state.show,
        "in_play": sum(state.dice),
        "dice": state.dice,
        "starter": state.starter,
        "turn": None if state.end else state.to_roll[0] if state.to_roll else state.turn,
        "hidden": [dice if seat == viewer else None for seat, dice in enumerate(state.hidden)],
        "shown": state.shown,
        "bids": [{"seat": seat, "bid": f"{n}x{face}", "rolled_again": again} for seat, n, face, again in state.bids],
        "last": state.last,
        "end": {"winners": state.winners, "why": state.end} if state.end else None,
    }
