"""Ways of playing Sigily that bring up its rare rules, and wrong requests."""

import sigily_board
import sigily_spells


def options(rng):
    """Each option left out half of the time, except that spells, which are most of the rules, are mostly there."""
    chosen = {}
    if rng.random() < 0.5:
        chosen["chariots"] = rng.choice([3, 4])
    if rng.random() < 0.6:
        chosen["partners"] = True
    if rng.random() < 0.7:
        chosen["start"] = rng.choice(list(sigily_board.STARTS) + ["territorial", "territorial"])
    if rng.random() < 0.6:
        chosen["home"] = rng.random() < 0.8
    if rng.random() < 0.4:
        chosen["questions"] = rng.choice([0, 12, 13, 14, 15, 16])
    if rng.random() < 0.4:
        chosen["knowledge"] = rng.choice([0, 0.25, 0.5, 0.75, 1])
    if rng.random() < 0.5:
        chosen["stacks"] = rng.random() < 0.7
    if rng.random() < 0.8:
        some = rng.sample(sigily_spells.SPELLS, rng.randint(1, 8))
        chosen["spells"] = rng.choice(["none", "all", "all", "all", "+".join(some), "+".join(some)])
    if rng.random() < 0.3:
        chosen["ply_limit"] = rng.choice([1, rng.randint(2, 20), rng.randint(10, 200), 100000])
    return chosen


def fit(chosen, seats):
    """Partners need four seats; that there are none may be said with any number."""
    return {**chosen, "partners": chosen["partners"] and seats == 4} if "partners" in chosen else chosen


WRONG_OPTIONS = [
    {"chariots": 2}, {"chariots": 5}, {"chariots": "3"}, {"start": "easter"}, {"start": 0}, {"home": 1}, {"questions": 1},
    {"questions": 11}, {"questions": 17}, {"questions": -1}, {"knowledge": 1.5}, {"knowledge": -0.1}, {"knowledge": "1"},
    {"stacks": "true"}, {"spells": ""}, {"spells": "curse+curse"}, {"spells": "curse+"}, {"spells": "all+curse"},
    {"spells": "none+curse"}, {"spells": "hex"}, {"partners": "true"},
]
LENGTH = 700  # nodes after which a game is left
RULES = 155  # that come up at least


def wrong_tokens(rng, state):
    p = rng.choice(sigily_board.RING + sigily_board.DEEP)
    gate, seat = rng.choice(sigily_board.GATES), rng.randint(0, 4)
    some = [
        "in", "throw", f"enter:{gate}", f"back:{p}", f"{p}", f"{p}>{gate}", "nospell", f"curse:{p}", f"fireball:{p}-{rng.randint(0, 23)}",
        f"freeturn:{p}", f"stoneskin:{p}", f"remove:{p}", "speed", "sloth", f"freeze:{seat}", "pay", "freeze", f"0{p}", f"curse:0{p}", "1",
    ]
    return rng.sample(some, 5)


def wrong_outcomes(rng):
    return rng.sample(["0", "6", "1d", "2d", "3e", "4c", "5d", "right", "wrong", "1", "01", "in"], 4)


# Goals: the larger the number, the better for what the way of playing wants to see. All seats work for it.


def stacks_of(state):
    return list(state.stacks.items()) + ([(state.mover[1], state.mover[0])] if state.mover else [])


def noted(state, *words):
    return sum(any(word in note for word in words) for note in state.notes)


def deep(state):
    there = [sigil for sigil, _ in stacks_of(state) if sigily_board.in_deep(sigil)]
    gates = [sigil for sigil, _ in stacks_of(state) if sigil in sigily_board.GATES]
    trying = state.declared is not None and state.declared[0] == "enter"
    return 5 * len(there) + len(gates) + 4 * trying


def fights(state):
    return 10 * noted(state, "fight") + len(stacks_of(state)) + deep(state) / 4


def fights_in_the_deep(state):
    there = [stack for sigil, stack in stacks_of(state) if sigily_board.in_deep(sigil)]
    return 20 * noted(state, "fight: in the deep", "goes back") + 4 * len(there) * len({stack.top() for stack in there}) + deep(state)


def back_to_hand(state):
    """Stacks in the deep whose gate an enemy holds, and enemies in the deep four or five sigils away."""
    cut_off = 0
    for sigil, stack in stacks_of(state):
        if sigily_board.in_deep(sigil) and stack.entry in state.stacks:
            cut_off += not state.friends(state.stacks[stack.entry].top(), stack.top())
    far = state.throw in (4, 5) and state.mover is not None and sigily_board.in_deep(state.mover[1])
    return 10 * cut_off + 5 * far * cut_off + fights_in_the_deep(state) / 4


def fusion(state):
    return sum(3 * len(stack.chariots) ** 2 + len({seat for seat, _ in stack.chariots}) ** 2 for _, stack in stacks_of(state))


def riches(state):
    """Coins under stacks, to pay spells with."""
    return sum(min(stack.coins, 8) for _, stack in stacks_of(state)) + len(state.stacks)


def spells(state):
    return 10 * noted(state, "done: ", "fireball", "freeze") + riches(state) / 3


def winds(state):
    return 15 * len(state.winds) + 5 * noted(state, "wind") + sum(state.home_coins) + riches(state) / 5


def sloth(state):
    """Several winds of sloth on one seat, and the dice that it takes to go 0."""
    blowing = [caster for _, caster, _ in state.blowing("sloth")]
    most = max(sum(not state.friends(caster, seat) for caster in blowing) for seat in range(state.seats))
    return 15 * most**2 + 30 * noted(state, "by 0", "below 0") + riches(state) / 4 + sum(state.home_coins) / 2


def fights_of_partners(state):
    """Stacks of two seats that meet enemies."""
    both = [stack for _, stack in stacks_of(state) if len({seat for seat, _ in stack.chariots}) > 1]
    of_both = state.mover is not None and (state.mover[0] in both or state.stacks[state.mover[1]] in both)
    return 6 * len(both) + 2 * fusion(state) / 3 + 30 * of_both + 40 * noted(state, "the partner's") + 5 * (state.mover is not None)


def curses(state):
    return 10 * len(state.curses) + 20 * noted(state, "curse") + riches(state) / 5


def freezes(state):
    return 10 * sum(state.freeze_coming) + 10 * sum(state.lost_in_a_row) + riches(state) / 3


def fire(state):
    near = sum((p + 1) % 24 in state.stacks or (p + 2) % 24 in state.stacks for p in state.stacks if not sigily_board.in_deep(p))
    return 20 * noted(state, "fireball", "stone") + 2 * near + riches(state) / 5


def skin(state):
    return 8 * sum(stack.skin for _, stack in stacks_of(state)) + 10 * noted(state, "stone") + riches(state) / 3


def free_throws(state):
    on_sun = [sigil for sigil, _ in stacks_of(state) if sigil in sigily_board.SOLAR]
    return 10 * state.free_throws + 4 * noted(state, "6f") + len(on_sun) + 2 * (state.throw in (4, 5)) + 10 * state.free_turn_cast


def suns_of_partners(state):
    """Stacks of both partners that come to solar sigils, and tops that differ from the start."""
    both = [(sigil, stack) for sigil, stack in stacks_of(state) if len({seat for seat, _ in stack.chariots}) > 1]
    strange = sum(state.start_of(stack.top()) != stack.origin for _, stack in both)
    return 3 * len(both) + 6 * strange + 10 * noted(state, "a sun is dead") + sum(2 for s, _ in both if s in sigily_board.SOLAR)


def backing(state):
    on_ring = [(sigil, stack) for sigil, stack in stacks_of(state) if not sigily_board.in_deep(sigil)]
    at_home = [sigil for sigil, stack in on_ring if sigily_board.territory_of(sigil) == stack.top()]
    trying = state.declared is not None and state.declared[0] == "back"
    return 8 * trying + len(at_home) + 10 * noted(state, "back") - 0.1 * sum(max(stack.progress, 0) for _, stack in stacks_of(state))


def jackpot(state):
    return state.lying["c"] - sum(coins > 0 for sigil, coins in state.lying.items() if sigil != "c") / 4 + 10 * noted(state, "jackpot: ")


def hurry(state):
    """All of them home, one seat before the others."""
    return sum(100 * state.home[seat] * (state.seats - seat) for seat in range(state.seats)) + sum(
        stack.progress * len(stack.chariots) for _, stack in stacks_of(state)
    )


def hurry_and_cast(state):
    """Seat 0 home with many coins, the others far behind: what a finished seat may still do."""
    mine = 50 * state.home[0] + 3 * state.home_coins[0] + sum(s.progress + s.coins for _, s in stacks_of(state) if s.top() == 0)
    return mine + 30 * noted(state, "finished")


GOALS = [
    deep, fights, fights_in_the_deep, back_to_hand, fusion, riches, spells, winds, sloth, fights_of_partners, curses, freezes, fire, skin, free_throws, suns_of_partners, backing,
    jackpot, hurry, hurry_and_cast,
]
