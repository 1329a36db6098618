"""The rules of Druid's Duel, sentence by sentence, slow and plain: a second opinion to hold the engine against."""

import copy

GAME = "duel"
SEATS = [2, 3, 4]
OPTIONS = {"chameleon": [True, True, False]}
WRONG_OPTIONS = [{"chameleon": wrong} for wrong in (0, 1, "true", None)]
LENGTH = 900
RULES = 75

RANKS = "A23456789T"
SUITS = "SHDC"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
EACH = {2: 20, 3: 13, 4: 10}
JOKERS = 2
DEADLOCK = 30


class State:
    """A position. Never changed once `apply` has returned it."""

    def __init__(self, options, seats):
        self.limit = options.get("ply_limit", 1000)
        self.chameleon = options.get("chameleon", False)
        self.seats = seats
        self.hands = []  # lists of cards in the order of the pack, one a seat once it is dealt
        self.step = "deal"  # what the turn waits for: "deal", "forms", "shape", "cards"; "over"
        self.secret = {}  # seat -> what it has chosen and nobody has seen
        self.forms = {}  # seat -> the form revealed in this turn
        self.shapes = {}  # seat -> the form that counts; seats without a form are missing
        self.drained = {}  # seat -> form
        self.jokers = [0] * seats
        self.discarded = [[] for _ in range(seats)]
        self.shown = [set() for _ in range(seats)]  # cards in hand that everybody has seen there
        self.last = None  # the turn before
        self.turns = 0
        self.without = 0  # turns in a row in which nobody discarded
        self.ply = 0
        self.end = None  # why
        self.winners = []
        self.notes = []  # which rules this position and what led to it have touched


def start(options, seats):
    return State(options, seats)


def fit(options, seats):
    """The chameleon needs three."""
    return {**options, "chameleon": False} if seats == 2 and options.get("chameleon") else options


def in_order(cards):
    return sorted(cards, key=PACK.index)


# What can be done


def lone_chameleon(state):
    return next(seat for seat in range(state.seats) if state.forms[seat] == "C")


def node(state):
    if state.end:
        return "terminal", []
    if state.step == "deal":
        return "chance", []
    if state.step == "shape":
        return "decision", [lone_chameleon(state)]
    players = range(state.seats) if state.step == "forms" else state.shapes
    return "simultaneous", sorted(seat for seat in players if seat not in state.secret)


def actions(state, seat):
    if state.step == "forms":
        return [form for form in "JQK" if state.drained.get(seat) != form] + ["C"] * (state.jokers[seat] > 0)
    if state.step == "shape":
        return ["J", "Q", "K"]
    return list(state.hands[seat])


def outcomes(state):
    return "deal"


def deal(state, rng):
    """A hand that can be dealt now."""
    left = [card for card in PACK if not any(card in dealt for dealt in state.hands)]
    return ".".join(in_order(rng.sample(left, EACH[state.seats])))


# What happens


def succeeds(form, card, others):
    """Whether a card succeeds in that form; `others` are all other cards played."""
    rank, others_ranks = RANKS.index(card[0]), [RANKS.index(other[0]) for other in others]
    if form == "J":
        return all(rank < other for other in others_ranks)
    if form == "K":
        return all(rank > other for other in others_ranks)
    return not any(card[0] == other[0] or card[1] == other[1] for other in others)


def changeable(state):
    """A copy that shares nothing that `apply` changes."""
    state = copy.copy(state)
    state.notes = []
    state.hands = [list(hand) for hand in state.hands]
    state.discarded = [list(cards) for cards in state.discarded]
    state.shown = [set(cards) for cards in state.shown]
    state.jokers = list(state.jokers)
    state.secret, state.forms, state.shapes = dict(state.secret), dict(state.forms), dict(state.shapes)
    return state


def apply(state, seat, token):
    state = changeable(state)
    if state.step == "deal":
        hand = token.split(".")
        left = [card for card in PACK if not any(card in dealt for dealt in state.hands)]
        assert hand == in_order(hand) and len(set(hand)) == EACH[state.seats] and all(card in left for card in hand), token
        state.hands.append(hand)
        if len(state.hands) == state.seats:
            state.step = "forms"
        return state

    state.ply += 1
    if state.step == "shape":
        state.shapes[seat] = token
        if state.drained.get(seat) == token:
            state.notes.append("a chameleon takes the form that is drained")
        state.notes.append(f"a chameleon decides: {token}")
        state.step = "cards"
    else:
        state.secret[seat] = token
        if not node(state)[1]:
            chosen, state.secret = state.secret, {}
            if state.step == "forms":
                reveal_forms(state, chosen)
            else:
                reveal_cards(state, chosen)

    # "an ending by the rules comes first"
    if not state.end and state.ply == state.limit:
        state.notes.append("ply limit" + (" in the middle of a node" if state.secret else ""))
        if state.step == "shape" or (state.step == "cards" and not state.secret):
            state.notes.append("ply limit just after the forms")
        state.secret = {}
        finish(state, "ply_limit", fewest(state))
    return state


def reveal_forms(state, chosen):
    state.forms = chosen
    chameleons = [seat for seat in chosen if chosen[seat] == "C"]
    for seat in chameleons:
        state.jokers[seat] -= 1
    state.shapes = {seat: form for seat, form in sorted(chosen.items()) if form != "C"}
    state.step = "shape" if len(chameleons) == 1 else "cards"
    if len(chameleons) > 1:
        state.notes.append(f"two chameleons, {state.seats} seats")
        if len(state.shapes) == 1:
            state.notes.append("one seat plays a card alone")


def reveal_cards(state, chosen):
    winners = []
    for seat, card in chosen.items():
        others = [other for who, other in chosen.items() if who != seat]
        if succeeds(state.shapes[seat], card, others):
            winners.append(seat)
        note_success(state, seat, card, others, seat in winners)
    for seat, card in chosen.items():
        if seat in winners:
            state.hands[seat].remove(card)
            state.discarded[seat].append(card)
            state.shown[seat].discard(card)
        else:
            state.shown[seat].add(card)
    # 5: a form drained before comes back, the one just played is drained, a chameleon drains nothing
    state.drained = {seat: form for seat, form in state.forms.items() if form != "C"}
    # 6
    if state.chameleon and len(winners) == 1:
        seat = winners[0]
        if sum(state.jokers) < JOKERS:
            state.jokers[seat] += 1
            state.notes.append("a joker is taken")
            if state.jokers[seat] == 2:
                state.notes.append("a seat holds both jokers")
            if state.forms[seat] == "C":
                state.notes.append("a joker is taken by the chameleon of the turn")
        else:
            state.notes.append("no joker is left")
    state.turns += 1
    state.without = 0 if winners else state.without + 1
    state.last = {
        "forms": [state.forms.get(seat) for seat in range(state.seats)],
        "shapes": [state.shapes.get(seat) for seat in range(state.seats)],
        "cards": [chosen.get(seat) for seat in range(state.seats)],
        "succeeded": sorted(winners),
    }
    state.notes.append(f"{len(winners)} of {state.seats} discard")
    state.forms, state.shapes = {}, {}
    state.step = "forms"
    empty = [seat for seat in range(state.seats) if not state.hands[seat]]
    if empty:
        state.notes.append(f"{len(empty)} of {state.seats} have no card left")
        if state.ply == state.limit:
            state.notes.append("a win at the ply limit")
        finish(state, "hand_empty", empty)
    elif state.without == DEADLOCK:
        state.notes.append("deadlock")
        finish(state, "deadlock", fewest(state))


def note_success(state, seat, card, others, success):
    form = state.shapes[seat]
    state.notes.append(f"{form} {'succeeds' if success else 'fails'}")
    if not success and form in "JK" and any(card[0] == other[0] for other in others):
        extreme = min if form == "J" else max
        if RANKS.index(card[0]) == extreme(RANKS.index(other[0]) for other in others + [card]):
            state.notes.append(f"{form} fails by a tie")
    if not success and form == "Q":
        rank, suit = (any(card[i] == other[i] for other in others) for i in (0, 1))
        state.notes.append("Q fails by " + " and ".join(["rank"] * rank + ["suit"] * suit))
    if not others:
        state.notes.append(f"the only card succeeds, {form}")


def fewest(state):
    least = min(len(hand) for hand in state.hands)
    return [seat for seat in range(state.seats) if len(state.hands[seat]) == least]


def finish(state, why, winners):
    state.end, state.winners, state.step = why, winners, "over"
    if why != "hand_empty":
        state.notes.append(f"{why}: {len(winners)} of {state.seats} win")


def returns(state):
    n, w = state.seats, len(state.winners)
    return [(1 / w - 1 / n) * n / (n - 1) if seat in state.winners else -1 / (n - 1) for seat in range(n)]


def notes(state):
    found = list(state.notes)
    if state.step == "forms":
        for seat in range(state.seats):
            free = len([form for form in actions(state, seat) if form != "C"])
            found.append(f"{free} forms to choose from")
            if state.jokers[seat] and seat in node(state)[1]:
                found.append("a chameleon can be chosen")
    if state.end:
        found.append(f"the game ends: {state.end}")
    return found


# What is shown


def view(state, viewer):
    seats = range(state.seats)
    all_dealt = len(state.hands) == state.seats
    hands = [None] * state.seats
    for seat in seats:
        own = seat == viewer
        both_known = state.seats == 2 and viewer is not None and all_dealt
        if own or both_known:
            hands[seat] = state.hands[seat] if seat < len(state.hands) else []
    return {
        "stage": state.step,
        "turns": state.turns,
        "hands": hands,
        "held": [len(state.hands[seat]) if seat < len(state.hands) else 0 for seat in seats],
        "to_choose": node(state)[1] if node(state)[0] == "simultaneous" else [],
        "chosen": state.secret.get(viewer),
        "forms": [state.forms.get(seat) for seat in seats],
        "shapes": [state.shapes.get(seat) for seat in seats],
        "drained": [state.drained.get(seat) for seat in seats],
        "jokers": state.jokers,
        "shown": [in_order(cards) for cards in state.shown],
        "discarded": [in_order(cards) for cards in state.discarded],
        "last": state.last,
        "idle": state.without,
        "end": {"winners": state.winners, "why": state.end} if state.end else None,
    }
