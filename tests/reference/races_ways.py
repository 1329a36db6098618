"""Ways of playing the domino races that bring up their rare rules."""

from races_board import START, on_board, tile_of


def options(rng):
    chosen = {}
    if rng.random() < 0.7:
        chosen["target"] = rng.choice([0, 1, 3, 7, 11, 20, 99])
    if rng.random() < 0.7:
        chosen["mixed_entry"] = rng.random() < 0.7
    if rng.random() < 0.6:
        chosen["partners"] = rng.random() < 0.7
    if rng.random() < 0.3:
        chosen["ply_limit"] = rng.choice([rng.randint(1, 15), rng.randint(5, 300), 100000])
    return chosen


def fit(chosen, seats):
    """Partners need four seats; that there are none may be said with any number."""
    return {**chosen, "partners": chosen["partners"] and seats == 4} if "partners" in chosen else chosen


WRONG_OPTIONS = [
    {"target": -1}, {"target": 100}, {"target": "7"}, {"target": 1.5}, {"target": True}, {"mixed_entry": 1}, {"mixed_entry": "true"},
    {"partners": "true"}, {"partners": 0},
]
LENGTH = 400  # nodes after which a game is left


def wrong_tokens(rng, state):
    p, q, n, seat = rng.randint(1, state.board.positions), rng.randint(0, 47), rng.randint(0, 12), rng.randint(0, 4)
    gate = rng.choice([5, 13, 23, 26, 29])
    some = [
        f"{n}:{p}-{q}", f"{n}:s-{n}", f"{n}:s-{n}x{seat}", f"{n}:{p}-{q}x{seat}", f"{n}:{p}-{q}~{gate}", f"{n}:{p}-{q}~{gate}/{n // 2}",
        f"swap:{p}-{q}x{seat}", f"swap:s-{q}x{seat}", f"home:{p}", "home:s", f"home:{p}r", "pass", "swap", f"{n}:{p}r-{q}r", f"{n}:s-s",
        f"{n}:{p}-{q}x{seat}~{gate}", f"{n}:s-{n}r",
    ]
    return rng.sample(some, 5)


def wrong_outcomes(rng):
    return rng.sample(["0-7", "7-0", "12", "06", "77", "00-", "0-", "1-1-1", "pass", "666", "6_6", "home:s", "5-55", "-1"], 4)


# Goals: the larger the number, the better for what the way of playing wants to see. All seats work for it.


def all_places(state):
    return [at for places in state.at for at in places]


def noted(state, *words):
    return sum(any(word in note for word in words) for note in state.notes)


def to_go(state, seat):
    """Steps that the seat's markers have still to go, all together."""
    return sum(state.board.steps_home(seat, state.at[seat][marker]) for marker in state.markers(seat))


def hurry(state):
    """All come home soon."""
    return -sum(to_go(state, seat) for seat in range(state.seats)) + 300 * sum(state.points) + 500 * bool(state.end)


def one_hurries(state):
    """Seat 0 and its partner come home, the others stay behind."""
    far = [to_go(state, seat) for seat in range(state.seats)]
    mine = sum(far[seat] for seat in range(state.seats) if state.side(seat) == 0)
    return -3 * mine + sum(far) / 4 + 300 * sum(state.points)


def last_one_hurries(state):
    """The last seat comes home first."""
    return -to_go(state, state.seats - 1) + 300 * sum(state.points)


def level(state):
    """All come home together, so that points are few and several sides have the same."""
    second, first = sorted(state.points)[-2:]
    return 200 * (second == first > 0) - 100 * (first - second) - 3 * max(to_go(state, seat) for seat in range(state.seats))


def bumps(state):
    return 20 * noted(state, "bump") + shared(state)


def shared(state):
    """Single markers of different seats on one position."""
    found = 0
    for position in {at[0] for at in all_places(state) if on_board(at)}:
        found += sum(state.count_on(seat, position) == 1 for seat in range(state.seats)) ** 2
    return found


def piles(state):
    """Several markers of a seat on one position, those of others beside them."""
    positions = {at[0] for at in all_places(state) if on_board(at)}
    return shared(state) + sum(state.count_on(seat, position) ** 2 for position in positions for seat in range(state.seats))


def blanks(state):
    """Face-up blanks, with markers on them and before them."""
    found = 0
    for tile, values in state.face_up.items():
        for position in (2 * tile - 1, 2 * tile):
            if state.value(position) == 0:
                found += 3 + 3 * sum(state.count_on(seat, position) for seat in range(state.seats))
    return found + 10 * noted(state, "blank") + shared(state) / 4


def gates(state):
    """Markers before gates that nobody has tried yet, or whose value is in the middle."""
    found = 0
    for gate in state.board.gates:
        near = [
            (seat, at)
            for seat in range(state.seats)
            for at in state.at[seat]
            if on_board(at) and any(ahead[0] == gate for d in range(6) for ahead in state.board.after(seat, at, d))
        ]
        found += len(near) * (4 if state.value(gate) is None else 2 if state.value(gate) < 5 else 0)
    return found + 20 * noted(state, "gate")


def gates_fail(state):
    """High values on gates."""
    return 5 * gates(state) / 4 + 40 * noted(state, "fails") + sum(state.value(gate) or 0 for gate in state.board.gates)


def ends(state):
    """Markers just before End, and no test yet."""
    near = [seat for seat in range(state.seats) for at in state.at[seat] if on_board(at) and state.board.steps_home(seat, at) < 7]
    untested = len(set(state.board.ends[: state.seats])) - len(state.tested)
    return 3 * len(near) + 10 * untested + 30 * noted(state, "End") - 10 * bool(state.end)


def ends_known(state):
    """End's tile face up before its test."""
    known = [end for end in set(state.board.ends[: state.seats]) if end not in state.tested and state.value(end) is not None]
    beside = [at for at in all_places(state) if on_board(at) and tile_of(at[0]) in [tile_of(end) for end in state.board.ends]]
    return 40 * len(known) + ends(state) + 8 * len(beside) + 15 * any(state.value(end) == 0 for end in known)


def exchanges(state):
    out = sum(map(on_board, all_places(state)))
    return 15 * (state.stage == "exchange") + 40 * noted(state, "exchange") + out


def exchange_fails(state):
    return exchanges(state) + 60 * noted(state, "exchange fails", "most advanced") - len(state.face_up)


def doubles(state):
    return 20 * state.doubles + 60 * noted(state, "third") + sum(map(on_board, all_places(state))) / 3


def third_at_start(state):
    """A third double with nobody on the board."""
    return 20 * state.doubles + 60 * noted(state, "third") - 5 * sum(on_board(at) for at in state.at[state.turn])


def sixes(state):
    return 20 * (state.stage == "second") + 30 * (state.stage == "home") + 20 * noted(state, "6-6")


def sixes_at_last(state):
    """The last marker of a seat waits for a 6-6."""
    return sixes(state) + 20 * sum(len(state.markers(seat)) == 1 for seat in range(state.seats)) + hurry(state) / 100


def sunwise(state):
    heading = [at for at in all_places(state) if on_board(at) and at[1] == "r"]
    east = [at for at in all_places(state) if on_board(at) and at[0] in (27, 28, 29)]
    return 10 * len(heading) + 4 * len(east) + 10 * noted(state, "sunwise") + 5 * any(at[0] == 7 for at in heading)


def both_headings(state):
    """Markers of both headings on one position."""
    sunwise_there = {at[0] for at in all_places(state) if on_board(at) and at[1] == "r"}
    meeting = [at for at in all_places(state) if on_board(at) and at[1] == "" and at[0] in sunwise_there]
    waiting = [at for at in all_places(state) if on_board(at) and at[1] == "" and 7 <= at[0] <= 13]
    return 20 * len(meeting) + sunwise(state) + 2 * len(waiting) + 30 * noted(state, "heading")


def waiting(state):
    """Markers at Start, and a few on the board: entries of all kinds."""
    at_start = sum(at == START for at in all_places(state))
    return 10 * noted(state, "enters", "Start") - abs(at_start - sum(map(on_board, all_places(state))))


def last_steps(state):
    """Markers so near to End that tiles cannot be played whole, none home."""
    home = sum(len(places) for places in state.at) - sum(len(state.markers(seat)) for seat in range(state.seats))
    near = [seat for seat in range(state.seats) for at in state.at[seat] if on_board(at) and state.board.steps_home(seat, at) < 5]
    return 5 * len(near) - 3 * home - hurry(state) / -200 + 10 * noted(state, "factor", "no pair")


def long_hand(state):
    """Nobody comes home: the stock runs out."""
    return sum(to_go(state, seat) for seat in range(state.seats)) - state.stock.total()


GOALS = [
    hurry, one_hurries, last_one_hurries, level, bumps, piles, blanks, gates, gates_fail, ends, ends_known, exchanges, exchange_fails,
    doubles, third_at_start, sixes, sixes_at_last, waiting, last_steps, long_hand,
]
