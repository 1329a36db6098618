"""The turns of the domino races, sentence by sentence, slow and plain: a second opinion to hold the engine against."""

from fractions import Fraction

import races_notes
from races_board import HOME, START, on_board, tile_of, word
from races_moves import Swap, first_moves, homes, pairs, second_moves, swaps, token
from races_state import SET, STOCK, State

OPTIONS = {"target": [0, 1, 3, 7, 11, 20, 99], "mixed_entry": [True, True, False], "partners": [True, True, False]}
WRONG_OPTIONS = [
    {"target": -1}, {"target": 100}, {"target": "7"}, {"target": 1.5}, {"target": True}, {"mixed_entry": 1}, {"mixed_entry": "true"},
    {"partners": "true"}, {"partners": 0},
]
LENGTH = 400


def fit(options, seats):
    """Partners need four seats."""
    return {**options, "partners": options["partners"] and seats == 4} if "partners" in options else options


def start(game, options, seats):
    return State(game, options, seats)


def node(state):
    if state.end:
        return "terminal", []
    return ("decision", [state.turn]) if state.stage in ("play", "exchange", "home") else ("chance", [])


def outcomes(state):
    if state.stage == "turn":
        return values_of_a_tile(state)
    left = state.stock if state.stock.total() else STOCK
    return {tile: Fraction(count, left.total()) for tile, count in left.items() if count}


def values_of_a_tile(state):
    """Each tile not seen in this hand is equally likely, and each way round."""
    seen = [(max(values), min(values)) for values in state.face_up.values()]
    unseen = [tile for tile in SET if tile not in seen]
    found = {}
    for x, y in unseen:
        for a, b in {(x, y), (y, x)}:
            found[f"{a}-{b}"] = Fraction(1, len(unseen)) / (1 if x == y else 2)
    return found


def choices(state):
    """What the seat may choose: tokens -> what they stand for, with the first of markers that stand together."""
    if state.stage == "home":
        return homes(state, state.turn)
    if state.stage == "exchange":
        return {"pass": None, **{token(swap): swap for swap in reversed(swaps(state, state.turn))}}
    return {token(move): move for move in reversed(state.legal)}


def actions(state, seat):
    return sorted(choices(state))


def notes(state):
    return state.notes + races_notes.of_a_choice(state)


def apply(state, seat, word):
    after = state.copy()
    if after.stage == "draw":
        draw(after, word)
    elif after.stage == "second":
        draw_second(after, word)
    elif after.stage == "turn":
        turn_up(after, word)
    else:
        after.ply += 1
        choose(after, word, choices(state)[word])
        if after.ply >= after.limit:
            end_by_limit(after, state)
    return after


def end_by_limit(state, before):
    """An ending by the rules comes first."""
    if state.end:
        state.notes.append("the ply limit is reached, but the game is over")
        return
    what = f"a turn for the {state.todo[0][0]}" if state.stage == "turn" else state.stage
    state.notes.append("ply limit between hands" if state.hand > before.hand else f"ply limit before {what}")
    if any(state.points):
        state.notes.append("ply limit, with points" + (" and a target" if state.target else ""))
    state.end = "ply_limit"


# Draws from the stock


def take(state, word):
    if not state.stock.total():
        when = "for a second tile" if state.stage == "second" else "within a turn" if state.doubles else "between turns"
        state.notes.append(f"draw: the stock is shuffled {when}")
        state.stock = STOCK.copy()
    state.stock[word] -= 1
    return int(word[0]), int(word[1])


def draw(state, word):
    x, y = take(state, word)
    if x == y:
        state.doubles += 1
    if state.doubles == 3:
        state.notes.append("third double" + (f": {word}" if word in ("00", "66") else ""))
        send_back_most_advanced(state, "third double")
        next_seat(state)
    elif word == "00":
        state.wait_for("exchange")
    elif word == "66":
        state.wait_for("second")
    else:
        state.drawn = (x, y)
        state.legal = first_moves(state, state.turn, x, y)
        if state.legal:
            state.wait_for("play")
        else:
            state.notes += races_notes.of_a_tile(state)
            state.notes.append("a tile is passed" + (", a double" if x == y else ""))
            tile_is_done(state)


def draw_second(state, word):
    x, y = take(state, word)
    if x == y:
        state.notes.append(f"6-6: the second tile is {'0-0' if x == 0 else 'a double'}")
    if x + y >= 7:
        state.wait_for("home")
    else:
        state.notes.append("6-6: fewer than 7")
        draw_again(state)


def send_back_most_advanced(state, why):
    marker = state.most_advanced(state.turn)
    if marker is None:
        state.notes.append(f"{why}: none on the board")
        return
    state.notes += races_notes.of_the_most_advanced(state, why)
    state.at[state.turn][marker] = START


def draw_again(state):
    state.drawn = None
    state.clear_step()
    state.wait_for("draw")


def tile_is_done(state):
    x, y = state.drawn
    if x == y:
        draw_again(state)
    else:
        next_seat(state)


# What a seat chooses


def choose(state, word, action):
    seat = state.turn
    if state.stage == "home":
        state.notes += races_notes.of_coming_home(state, action)
        state.at[seat][action] = HOME
        if state.markers(seat):
            draw_again(state)
        else:
            goes_out(state, "6-6")
    elif word == "pass":
        state.notes.append("exchange: passed" + (" although one is possible" if swaps(state, seat) else ""))
        draw_again(state)
    elif isinstance(action, Swap):
        state.action = action
        state.todo = [("swap", action.q[0])]
        carry_out(state)
    else:
        state.notes += races_notes.of_a_move(state, action)
        state.follow = None if state.follow else other_half(state, action)
        state.action = action
        state.turned = []
        state.todo = steps_of(state, action)
        carry_out(state)


def other_half(state, move):
    """After the first half of a pair: the other factor and the markers that may play it."""
    x, y = state.drawn
    markers = [other for one, f, other, _ in pairs(state, state.turn, x, y) if (one, f) == (move.marker, move.n)]
    return (x + y - move.n, sorted(set(markers))) if markers else None


def steps_of(state, move):
    """What a move brings about, in its order, each with the position whose value decides it, or None."""
    steps = []
    if move.gate is not None:
        steps.append(("gate", move.gate))
    if move.bump is not None:
        steps.append(("bump", move.q[0]))
    if move.q[0] != state.board.ends[state.turn]:
        steps.append(("land", None))
    elif move.q[0] in state.tested:
        steps.append(("home", None))
    else:
        steps.append(("end", move.q[0]))
    return steps


# Carrying out a move or an exchange


def carry_out(state):
    """Goes on until a tile must be turned or all is done."""
    while state.todo:
        step, position = state.todo[0]
        if position is not None and state.value(position) is None:
            state.wait_for("turn")
            return
        state.todo.pop(0)
        STEPS[step](state, position)
    if isinstance(state.action, Swap):
        draw_again(state)
    elif not state.markers(state.turn):
        goes_out(state, "a move")
    elif state.follow:
        state.legal = second_moves(state, state.turn, state.follow)
        if state.legal:
            state.wait_for("play")
        else:
            state.notes.append("pair: the second factor is lost")
            tile_is_done(state)
    else:
        tile_is_done(state)


def turn_up(state, word):
    tile = tile_of(state.todo[0][1])
    state.face_up[tile] = int(word[0]), int(word[2])
    state.turned.append((tile, state.todo[0][0]))
    carry_out(state)


def how_known(state, position):
    """For the notes: since when the value has been known."""
    by = dict(state.turned).get(tile_of(position))
    return "known" if by is None else f"turned by the {by}"


def fails(state):
    """The mover's marker goes to Start, and nothing else happens."""
    state.at[state.turn][state.action.marker] = START
    state.todo = []


def try_gate(state, gate):
    opens = state.action.f > state.value(gate)
    state.notes.append(f"gate {gate}, {how_known(state, gate)}: {'opens' if opens else 'fails'}")
    if not opens:
        if state.action.bump is not None:
            state.notes.append("gate fails, and no bump takes place")
        if ("end", state.action.q[0]) in state.todo:
            state.notes.append("gate fails, and End keeps its test")
        fails(state)


def land(state, _):
    state.at[state.turn][state.action.marker] = state.action.q


def bump(state, position):
    blank = state.value(position) == 0
    state.notes.append(f"bump, {how_known(state, position)}: {'a blank' if blank else 'done'}")
    if blank:
        fails(state)
        return
    other = state.action.bump
    for marker, place in enumerate(state.at[other]):
        if on_board(place) and place[0] == position:
            if place[1] != state.action.q[1]:
                state.notes.append("bump: a marker of the other heading")
            state.at[other][marker] = START


def test_end(state, position):
    state.tested.append(position)
    blank = state.value(position) == 0
    state.notes.append(f"End, {how_known(state, position)}: {'a blank' if blank else 'home'}")
    if blank:
        fails(state)
    else:
        state.at[state.turn][state.action.marker] = HOME


def come_home(state, _):
    known = state.value(state.action.q[0])
    state.notes.append("End, after its test" + (": home although it is blank" if known == 0 else ""))
    state.at[state.turn][state.action.marker] = HOME


def exchange(state, position):
    seat, (mine, p, q, other) = state.turn, state.action
    if state.value(position) == 0:
        state.notes.append("exchange fails")
        send_back_most_advanced(state, "exchange fails")
        return
    state.notes += races_notes.of_an_exchange(state)
    theirs = state.at[other].index(q)
    state.at[seat][mine], state.at[other][theirs] = q, p


STEPS = {"gate": try_gate, "land": land, "bump": bump, "end": test_end, "home": come_home, "swap": exchange}


# The ends of turns, hands and games


def next_seat(state):
    seat = (state.turn + 1) % state.seats
    while not state.markers(seat):
        state.notes.append("a seat that is out is passed over")
        seat = (seat + 1) % state.seats
    state.begin_turn(seat)


def goes_out(state, how):
    """The last marker of a seat has come home: 1 for every opponent's marker on the board, 2 for every one at Start."""
    seat = state.turn
    state.notes += races_notes.of_going_out(state, how)
    for other in state.opponents(seat):
        for marker in state.markers(other):
            state.points[state.side(seat)] += 2 if state.at[other][marker] == START else 1
    left = [other for other in range(state.seats) if state.markers(other)]
    if state.partners:
        over = all(state.side(other) != state.side(seat) for other in left)
        last = 1 - state.side(seat)  # the lowest-numbered seat of the losing pair
    else:
        over = len(left) == 1
        last = left[0]
    if not over:
        next_seat(state)
    elif state.target == 0 or max(state.points) >= state.target:
        first = state.points.count(max(state.points))
        state.notes.append("the game is over" + (f" at the target, {first} first" if state.target else ""))
        if max(state.points) == state.target > 0:
            state.notes.append("the target is reached exactly")
        if state.partners:
            state.notes.append("the game is over, with partners" + ("" if state.target else ", after one hand"))
        state.end = "target" if state.target else "hand"
    else:
        state.notes.append(f"the next hand begins with seat {last}" + (", with partners" if state.partners else ""))
        if not state.markers(last):
            state.notes.append("the next hand begins with a seat that was out")
        state.begin_hand(last)


def returns(state):
    if state.target == 0:
        shares = [Fraction(state.points[state.side(seat)], 2 if state.partners else 1) for seat in range(state.seats)]
        mean = sum(shares) / state.seats
        return [float(share - mean) for share in shares]
    n, k = len(state.points), state.points.count(max(state.points))
    first, other = (Fraction(1, k) - Fraction(1, n)) * Fraction(n, n - 1), Fraction(-1, n - 1)
    return [float(first if state.points[state.side(seat)] == max(state.points) else other) for seat in range(state.seats)]


VIEW_KEYS = [
    "hand", "target", "partners", "mixed_entry", "turn", "doubles", "turning", "markers", "shown", "tested", "stock", "points", "end",
]


def view(state, viewer):
    """What lies on the table, without how a turn stands. Nobody has anything to hide."""
    points = [state.points[state.side(seat)] for seat in range(state.seats)]
    winners = [seat for seat in range(state.seats) if points[seat] == max(points)]
    return {
        "hand": state.hand,
        "target": state.target,
        "partners": state.partners,
        "mixed_entry": state.mixed_entry,
        "turn": None if state.end else state.turn,
        "doubles": 0 if state.end else state.doubles,
        "turning": state.todo[0][1] if state.stage == "turn" and not state.end else None,
        "markers": [[word(place) if on_board(place) else place for place in places] for places in state.at],
        "shown": [state.value(position) for position in range(1, state.board.positions + 1)],
        "tested": [state.board.ends[seat] in state.tested for seat in range(state.seats)],
        "stock": state.stock.total() or (STOCK.total() if state.stage in ("draw", "second") else 0),
        "points": points,
        "end": {"winners": winners, "why": state.end} if state.end else None,
    }
