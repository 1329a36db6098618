"""Which sentences of the domino races' rules a position or a step has touched, in words, so that runs can tell what they covered."""

from itertools import permutations

from races_board import HOME, START, on_board, tile_of, word
from races_moves import (
    all_swaps, gate_opens, pairs, singles, swaps, totals, why_no_bump, why_no_pair, why_no_swap, without_bumps,
)


def of_a_choice(state):
    """What the rules offer and forbid where a seat is to choose."""
    if state.end:
        return []
    if state.stage == "exchange":
        return of_the_exchanges(state)
    if state.stage == "play":
        return of_the_moves(state) + ([] if state.follow else of_a_tile(state))
    return []


def of_the_exchanges(state):
    seat = state.turn
    found = ["no exchange: " + why for why in (why_no_swap(state, seat, swap) for swap in all_swaps(state, seat)) if why]
    if not swaps(state, seat):
        found.append("exchange: pass alone")
    if state.partners and any(on_board(place) for place in state.at[(seat + 2) % 4]):
        found.append("no exchange: the partner")
    return found


def of_the_moves(state):
    seat = state.turn
    legal, found = state.legal, []
    for move in legal:
        for other in state.opponents(seat):
            why = why_no_bump(state, seat, move.q, other) if state.count_on(other, move.q[0]) else None
            if why:
                found.append(f"no bump: {why}")
            if why == "a blank" and state.follow and tile_of(move.q[0]) in dict(state.turned):
                found.append("pair: the first has turned a blank")
        if state.partners and state.count_on((seat + 2) % 4, move.q[0]) == 1:
            found.append("no bump: the partner")
        if len([other for other in state.opponents(seat) if move._replace(bump=other) in legal]) > 1:
            found.append("bump: a choice of two seats")
        if move.gate is not None and move.declared:
            if move._replace(f=sum(state.drawn) - move.f) in legal and state.drawn[0] != state.drawn[1]:
                found.append("gate: either factor may be declared")
            if move.f == min(state.drawn) < max(state.drawn):
                found.append("gate: the smaller factor may be declared")
    ungated = {(move[:3], move.q) for move in legal if move.gate is None}
    forks = {start for start, q in ungated if any((start, other) in ungated for other in {move.q for move in legal} - {q})}
    found += [f"fork: a choice for a marker {'at Start' if p == START else 'on the board'}" for _, _, p in forks]
    found += gates_shut(state, seat)
    return found


def gates_shut(state, seat):
    """Gates that a factor reaches and, by what is known, does not beat."""
    factors = {state.follow[0]} if state.follow else set(state.drawn) - {0}
    found = []
    for gate in state.board.gates:
        for f in factors:
            for marker in state.follow[1] if state.follow else state.markers(seat):
                if not gate_opens(state.value(gate), f) and state.board.through(seat, state.at[seat][marker], gate, f, f):
                    found.append(f"no gate {gate}: a factor that is {'equal' if f == state.value(gate) else 'lower'}")
                    if state.follow and tile_of(gate) in dict(state.turned):
                        found.append("pair: the first has turned a gate that is shut for the second")
    return found


def of_a_tile(state):
    """What a tile just drawn allows, and why not more."""
    seat, (x, y) = state.turn, state.drawn
    markers = state.markers(seat)
    waiting = sum(state.at[seat][marker] == START for marker in markers)
    whole, both = totals(state, seat, x, y), pairs(state, seat, x, y)
    found = []
    if state.doubles > (x == y):
        found.append("a further draw in a turn is played")
    if waiting and (x + y) % 2:
        found.append("no entry: the total is odd" + (", all are at Start" if waiting == len(markers) else ""))
    if y == 0:
        found.append("a factor 0: " + ("played" if whole else "cannot be played"))
        return found
    found.append(f"a tile: {'total' if whole else 'no total'}, {'pair' if both else 'no pair'}")
    if not whole and not both:
        larger, smaller = singles(state, seat, x), singles(state, seat, y)
        if larger and smaller and x != y:
            found.append("a tile: the larger factor where either could be")
        elif larger:
            found.append("a tile: one factor of a double" if x == y else "a tile: the larger factor alone")
        elif smaller:
            found.append("a tile: the smaller factor alone")
    for one, other in permutations(markers, 2):
        if without_bumps(state, seat, one, x, x) and without_bumps(state, seat, other, y, y):
            entering = [state.at[seat][one], state.at[seat][other]].count(START)
            why = why_no_pair(state, entering, x + y)
            if why:
                found.append(f"no pair: {why}" + (", with mixed entry" if state.mixed_entry else ""))
    if both and any(move.p == START for move in whole) and waiting == 1 and not state.mixed_entry:
        found.append("a tile: one may enter with the total, two on the board are a pair")
    return found


def of_a_move(state, move):
    seat = state.turn
    x, y = state.drawn
    found = []
    if state.follow:
        found.append("pair: the second half")
        mover = state.action.marker
        if state.at[seat][mover] == HOME:
            found.append("pair: the first has come home")
        elif state.at[seat][mover] == START:
            found.append("pair: the first has gone to Start")
        if state.at[seat][mover] == move.p:
            found.append("pair: the second stood where the first has come to" + (", at Start" if move.p == START else ""))
        if move.p == state.action.p:
            found.append("pair: both from one place" + (", Start" if move.p == START else ""))
        if state.mixed_entry and START in (move.p, state.action.p) and move.p != state.action.p:
            found.append("pair: one enters" + (" first" if state.action.p == START else " second"))
    elif y and move.n == x + y:
        found.append("total: a marker enters" if move.p == START else "total: on the board")
    elif y:
        found.append("pair or one factor: the larger" if move.n == x else "pair or one factor: the smaller")
    if move.gate is not None:
        found.append(f"gate {move.gate}: tried from {'Start' if move.p == START else 'itself' if move.p[0] == move.gate else 'before'}")
        if move.bump is not None:
            found.append("gate: with a bump")
        if move.declared:
            found.append("gate: with a declared factor")
        if y == 0:
            found.append("gate: with a 0 in the tile")
    elif any(place[0] in state.board.gates for n in range(1, move.n) for place in state.board.after(seat, move.p, n)):
        found.append("gate: passed by")
    if "r" in word(move.p) or "r" in word(move.q):
        places = ["r" if "r" in word(place) else "elsewhere" for place in (move.p, move.q)]
        found.append("sunwise: from {} to {}".format(*places))
    if move.p == (7, "r"):
        found.append("sunwise: from 7 to 24 only")
    if move.bump is None and any(state.count_on(other, move.q[0]) for other in state.opponents(seat)):
        found.append("an opponent is left in peace")
    if move.q[0] in state.board.ends and move.q[0] != state.board.ends[seat]:
        found.append("lands on another seat's End" + (", with a bump" if move.bump is not None else ""))
    return found


def of_the_most_advanced(state, why):
    seat = state.turn
    markers = [marker for marker, place in enumerate(state.at[seat]) if on_board(place)]
    best = state.at[seat][state.most_advanced(seat)]
    fewest = state.board.steps_home(seat, best)
    level = {state.at[seat][m] for m in markers if state.board.steps_home(seat, state.at[seat][m]) == fewest}
    found = [f"{why}: the most advanced goes back"]
    if len(level) > 1:
        found.append("most advanced: by " + ("position" if any(place[0] != best[0] for place in level) else "heading"))
    if any(place[0] > best[0] for place in (state.at[seat][m] for m in markers)):
        found.append("most advanced: not the highest position")
    if best[1] == "r":
        found.append("most advanced: one that heads sunwise")
    return found


def of_coming_home(state, marker):
    place, end = state.at[state.turn][marker], state.board.ends[state.turn]
    found = ["6-6: home from " + ("Start" if place == START else "sunwise" if place[1] == "r" else "the board")]
    if end not in state.tested:
        found.append("6-6: home before the test of End" + (", which shows a blank" if state.value(end) == 0 else ""))
    return found


def of_an_exchange(state):
    seat, (_, p, q, other) = state.turn, state.action
    found = ["exchange, " + ("turned" if state.turned else "known") + (": from Start" if p == START else ": on the board")]
    if p != START and p[1] == "r":
        found.append("exchange: the other gets a sunwise heading")
    if q[1] == "r":
        found.append("exchange: the attacker gets a sunwise heading")
    if p != START and p[0] in (state.board.ends):
        found.append("exchange: the other comes to an End that is not its own")
    if q[0] in state.board.ends:
        found.append("exchange: the attacker comes to an End that is not its own")
    if state.count_on(seat, q[0]):
        found.append("exchange: a marker of the attacker's stands there too")
    if p != START and state.count_on(other, p[0]):
        found.append("exchange: a marker of the other's stands at p too")
    return found


def of_going_out(state, how):
    """Before it is counted."""
    seat = state.turn
    left = sum(bool(state.markers(other)) for other in range(state.seats))
    found = [f"a seat goes out by {how}, {left} are left" + (", with partners" if state.partners else "")]
    if how == "a move" and state.drawn[0] == state.drawn[1]:
        found.append("a seat goes out by a double and draws no more")
    there = [state.at[other][marker] for other in state.opponents(seat) for marker in state.markers(other)]
    if START in there and any(map(on_board, there)):
        found.append("points for markers on the board and at Start")
    if state.partners and state.markers((seat + 2) % 4):
        found.append("no points for the partner's markers")
    return found
