"""The rules of Sigily, sentence by sentence, slow and plain: a second opinion to hold the engine against."""

from fractions import Fraction
from itertools import combinations

from sigily_board import (
    DEEP, GATES, RING, STARTS, TO_MOVE, State, coins_of, fairy_ground, goes_back, in_deep, territory_of, to_jackpot,
)
from sigily_moves import move, moves
from sigily_spells import SPELLS, cast, spell_after, spells_before

GAME = "sigily"
SEATS = [2, 3, 4]
OPTIONS = {
    "chariots": [3, 4], "partners": [True], "start": list(STARTS) + ["territorial"] * 4, "home": [True, True, True, False],
    "questions": [0, 12, 13, 14, 15, 16], "knowledge": [0, 0.25, 0.5, 0.75, 1], "stacks": [True, True, False],
    "spells": ["all"] * 90 + ["none"] * 25 + ["+".join(some) for size in range(1, 8) for some in combinations(SPELLS, size)][::3],
}
WRONG_OPTIONS = [
    {"chariots": 2}, {"chariots": 5}, {"chariots": "3"}, {"start": "easter"}, {"start": 0}, {"home": 1}, {"questions": 1},
    {"questions": 11}, {"questions": 17}, {"questions": -1}, {"knowledge": 1.5}, {"knowledge": -0.1}, {"knowledge": "1"},
    {"stacks": "true"}, {"spells": ""}, {"spells": "curse+curse"}, {"spells": "curse+"}, {"spells": "all+curse"},
    {"spells": "none+curse"}, {"spells": "hex"}, {"partners": "true"},
]
LENGTH = 700
RULES = 138


def fit(options, seats):
    """Partners need four seats."""
    return {**options, "partners": options["partners"] and seats == 4} if "partners" in options else options


def start(options, seats):
    full = {
        "chariots": {2: 4, 3: 3, 4: 4}[seats], "partners": False, "start": "samhain", "home": False, "questions": 0,
        "knowledge": 0.5, "stacks": False, "spells": "none", "ply_limit": 10000,
    }
    full.update(options)
    words = full["spells"]
    full["spells"] = set(SPELLS) if words == "all" else set() if words == "none" else set(words.split("+"))
    state = State(full, seats)
    state.todo = [(begin_turn, 0)]
    go_on(state)
    return state


def go_on(state):
    while state.asked is None and state.end is None:
        step, *arguments = state.todo.pop()
        step(state, *arguments)


# The turn


def begin_turn(state, seat):
    state.todo = []
    state.turn = seat
    state.stood = {chariot: sigil for sigil, stack in state.stacks.items() for chariot in stack.chariots}
    state.entry_failed = False
    state.throw_due = True
    state.free_throws = 0
    state.moves_done = 0
    state.free_turn_cast = False
    state.declared = None
    state.throw = None
    # Each time the order comes to a seat is a turn for winds and freezes, also if it is lost or passed over.
    winds = []
    for kind, caster, turns in state.winds:
        turns -= caster == seat
        if turns:
            winds.append((kind, caster, turns))
        else:
            state.note(f"a wind of {kind} is over")
    state.winds = winds
    following = (begin_turn, (seat + 1) % state.seats)
    if state.freeze_coming[seat]:
        state.freeze_coming[seat] = False
        state.lost_in_a_row[seat] += 1
        state.note("a turn is lost" + (", the second in a row" if state.lost_in_a_row[seat] == 2 else ""))
        if state.all_home(seat):
            state.note("a turn of a finished seat is lost")
        state.todo.append(following)
        return
    if state.lost_in_a_row[seat] == 2:
        state.note("a turn ends two lost ones")
    state.lost_in_a_row[seat] = 0
    spells = spells_before(state, seat)
    if state.all_home(seat) and not spells:
        state.note("a finished seat is passed over")
        state.todo.append(following)
        return
    state.todo += [following, (spell_after,), (throws,), (darts,)]
    if spells:
        if state.all_home(seat):
            state.note("a finished seat may cast")
        state.decide(seat, ["nospell"] + spells, cast)


# 2


def darts(state):
    for sigil in reversed([sigil for sigil in state.own(state.turn) if in_deep(sigil)]):
        state.todo.append((dart, sigil))


def dart(state, sigil):
    state.draw(TO_MOVE, dart_thrown, sigil)


def dart_thrown(state, token, sigil):
    if token != "1":
        return
    stack = state.stacks.pop(sigil)
    state.note("a dart strikes" + (", with coins" if stack.coins else ""))
    coins, stack.coins = stack.coins, 0
    to_jackpot(state, coins)
    goes_back(state, stack)


# 3


def nothing_to_move(state, seat):
    return not state.hand[seat] and not state.own(seat)


def throws(state):
    """The first throw, and each free one that the move before brought."""
    if state.throw_due:
        state.throw_due = False
        state.todo += [(throws,), (declare,)]


def declare(state):
    seat = state.turn
    state.declared = None
    state.throw = None
    if nothing_to_move(state, seat):
        state.note("a seat with nothing to move does not throw" + (", all are home" if state.all_home(seat) else ""))
        return
    tokens = ["throw"]
    for g in GATES:
        stack = state.stacks.get(g)
        if stack is None or stack.top() != seat:
            continue
        if not all(state.stood.get(chariot) == g for chariot in stack.chariots):
            state.note("no entry, a chariot came to the gate in this turn")
        elif any((chariot, g) in state.barred for chariot in stack.chariots):
            state.note("no entry, a chariot is barred")
            if (stack.chariots[0], g) not in state.barred:
                state.note("no entry, a chariot below the top is barred")
        elif state.entry_failed:
            state.note("no entry, one has failed")
        else:
            tokens.append(f"enter:{g}")
    if state.options["home"]:
        for p in state.own(seat):
            if not in_deep(p) and territory_of(p) == seat and state.stacks[p].coins >= 1:
                if state.blowing("speed"):
                    state.note("no back while a wind of speed blows")
                else:
                    tokens.append(f"back:{p}")
    if len(tokens) == 1:
        state.todo.append((throw,))
    else:
        state.decide(seat, tokens, declared)


def declared(state, token):
    name, _, where = token.partition(":")
    if name == "enter":
        state.declared = ("enter", int(where))
        if state.moves_done:
            state.note("enter with a free throw")
    elif name == "back":
        state.declared = ("back", int(where))
        state.stacks[int(where)].coins -= 1
        to_jackpot(state, 1)
    state.todo.append((throw,))


# 4


def throw(state):
    state.draw(TO_MOVE, thrown)


def thrown(state, token):
    if state.declared and state.declared[0] == "enter":
        gate = state.declared[1]
        if token in ("1", "2"):
            state.note("an entry succeeds")
            state.draw(TO_MOVE, thrown_to_move)
        else:
            state.note("an entry fails")
            state.entry_failed = True
            state.declared = ("failed", gate)
            state.draw(TO_MOVE, thrown_to_move)
        return
    thrown_to_move(state, token)


def thrown_to_move(state, token):
    state.throw = int(token)
    state.decide(state.turn, moves(state), move)


# The run of the game


def node(state):
    if state.end:
        return ("terminal", [])
    if state.asked[0] == "chance":
        return ("chance", [])
    return ("decision", [state.asked[1]])


def actions(state, seat):
    return state.asked[2]


def outcomes(state):
    return state.asked[2]


def apply(state, seat, token):
    after = state.copy()
    kind, _, _, then, arguments = state.asked
    after.asked = None
    if kind == "decision":
        after.ply += 1
    then(after, token, *arguments)
    go_on(after)
    if kind == "decision" and after.end is None and after.ply >= after.options["ply_limit"]:
        after.note("ply limit" + (" in a fight" if after.mover else ""))
        if after.mover and fairy_ground(after.mover[1]):
            after.note("ply limit in a fight on fairy ground")
        after.end = "ply_limit"
        after.asked = None
    elif after.end == "home" and after.ply == after.options["ply_limit"]:
        after.note("the ply limit is reached, but all are home")
    return after


def race_winners(state):
    """The first seat to have all home; a pair with the seat that finished last first."""
    if not state.options["partners"]:
        return [state.finished[0]]
    pair = next([one, other] for one, other in ((0, 2), (1, 3)) if state.all_home(one) and state.all_home(other))
    return sorted(pair, key=lambda seat: -state.finished.index(seat))


def race_winner(state):
    """The first of them; None as long as no side has all home."""
    sides = [(0, 2), (1, 3)] if state.options["partners"] else [(seat,) for seat in range(state.seats)]
    return race_winners(state)[0] if any(all(map(state.all_home, side)) for side in sides) else None


def returns(state):
    coins = coins_of(state)
    if state.end == "home":
        lying = sum(state.lying.values())
        winners = race_winners(state)
        for coin in range(lying - lying // 3):
            coins[winners[coin % len(winners)]] += 1
        others = [(winners[0] + further) % state.seats for further in range(1, state.seats)]
        others = [seat for seat in others if seat not in winners]
        for coin in range(lying // 3):
            coins[others[coin % len(others)]] += 1
    if state.options["partners"]:
        coins = [Fraction(coins[seat] + coins[(seat + 2) % 4], 2) for seat in range(4)]
    mean = Fraction(sum(coins)) / state.seats
    return [float(each - mean) for each in coins]


VIEW_KEYS = ["turn", "starts", "lying", "stacks", "teams", "treasure", "cursed", "speed", "sloth", "frozen", "lost", "cards", "race_winner"]


def view(state, viewer):
    """What lies on the table, without how a turn stands."""
    chariots = [[(seat, number) for number in range(state.options["chariots"])] for seat in range(state.seats)]
    return {
        "turn": None if state.end else state.turn,
        "starts": [state.start_of(seat) for seat in range(state.seats)],
        "lying": [state.lying[sigil] for sigil in RING + DEEP],
        "stacks": [view_of_stack(sigil, state.stacks[sigil]) for sigil in RING + DEEP if sigil in state.stacks],
        "teams": [[view_of_chariot(state, chariot) for chariot in team] for team in chariots],
        "treasure": state.home_coins,
        "cursed": sorted(state.curses),
        "speed": [[turns for kind, caster, turns in state.winds if (kind, caster) == ("speed", seat)] for seat in range(state.seats)],
        "sloth": [[turns for kind, caster, turns in state.winds if (kind, caster) == ("sloth", seat)] for seat in range(state.seats)],
        "frozen": state.freeze_coming,
        "lost": state.lost_in_a_row,
        "cards": state.cards,
        "race_winner": race_winner(state),
    }


def view_of_stack(sigil, stack):
    return {
        "at": str(sigil), "chariots": [list(chariot) for chariot in stack.chariots], "coins": stack.coins,
        "progress": stack.progress, "start": stack.origin, "entry": stack.entry, "stone_skin": stack.skin,
    }


def view_of_chariot(state, chariot):
    seat, number = chariot
    on_board = any(chariot in stack.chariots for stack in list(state.stacks.values()) + ([state.mover[0]] if state.mover else []))
    where = "hand" if number in state.hand[seat] else "board" if on_board else "home"
    return {"where": where, "barred": [gate for gate in GATES if (chariot, gate) in state.barred]}
