"""What lies on the board of Sigily: the sigils, the stacks, the coins, and the position of a game as a whole."""

from fractions import Fraction

STARTS = {"samhain": 0, "winter": 3, "oimelc": 6, "spring": 9, "beltane": 12, "summer": 15, "lughnasadh": 18, "autumn": 21}
TERRITORIAL = [12, 18, 0, 6]  # by seat: Connaught, Ulster, Leinster, Munster
TERRITORIES = [range(13, 18), range(19, 24), range(1, 6), range(7, 12)]
GATES = [0, 6, 12, 18]
SOLAR = [3, 9, 15, 21]
RING = list(range(24))
DEEP = ["0a", "0b", "6a", "6b", "12a", "12b", "18a", "18b", "c"]  # in the order of the darts
OVERFLOW = ["0b", "6b", "12b", "18b", "0a", "6a", "12a", "18a"]

TO_MOVE = {"1": Fraction(4, 16), "2": Fraction(6, 16), "3": Fraction(4, 16), "4": Fraction(1, 16), "5": Fraction(1, 16)}


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
        self.throw_due = False  # a throw, the first or a free one
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


def coins_of(state):
    """By seat: brought home and under stacks."""
    coins = list(state.home_coins)
    stacks = list(state.stacks.values()) + ([state.mover[0]] if state.mover else [])
    for stack in stacks:
        for seat, share in shares(stack).items():
            coins[seat] += share
    return coins


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
