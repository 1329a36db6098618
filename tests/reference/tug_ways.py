"""Ways of playing Tug of War that bring up its rare rules, and wrong requests."""


def options(rng):
    chosen = {}
    if rng.random() < 0.6:
        chosen["matches"] = rng.choice([1, 2])
    if rng.random() < 0.4:
        chosen["ply_limit"] = rng.choice([rng.randint(1, 30), rng.randint(30, 300), 100000])
    return chosen


WRONG_OPTIONS = [{"matches": wrong} for wrong in (0, 3, -1, "2", 1.5, True)]
LENGTH = 500  # nodes after which a game is left
RULES = 140  # that come up at least


def wrong_tokens(rng, state):
    r, c = rng.randint(0, 7), rng.randint(0, 7)
    what = rng.choice(["elim", "finish", "swap", "weaken", "berserk", "Elim"])
    plain = ["stand", f"reroll:{r}", f"berserk:{rng.randint(0, 5)}", f"{r}/{c}", f"{r}:{what}", str(r), "111", "berserk"]
    return [f"{r}/{c}:{what}", rng.choice(plain)]


def wrong_outcomes(rng):
    return rng.sample(["0", "7", "11", "211", "117", "012", "1111", "stand", "reroll:1", "1 1 1", "01"], 3)


# Goals: the larger the number, the better for what the way of playing wants to see. Both seats work for it.


def low_columns(state):
    """Many swaps to low dice: losses, berserk."""
    return -sum(sum(side.column) for side in state.sides)


def sixes(state):
    return sum(side.column.count(6) for side in state.sides) + len(state.again)


def all_again(state):
    """Sixes in the columns, and every die that may be rolled again is."""
    return 3 * sum(side.column.count(6) for side in state.sides) + 5 * (state.stage == "again") + len(state.again)


def triples(state):
    dice = state.once + state.again
    equal = max((dice.count(die) for die in dice), default=0)
    berserk = any(note.startswith("berserk") for note in state.notes)
    return 10 * berserk + equal - 0.1 * sum(min(side.column, default=0) for side in state.sides)


def crowds(state):
    """Everybody on the rope: reserves run out."""
    return -sum(side.reserve for side in state.sides)


def few(state):
    """Hardly anybody on the rope, but nobody has lost."""
    return -abs(sum(side.on_the_rope() for side in state.sides) - 4) - 10 * bool(state.end)


def laid_down(state):
    return sum(side.weakened for side in state.sides) - 10 * bool(state.end)


def hurry(state):
    return 50 * state.match - min(side.on_the_rope() for side in state.sides) + 100 * bool(state.end)


def self_loss(state):
    """The seat to move gets rid of its own athletes."""
    return 100 * any("own last" in note for note in state.notes) - state.sides[state.turn].on_the_rope()


def one_more(state):
    """The second match with the highest columns."""
    return 100 * state.match + (sum(sum(side.column) for side in state.sides) if state.match == 2 else 0) - min(
        side.on_the_rope() for side in state.sides
    )


GOALS = [low_columns, sixes, all_again, triples, crowds, few, laid_down, hurry, self_loss, one_more]
