"""Ways of playing Druid's Duel that bring up its rare rules, and wrong requests."""

import duel


def options(rng):
    found = {}
    if rng.random() < 0.5:
        found["ply_limit"] = rng.choice([rng.randint(1, 12), rng.randint(13, 200), 100000])
    if rng.random() < 0.8:
        found["chameleon"] = rng.random() < 0.8
    return found


def fit(options, seats):
    """The chameleon needs three."""
    return {**options, "chameleon": False} if seats == 2 and options.get("chameleon") else options


WRONG_OPTIONS = [{"chameleon": wrong} for wrong in (0, 1, "true", None)]
LENGTH = 900  # nodes after which a game is left
RULES = 75  # that come up at least


def wrong_tokens(rng, state):
    cards = [card for card in duel.PACK if not any(card in hand for hand in state.hands)] + ["AS", "1S", "10D", "SA", "tD", "as"]
    return [rng.choice(["J", "Q", "K", "C"]), rng.choice(["j", "JQ", "X"]), rng.choice(cards), rng.choice(duel.PACK)]


def wrong_outcomes(rng):
    """No hand that can be dealt: too many cards, too few, out of order, a card twice, no cards at all."""
    size = rng.choice([13, 20, 10])
    hand = duel.in_order(rng.sample(duel.PACK, size))
    return [
        ".".join(hand[::-1]), ".".join(hand[:-1] + hand[-2:-1]), ".".join(duel.PACK), ".".join(hand[:9]), ".".join(hand) + ".",
        "." + ".".join(hand), ",".join(hand), "".join(hand), "AS", "deal",
    ]


# Goals: the larger the number, the better for what the way of playing wants to see. Everybody works for it.


def held(state):
    return [len(hand) for hand in state.hands]


def empty_hands(state):
    return -min(held(state)) if len(state.hands) == state.seats else 0


def together(state):
    """The two smallest hands small and alike, and many successes."""
    if len(state.hands) < state.seats:
        return 0
    first, second = sorted(held(state))[:2]
    return -4 * (first + second) - 6 * (second - first) - sum(held(state)) + successes(state)


def successes(state):
    """Of the cards chosen so far, those that succeed among each other."""
    if state.step != "cards":
        return 0
    others = {seat: [card for who, card in state.secret.items() if who != seat] for seat in state.secret}
    return sum(duel.succeeds(state.shapes[seat], card, others[seat]) for seat, card in state.secret.items())


def nobody(state):
    """No discards: secret choices that fail, all in the same form, the others' ranks."""
    chosen = list(state.secret.values())
    if state.step == "forms":
        return 10 * state.without + sum(chosen.count(form) ** 2 for form in chosen)
    worth = 10 * state.without
    forms = set(state.shapes.values())
    if state.step == "cards" and chosen:
        ranks = [card[0] for card in chosen]
        worth += 5 * (len(ranks) - len(set(ranks)))
        worth += sum((card[0] in "AT") == (len(forms) == 1) for card in chosen)
    return worth


def alone(state):
    """Turns with one discard, jokers in hands."""
    one = state.last is not None and len(state.last["succeeded"]) == 1
    return 5 * one + 3 * sum(state.jokers)


def one_collects(state):
    """Jokers for seat 0 and no other."""
    return 10 * state.jokers[0] - sum(state.jokers) + (state.last is not None and state.last["succeeded"] == [0])


def chameleons(state):
    """Chameleons as soon as two seats can be."""
    chosen = list(state.secret.values()) + list(state.forms.values())
    return 10 * chosen.count("C") + alone(state)


GOALS = [empty_hands, together, nobody, alone, one_collects, chameleons]
