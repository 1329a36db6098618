"""What a seat may do in the domino races: with a tile, with a 0-0 and with a 6-6."""

from collections import namedtuple
from itertools import permutations

from races_board import START, on_board, word

# A marker goes n on from p to q; at the gate, if any, f is the factor to beat it with, and `declared` whether f was chosen of two;
# `bump` is the seat whose marker on q it bumps, or None.
Move = namedtuple("Move", "marker n p q gate f declared bump")
# The marker on p changes places with the other seat's marker on q.
Swap = namedtuple("Swap", "marker p q other")


def token(action):
    if isinstance(action, Swap):
        return f"swap:{word(action.p)}-{word(action.q)}x{action.other}"
    through = "" if action.gate is None else f"~{action.gate}/{action.f}" if action.declared else f"~{action.gate}"
    bump = "" if action.bump is None else f"x{action.bump}"
    return f"{action.n}:{word(action.p)}-{word(action.q)}{through}{bump}"


# One marker


def moves(state, seat, marker, n, f, declared=False):
    """All moves of one marker by n, where f is the factor that is held against a gate."""
    found = without_bumps(state, seat, marker, n, f, declared)
    return found + [move._replace(bump=other) for move in found for other in bumpable(state, seat, move.q)]


def without_bumps(state, seat, marker, n, f, declared=False):
    p = state.at[seat][marker]
    found = [Move(marker, n, p, q, None, None, False, None) for q in state.board.after(seat, p, n)]
    for gate in state.board.gates:
        if gate_opens(state.value(gate), f):
            found += [Move(marker, n, p, q, gate, f, declared, None) for q in state.board.through(seat, p, gate, n, f)]
    return found


def gate_opens(value, f):
    """Whether f may try a gate of this value. Any may where the value is not known."""
    return value is None or f > value


def bumpable(state, seat, q):
    return [other for other in state.opponents(seat) if state.count_on(other, q[0]) > 0 and not why_no_bump(state, seat, q, other)]


def why_no_bump(state, seat, q, other):
    """What forbids the seat to bump the other's marker on q."""
    if state.count_on(other, q[0]) > 1:
        headings = {place[1] for place in state.at[other] if on_board(place) and place[0] == q[0]}
        return "two of them" if len(headings) == 1 else "two of them, of both headings"
    if state.value(q[0]) == 0:
        return "a blank"
    if q[0] == state.board.ends[seat]:
        return "the mover's own End"
    return None


# A tile


def totals(state, seat, x, y):
    """All moves by x + y. With a 0 the other factor is the total as well, and not declared."""
    found = []
    for marker in state.markers(seat):
        if state.at[seat][marker] == START and (x + y) % 2 == 1:
            continue  # entering needs an even total
        for f in {x, y} - {0}:
            found += moves(state, seat, marker, x + y, f, declared=x != 0 and y != 0)
    return found


def pairs(state, seat, x, y):
    """All (marker, its factor, another marker, the other factor) of which each can be moved."""
    if x == 0 or y == 0:
        return []
    can = {(marker, f): bool(without_bumps(state, seat, marker, f, f)) for marker in state.markers(seat) for f in (x, y)}
    found = []
    for one, other in permutations(state.markers(seat), 2):
        for f, g in {(x, y), (y, x)}:
            entering = [state.at[seat][one], state.at[seat][other]].count(START)
            if not why_no_pair(state, entering, x + y) and can[one, f] and can[other, g]:
                found.append((one, f, other, g))
    return found


def why_no_pair(state, entering, total):
    """What forbids two markers, so many of them at Start, to play a factor each."""
    if entering > 0 and total % 2 == 1:
        return "the total is odd"
    if entering == 1 and not state.mixed_entry:
        return "one would enter alone"
    return None


def singles(state, seat, f):
    """All moves by f alone, the other factor unplayed: nobody enters so."""
    if f == 0:
        return []
    return [
        move for marker in state.markers(seat) if state.at[seat][marker] != START for move in moves(state, seat, marker, f, f)
    ]


def first_moves(state, seat, x, y):
    """All that may be done first with a tile that has just been drawn."""
    with_both = totals(state, seat, x, y)
    for marker, f in sorted({(one, f) for one, f, _, _ in pairs(state, seat, x, y)}):
        with_both += moves(state, seat, marker, f, f)
    return with_both or singles(state, seat, max(x, y)) or singles(state, seat, min(x, y))


def second_moves(state, seat, follow):
    factor, markers = follow
    return [move for marker in markers for move in moves(state, seat, marker, factor, factor)]


# 0-0 and 6-6


def swaps(state, seat):
    return [swap for swap in all_swaps(state, seat) if not why_no_swap(state, seat, swap)]


def all_swaps(state, seat):
    """Every marker of the seat with every one of an opponent that is on the board, allowed or not."""
    return [
        Swap(marker, state.at[seat][marker], q, other)
        for marker in state.markers(seat)
        for other in state.opponents(seat)
        for q in state.at[other]
        if on_board(q)
    ]


def why_no_swap(state, seat, swap):
    """What forbids an exchange."""
    _, p, q, other = swap
    if state.value(q[0]) == 0:
        return "a blank"
    if state.count_on(other, q[0]) > 1:
        headings = {place[1] for place in state.at[other] if on_board(place) and place[0] == q[0]}
        return "two of them" if len(headings) == 1 else "two of them, of both headings"
    if p != START and p[0] == q[0]:
        return "the same position" if p[1] == q[1] else "the same position, another heading"
    if q[0] == state.board.ends[seat]:
        return "the own End"
    if p != START and p[0] == state.board.ends[other]:
        return "the other's End"
    return None


def homes(state, seat):
    """Tokens of what a 6-6 may bring home -> a marker."""
    return {f"home:{word(state.at[seat][marker])}": marker for marker in reversed(state.markers(seat))}
