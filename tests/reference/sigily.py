"""The rules of Sigily, sentence by sentence, slow and plain: a second opinion to hold the engine against."""

from fractions import Fraction

GAME = "sigily"
SEATS = [2, 3, 4]

STARTS = {"samhain": 0, "winter": 3, "oimelc": 6, "spring": 9, "beltane": 12, "summer": 15, "lughnasadh": 18, "autumn": 21}
TERRITORIAL = [12, 18, 0, 6]  # by seat: Connaught, Ulster, Leinster, Munster
TERRITORIES = [range(13, 18), range(19, 24), range(1, 6), range(7, 12)]
GATES = [0, 6, 12, 18]
SOLAR = [3, 9, 15, 21]
RING = list(range(24))
DEEP = ["0a", "0b", "6a", "6b", "12a", "12b", "18a", "18b", "c"]  # in the order of the darts
OVERFLOW = ["0b", "6b", "12b", "18b", "0a", "6a", "12a", "18a"]
SPELLS = ["curse", "fireball", "freeturn", "stoneskin", "remove", "speed", "sloth", "freeze"]
COST = {"curse": 2, "fireball": 2, "freeturn": 4, "stoneskin": 2, "remove": 2, "speed": 3, "sloth": 3, "freeze": 3}
PARDON = 5

TO_MOVE = {"1": Fraction(4, 16), "2": Fraction(6, 16), "3": Fraction(4, 16), "4": Fraction(1, 16), "5": Fraction(1, 16)}
TO_FIGHT = {
    token: Fraction(sixteenths, 16)
    for token, sixteenths in [
        ("1d", 1), ("1e", 1), ("1c", 1), ("1h", 1), ("2e", 1), ("2c", 2), ("2h", 3), ("3c", 1), ("3h", 3), ("4h", 1), ("5", 1),
    ]
}
ANIMALS = ["", "d", "e", "c", "h"]  # none, dog, deer, cow, horse


class Stack:
    """Chariots that move as one. A chariot is (seat, number)."""

    def __init__(self, chariots, progress, origin):
        self.chariots = chariots  # the top first
        self.progress = progress
        self.origin = origin  # the start that the progress is counted from
        self.entry = None  # in the deep, the gate by which it came in
        self.coins = 0
        self.skin = False

    def top(self):
        return self.chariots[0][0]

    def copy(self):
        twin = Stack(self.chariots, self.progress, self.origin)
        twin.entry, twin.coins, twin.skin = self.entry, self.coins, self.skin
        return twin


class State:
    """A position. Never changed once `apply` has returned it."""

    def __init__(self, options, seats):
        self.options, self.seats = options, seats
        self.hand = [list(range(options["chariots"])) for _ in range(seats)]  # numbers, sorted
        self.home = [0] * seats  # chariots
        self.home_coins = [0] * seats
        self.finished = []  # seats, in the order in which they had all home
        self.barred = set()  # (chariot, gate)
        self.stacks = {}  # sigil -> Stack
        self.mover = None  # (Stack, sigil) that has arrived and fights: not in `stacks`
        self.lying = {}  # sigil -> coins
        for sigil in RING:
            self.lying[sigil] = 2 if sigil in GATES or sigil in SOLAR else 1
        for sigil in DEEP:
            self.lying[sigil] = 4 if sigil == "c" else 2
        self.curses = frozenset()
        self.winds = []  # (kind, caster, how many more of the caster's turns begin before it is over)
        self.freeze_coming = [False] * seats
        self.lost_in_a_row = [0] * seats
        self.cards = options["questions"]
        self.ply = 0
        self.end = None  # "home" or "ply_limit"
        # the turn
        self.turn = 0
        self.stood = {}  # chariot -> the sigil where it stood when the turn began
        self.entry_failed = False
        self.free_throws = 0
        self.moves_done = 0
        self.free_turn_cast = False
        self.declared = None  # None, ("enter", g), ("failed", g) or ("back", p)
        self.throw = None
        # the run of the game: what is still to do, the next last; and what is asked
        self.todo = []
        self.asked = None  # ("decision", seat, tokens, then, arguments) or ("chance", None, outcomes, then, arguments)
        self.notes = []

    def copy(self):
        twin = State.__new__(State)
        twin.__dict__.update(self.__dict__)
        twin.hand = [list(numbers) for numbers in self.hand]
        twin.home, twin.home_coins, twin.finished = list(self.home), list(self.home_coins), list(self.finished)
        twin.barred = set(self.barred)
        twin.stacks = {sigil: stack.copy() for sigil, stack in self.stacks.items()}
        twin.mover = self.mover and (self.mover[0].copy(), self.mover[1])
        twin.lying = dict(self.lying)
        twin.winds = list(self.winds)
        twin.freeze_coming, twin.lost_in_a_row = list(self.freeze_coming), list(self.lost_in_a_row)
        twin.todo = list(self.todo)
        twin.notes = []
        return twin

    # Who is who

    def start_of(self, seat):
        return TERRITORIAL[seat] if self.options["start"] == "territorial" else STARTS[self.options["start"]]

    def friends(self, one, other):
        return one == other or (self.options["partners"] and one % 2 == other % 2)

    def all_home(self, seat):
        return self.home[seat] == self.options["chariots"]

    def own(self, seat):
        """The sigils with a stack whose top is the seat's, the ring first, then the deep in the order of the darts."""
        return [sigil for sigil in RING + DEEP if sigil in self.stacks and self.stacks[sigil].top() == seat]

    def blowing(self, kind):
        return [wind for wind in self.winds if wind[0] == kind]

    # Asking

    def note(self, text):
        self.notes.append(text)

    def decide(self, seat, tokens, then, *arguments):
        self.asked = ("decision", seat, sorted(tokens), then, arguments)

    def draw(self, outcomes, then, *arguments):
        self.asked = ("chance", None, outcomes, then, arguments)


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


# Places


def in_deep(sigil):
    return isinstance(sigil, str)


def gate_of(sigil):
    """The gate of an arm's sigil."""
    return int(sigil[:-1])


def fairy_ground(sigil):
    return in_deep(sigil) or sigil in GATES


def territory_of(sigil):
    """The seat whose territory the sigil lies in, or None; the seat need not be in the game."""
    for seat, sigils in enumerate(TERRITORIES):
        if sigil in sigils:
            return seat
    return None


def home_seat(state, sigil, one, other):
    """With `home`: which of two top seats has the sigil in its territory, or None."""
    if state.options["home"] and territory_of(sigil) in (one, other):
        return territory_of(sigil)
    return None


# Coins


def to_jackpot(state, coins):
    if coins == 0:
        return
    state.lying["c"] += coins
    state.note("coins come to the jackpot")
    first = 0 if state.options["start"] == "territorial" else STARTS[state.options["start"]]
    order = OVERFLOW + [(first + further) % 24 for further in range(24)]
    while state.lying["c"] > 7:
        empty = [sigil for sigil in order if state.lying[sigil] == 0]
        if not empty:
            state.note("jackpot: no empty sigil, the rest stays")
            return
        state.lying["c"] -= 1
        state.lying[empty[0]] += 1
        state.note("jackpot: a coin goes to the " + ("deep" if in_deep(empty[0]) else "ring"))
        if empty[0] in state.stacks:
            state.note("jackpot: a coin goes to where a stack stands")


def shares(stack):
    """Shared by seat as evenly as can be, the top's seat getting what is left over."""
    seats = {seat for seat, _ in stack.chariots}
    each, over = divmod(stack.coins, len(seats))
    return {seat: each + (over if seat == stack.top() else 0) for seat in seats}


def wealth(state, seat):
    """What a seat can pay with for a collective spell."""
    return state.home_coins[seat] + sum(state.stacks[sigil].coins for sigil in state.own(seat))


def pay_collectively(state, seat, price):
    left = price
    given = min(left, state.home_coins[seat])
    if given:
        state.note("pays from home")
    state.home_coins[seat] -= given
    left -= given
    payers = [state.stacks[sigil] for sigil in state.own(seat)]
    payers.sort(key=lambda stack: -stack.coins)  # stable: equal, the lower sigil first
    number = 0
    for stack in payers:
        given = min(left, stack.coins)
        stack.coins -= given
        left -= given
        number += given > 0
        if given and any(stack is state.stacks.get(sigil) for sigil in DEEP):
            state.note("pays from the deep")
    if number > 1:
        state.note("pays from several stacks")
    assert left == 0
    to_jackpot(state, price)


# What becomes of stacks


def to_hand(state, chariots):
    for seat, number in chariots:
        state.hand[seat] = sorted(state.hand[seat] + [number])


def goes_back(state, stack):
    """A stack, taken from its sigil in the deep, goes back to the gate by which it came in."""
    gate = stack.entry
    stack.entry = None
    for chariot in stack.chariots:
        state.barred.add((chariot, gate))
    there = state.stacks.get(gate)
    if there is None:
        state.stacks[gate] = stack
        state.note("goes back to an empty gate")
    elif not state.friends(there.top(), stack.top()):
        to_hand(state, stack.chariots)
        assert stack.coins == 0
        state.note("goes back to hand, the gate is an enemy's")
        if state.throw in (4, 5) and stack.top() == state.turn:
            state.note("a winner that goes back to hand has its free throw")
    else:
        there.chariots = there.chariots + stack.chariots
        there.coins += stack.coins
        there.skin = False
        state.note("goes back and fuses under friends" + (", of the partner" if there.top() != stack.top() else ""))


# The turn


def begin_turn(state, seat):
    state.todo = []
    state.turn = seat
    state.stood = {chariot: sigil for sigil, stack in state.stacks.items() for chariot in stack.chariots}
    state.entry_failed = False
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
    state.todo += [following, (spell_after,), (declare,), (darts,)]
    if spells:
        if state.all_home(seat):
            state.note("a finished seat may cast")
        state.decide(seat, ["nospell"] + spells, cast)


# 1 and 7


def specific_payers(state, seat, price):
    """The own stacks that can cast: not in the deep."""
    return [p for p in state.own(seat) if not in_deep(p) and state.stacks[p].coins >= price]


def curses_possible(state, seat):
    if "curse" not in state.options["spells"]:
        return []
    tokens = []
    for p in specific_payers(state, seat, COST["curse"]):
        if p in GATES:
            continue
        if any(territory_of(curse) == territory_of(p) for curse in state.curses):
            state.note("a curse lies in that territory")
            continue
        tokens.append(f"curse:{p}")
    return tokens


def spells_before(state, seat):
    allowed = state.options["spells"]
    tokens = curses_possible(state, seat)
    if "fireball" in allowed:
        for p in specific_payers(state, seat, COST["fireball"]):
            for away in (-2, -1, 1, 2):
                q = (p + away) % 24
                if q in state.stacks and not state.friends(state.stacks[q].top(), seat):
                    if state.stacks[q].skin:
                        state.note("a stone-skinned stack is no target")
                    else:
                        tokens.append(f"fireball:{p}-{q}")
    if "freeturn" in allowed:
        tokens += [f"freeturn:{p}" for p in specific_payers(state, seat, COST["freeturn"])]
    if "remove" in allowed and wealth(state, seat) >= COST["remove"]:
        tokens += [f"remove:{p}" for p in sorted(state.curses)]
    for wind in ("speed", "sloth"):
        if wind in allowed and wealth(state, seat) >= COST[wind]:
            tokens.append(wind)
    if "freeze" in allowed and wealth(state, seat) >= COST["freeze"]:
        for enemy in range(state.seats):
            if state.friends(seat, enemy):
                continue
            if state.freeze_coming[enemy]:
                state.note("no second freeze while one is coming")
            elif state.lost_in_a_row[enemy] >= 2:
                state.note("no freeze after two lost turns")
            else:
                tokens.append(f"freeze:{enemy}")
    return tokens


def spell_after(state):
    seat = state.turn
    tokens = curses_possible(state, seat)
    if "stoneskin" in state.options["spells"]:
        for p in specific_payers(state, seat, COST["stoneskin"]):
            if state.stacks[p].skin:
                state.note("no second stone skin")
            else:
                tokens.append(f"stoneskin:{p}")
    if tokens:
        state.decide(seat, ["nospell"] + tokens, cast_after)


def cast_after(state, token):
    if token.startswith("curse"):
        state.note("done: a curse after the move")
    cast(state, token)


def cast(state, token):
    seat = state.turn
    if token == "nospell":
        return
    name, _, target = token.partition(":")
    state.note(f"done: {name}")
    if state.all_home(seat):
        state.note(f"done: {name} by a finished seat")
    if name in ("curse", "fireball", "freeturn", "stoneskin"):
        p = int(target.split("-")[0])
        state.stacks[p].coins -= COST[name]
        to_jackpot(state, COST[name])
    else:
        pay_collectively(state, seat, COST[name])
    if name == "curse":
        state.curses |= {p}
    elif name == "fireball":
        if abs(p - int(target.split("-")[1])) > 2:
            state.note("done: fireball across 0")
        state.todo.append((burn, int(target.split("-")[1]), p))
    elif name == "freeturn":
        state.free_turn_cast = True
    elif name == "stoneskin":
        state.stacks[p].skin = True
    elif name == "remove":
        state.curses -= {int(target)}
    elif name in ("speed", "sloth"):
        if any(kind == name for kind, _, _ in state.winds):
            state.note(f"a second wind of {name}")
        state.winds.append((name, seat, 3))
    elif name == "freeze":
        if state.all_home(int(target)):
            state.note("done: freeze of a finished seat")
        if wealth(state, int(target)) >= PARDON:
            state.decide(int(target), ["pay", "freeze"], answer_freeze, int(target))
        else:
            state.freeze_coming[int(target)] = True


def answer_freeze(state, token, seat):
    state.note(f"a freeze is answered with {token}")
    if token == "pay":
        pay_collectively(state, seat, PARDON)
    else:
        state.freeze_coming[seat] = True


def burn(state, target, other):
    """The fireball is on its way to `target`; where it turns round it goes to `other`."""
    if state.stacks[target].skin:
        state.note("a fireball ends on a stone-skinned caster")
        return
    state.draw(TO_MOVE, burnt, target, other)


def burnt(state, token, target, other):
    if token in ("1", "2"):
        stack = state.stacks.pop(target)
        to_hand(state, stack.chariots)
        state.lying[target] += stack.coins
        state.note("a fireball kills " + ("its caster" if stack.top() == state.turn else "its target"))
        if stack.coins:
            state.note("a fireball leaves coins lying")
    elif token == "3":
        state.note("a fireball goes out")
    else:
        state.note("a fireball turns round")
        state.todo.append((burn, other, target))


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


def declare(state):
    """Also where a free throw goes back to."""
    seat = state.turn
    state.declared = None
    state.throw = None
    if nothing_to_move(state, seat):
        state.note("a seat with nothing to move does not throw" + (", all are home" if state.all_home(seat) else ""))
        return
    tokens = ["throw"]
    if not state.entry_failed:
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
            else:
                tokens.append(f"enter:{g}")
    elif any(g in state.stacks and state.stacks[g].top() == seat for g in GATES):
        state.note("no entry, one has failed")
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


# 5


def moves(state):
    seat, v = state.turn, state.throw
    if state.declared:
        kind, where = state.declared
        if kind == "enter" and v > 3:
            return [f"{where}>{arm}" for arm in GATES if arm != where]
        return [str(where)]
    tokens = ["in"] if state.hand[seat] else []
    for p in state.own(seat):
        if not in_deep(p) or v <= inwards(state, p):
            tokens.append(str(p))
        elif p == "c" or gate_of(p) == state.stacks[p].entry:
            tokens += [f"{p}>{arm}" for arm in GATES if arm != state.stacks[p].entry]
        else:
            tokens.append(p)
    return tokens


def inwards(state, p):
    """How many sigils the stack on p has still to go to c; 0 where it goes outwards or stands on c."""
    if p == "c" or gate_of(p) != state.stacks[p].entry:
        return 0
    return 2 if p[-1] == "a" else 1


def way_in(gate):
    return [f"{gate}a", f"{gate}b", "c"]


def way_out(arm):
    return [f"{arm}b", f"{arm}a"]


def move(state, token):
    seat, v = state.turn, state.throw
    state.moves_done += 1
    kind = state.declared[0] if state.declared else None
    if token == "in":
        stack = Stack([(seat, state.hand[seat].pop(0))], v, state.start_of(seat))
        state.todo.append((landing, stack, (stack.origin + v) % 24))
        return
    p, _, arm = token.partition(">")
    p = p if p in DEEP else int(p)
    stack = state.stacks[p]
    if in_deep(p) or kind == "enter":
        del state.stacks[p]
        stack.skin = False
        walk_in_the_deep(state, stack, p, v, arm)
        return
    # Along the ring.
    speed = len([caster for _, caster, _ in state.blowing("speed") if state.friends(caster, seat)])
    if kind == "back":
        sloth = len(state.blowing("sloth"))
        if sloth:
            state.note("done: back with winds of sloth")
        distance = -(v + sloth)
        if stack.progress + distance <= 0:
            state.note("done: back to 0 or below")
        if territory_of(p) != territory_of((p + distance) % 24):
            state.note("done: back out of the territory")
    else:
        sloth = len([caster for _, caster, _ in state.blowing("sloth") if not state.friends(caster, seat)])
        at_home = state.options["home"] and territory_of(p) == seat
        distance = max(0, v + at_home + speed - sloth)
        if speed:
            state.note("done: a move with winds of speed")
            if any(caster != seat for _, caster, _ in state.blowing("speed") if state.friends(caster, seat)):
                state.note("done: a move with the partner's wind of speed")
        if sloth:
            state.note("done: a move with winds of sloth")
        if v + at_home + speed - sloth < 0:
            state.note("done: a move that would be below 0")
        if at_home:
            state.note("done: a move in the own territory")
        if kind == "failed" and speed + sloth:
            state.note("done: after a failed entry with winds")
    if distance == 0:
        state.note("done: a move by 0")
        if v > 3:
            state.note("done: a move by 0 with a free throw")
        state.todo.append((free_throw, v > 3 and kind != "failed", False))
        return
    del state.stacks[p]
    stack.skin = False
    stack.progress += distance
    state.todo.append((landing, stack, (p + distance) % 24))


def walk_in_the_deep(state, stack, p, v, arm):
    out = int(arm) if arm else None  # the gate by which it will go out, where that is known
    if not in_deep(p):
        stack.entry = p
        path = way_in(p)
    elif p == "c":
        path = []
    elif gate_of(p) == stack.entry:
        path = way_in(stack.entry)[way_in(stack.entry).index(p) + 1:]
    else:
        out = gate_of(p)
        path = way_out(out)[way_out(out).index(p) + 1:]
    if arm:
        path = path + way_out(out)
    if out is not None:
        path = path + [(out + further) % 24 for further in range(24)]
    sigil = path[v - 1]
    if not in_deep(sigil):
        # The progress of the gate, and what it went on from there.
        gone = (out - stack.origin) % 24
        stack.progress = (gone if gone else 24) + (sigil - out) % 24
        stack.entry = None
        if sigil != out:
            state.note("done: goes out of the deep and on along the ring")
        if stack.progress >= 24:
            state.note("done: goes out of the deep and is home")
        state.note("done: goes out of the deep" + (" at the own start" if gone == 0 else ""))
    state.todo.append((landing, stack, sigil))


# 6


def landing(state, stack, sigil):
    if stack.progress >= 24:
        comes_home(state, stack)
        return
    if sigil in state.curses:
        state.note("6b: dies by a curse" + (", a stack stands there" if sigil in state.stacks else ""))
        to_hand(state, stack.chariots)
        to_jackpot(state, stack.coins)
        if state.throw > 3:
            state.note("6b: dies by a curse, and with it a free throw")
        if stack.progress == state.throw:
            state.note("6b: a chariot that came in dies by a curse")
        state.todo.append((free_throw, False, False))
        return
    there = state.stacks.get(sigil)
    if there is None:
        state.stacks[sigil] = stack
        state.todo.append((landed, sigil))
    elif state.friends(there.top(), stack.top()):
        fuse(state, stack, there, sigil)
        state.todo.append((landed, sigil))
    else:
        state.mover = (stack, sigil)
        attack(state)


def comes_home(state, stack):
    for seat, coins in shares(stack).items():
        state.home_coins[seat] += coins
    if len(shares(stack)) > 1:
        state.note("6a: shared between partners" + (", one left over" if stack.coins % 2 else ""))
    for seat, _ in stack.chariots:
        state.home[seat] += 1
    # The pair's last to finish stands last: where both do at once it makes no difference.
    for seat in range(state.seats):
        if state.all_home(seat) and seat not in state.finished:
            state.finished.append(seat)
    racing = [seat for seat in range(state.seats) if not state.all_home(seat)]
    if all(state.friends(one, other) for one in racing for other in racing):
        state.end = "home"
        state.note("the game ends, all home")
        if state.finished[0] not in (seat for seat, _ in stack.chariots):
            state.note("the game ends, the race winner was home before")
        if state.stacks:
            state.note("the game ends, stacks are left")
        return
    state.note("6a: home, and the game goes on")
    state.todo.append((free_throw, state.throw > 3 and not failed(state), False))


def fuse(state, stack, there, sigil):
    own_on_top = home_seat(state, sigil, stack.top(), there.top())
    if stack.top() != there.top():
        state.note("6c: fuses with the partner's")
    else:
        state.note("6c: fuses")
    if in_deep(sigil) and there.entry != stack.entry:
        state.note("6c: fuses in the deep and is turned round or keeps another gate")
    if there.skin:
        state.note("6c: stone skin ends")
    if own_on_top == there.top() and stack.top() != there.top():
        state.note("6c: the one that stood there is on top, its territory")
        stack.chariots = there.chariots + stack.chariots
    else:
        stack.chariots = stack.chariots + there.chariots
    stack.coins += there.coins
    stack.skin = False
    state.stacks[sigil] = stack


def attack(state):
    stack, sigil = state.mover
    there = state.stacks[sigil]
    if fairy_ground(sigil):
        coins = stack.coins + there.coins
        stack.coins = there.coins = 0
        to_jackpot(state, coins)
        state.note("fight: " + ("in the deep" if in_deep(sigil) else "on a gate"))
    else:
        state.note("fight: on a plain or solar sigil")
    if there.skin:
        state.note("fight: stone skin wins" + (" on a gate" if fairy_ground(sigil) else ""))
        to_hand(state, stack.chariots)
        stack.chariots = ()
        fight_over(state)
        return
    state.todo.append((fight_throw,))


def fight_throw(state):
    state.draw(TO_FIGHT, fight_first)


def fight_first(state, token):
    state.draw(TO_FIGHT, fight_second, token)


def fight_second(state, token, first):
    stack, sigil = state.mover
    there = state.stacks[sigil]
    at_home = home_seat(state, sigil, stack.top(), there.top())
    if at_home is not None:
        state.note("fight: in the territory of the " + ("attacker" if at_home == stack.top() else "defender"))
    attacker = int(first[0]) + (at_home in (None, stack.top()))
    defender = int(token[0]) + (at_home == there.top())
    by_sum = (attacker > defender) - (attacker < defender)
    by_animal = (ANIMALS.index(first[1:]) > ANIMALS.index(token[1:])) - (ANIMALS.index(first[1:]) < ANIMALS.index(token[1:]))
    outcome = by_sum or by_animal
    if outcome == 0:
        state.note("fight: equal, both throw again")
        state.todo.append((fight_throw,))
        return
    state.note("fight: by " + ("the sum" if by_sum else "the animal") + (", the attacker" if outcome > 0 else ", the defender"))
    loser = there if outcome > 0 else stack
    falling = loser.chariots[:1] if state.options["stacks"] else loser.chariots
    to_hand(state, falling)
    loser.chariots = loser.chariots[len(falling):]
    if loser.chariots:
        state.note("fight: chariot by chariot")
        if loser.chariots[0][0] != falling[0][0]:
            state.note("fight: the next chariot is the partner's")
        state.todo.append((fight_throw,))
        return
    fight_over(state)


def fight_over(state):
    """One side has no chariots left."""
    stack, sigil = state.mover
    there = state.stacks[sigil]
    state.mover = None
    won = bool(stack.chariots)
    winner, loser = (stack, there) if won else (there, stack)
    winner.coins += loser.coins  # on fairy ground there are none left
    if loser.coins:
        state.note("fight: the loser's coins go to the winner")
    del state.stacks[sigil]
    if in_deep(sigil):
        goes_back(state, winner)
        if won:
            state.note("fight: the attacker goes back")
    else:
        state.stacks[sigil] = winner
    if not won:
        if state.throw > 3 or (state.free_turn_cast and state.moves_done == 1):
            state.note("6f: a loser has no free throw of its own")
        state.todo.append((free_throw, False, False))
    elif in_deep(sigil):
        state.todo.append((free_throw, state.throw > 3 and not failed(state), False))
    else:
        state.todo.append((landed, sigil))


def failed(state):
    return state.declared is not None and state.declared[0] == "failed"


def landed(state, sigil):
    """6e and 6f for a stack that stands where it arrived."""
    stack = state.stacks[sigil]
    stack.coins += state.lying[sigil]
    if sigil == "c" and state.lying[sigil]:
        state.note("6e: takes the jackpot")
    state.lying[sigil] = 0
    due = state.throw > 3 and not failed(state)
    if state.throw > 3 and failed(state):
        state.note("6f: no free throw after a failed entry")
    if sigil not in SOLAR:
        state.todo.append((free_throw, due, False))
    elif state.options["questions"] == 0:
        sun = sigil != dead_sun(state, state.turn)
        state.note("6f: a " + ("live" if sun else "dead") + " sun")
        if sun != (sigil != dead_sun(state, stack.top())):
            state.note("6f: a sun is dead for one of mover and top only")
        if sun != (sigil != dead_sun_after(stack.origin)):
            state.note("6f: a sun is dead for one of mover and the stack's start only")
        if sun and due:
            state.note("6f: both together give one")
        state.todo.append((free_throw, due or sun, False))
    elif state.cards == 0:
        state.note("6f: no card left")
        state.todo.append((free_throw, True, False))
    else:
        knowledge = state.options["knowledge"]
        state.draw({"right": knowledge, "wrong": 1 - knowledge}, answered, due)


def dead_sun(state, seat):
    return dead_sun_after(state.start_of(seat))


def dead_sun_after(start_sigil):
    """The first solar sigil sunwise after the start, the start itself not counted."""
    further = 1
    while (start_sigil + further) % 24 not in SOLAR:
        further += 1
    return (start_sigil + further) % 24


def answered(state, token, due):
    state.note(f"6f: answered {token}")
    if token == "right":
        state.cards -= 1
        state.todo.append((free_throw, True, False))
        return
    if due:
        state.note("6f: a wrong answer takes a free throw")
    state.todo.append((free_throw, due, True))


def free_throw(state, due, wrong):
    """What comes after a move: a free throw, or step 7, which is next on the list anyway."""
    from_spell = state.free_turn_cast and state.moves_done == 1
    if wrong:
        if from_spell:
            state.note("6f: a wrong answer takes the spell's free throw")
        return
    if from_spell and not due:
        state.note("6f: the free throw of the spell")
    if from_spell and due:
        state.note("6f: the free throw of the spell, no second one")
    if not (due or from_spell):
        return
    if state.free_throws == 3:
        state.note("6f: no fourth free throw")
        return
    state.free_throws += 1
    state.note(f"6f: free throw {state.free_throws}")
    state.todo.append((declare,))


# The run of the game


def node(state):
    if state.end:
        return ("terminal", [])
    if state.asked[0] == "chance":
        return ("chance", [])
    return ("decision", [state.asked[1]])


def ply(state):
    return state.ply


def actions(state, seat):
    return state.asked[2]


def outcomes(state):
    return state.asked[2]


def notes(state):
    return state.notes


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


def coins_of(state):
    """By seat: brought home and under stacks."""
    coins = list(state.home_coins)
    stacks = list(state.stacks.values()) + ([state.mover[0]] if state.mover else [])
    for stack in stacks:
        for seat, share in shares(stack).items():
            coins[seat] += share
    return coins


def race_winners(state):
    """The first seat to have all home; a pair with the seat that finished last first."""
    if not state.options["partners"]:
        return [state.finished[0]]
    pair = next([one, other] for one, other in ((0, 2), (1, 3)) if state.all_home(one) and state.all_home(other))
    return sorted(pair, key=lambda seat: -state.finished.index(seat))


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


VIEW_KEYS = ["turn", "starts", "lying", "stacks", "teams", "treasure", "cursed", "speed", "sloth", "frozen", "lost", "cards"]


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
