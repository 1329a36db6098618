"""Ways of playing Tug of War that bring up its rare rules, wrong requests, and the list of what must come up."""


def options(rng):
    chosen = {}
    if rng.random() < 0.6:
        chosen["matches"] = rng.choice([1, 2])
    if rng.random() < 0.4:
        chosen["ply_limit"] = rng.choice([rng.randint(1, 30), rng.randint(30, 300), 100000])
    return chosen


WRONG_OPTIONS = [{"ply_limit": wrong} for wrong in (0, 100001, -1, "7", 1.5, True)] + [
    {"matches": wrong} for wrong in (0, 3, -1, "2", 1.5, True)
]
LENGTH = 500  # nodes after which a game is left


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


GOALS = {
    each.__name__: each
    for each in [low_columns, sixes, all_again, triples, crowds, few, laid_down, hurry, self_loss, one_more]
}

MUST = [
    "act: elim",
    "act: finish",
    "act: not berserk although it was legal",
    "act: swap",
    "act: weaken",
    "berserk is legal",
    "berserk is legal after rolling again",
    "berserk is legal, a column die is higher",
    "berserk is legal, the dice equal the lowest column die",
    "berserk is not legal, the dice are below the lowest column die",
    "berserk: 0 standing ones",
    "berserk: 1 standing ones",
    "berserk: 2 standing ones",
    "berserk: 3 standing ones",
    "berserk: 4 standing ones",
    "berserk: the opponent has exactly four",
    "berserk: the opponent has fewer than four",
    "elim: r = c",
    "elim: r > c",
    "elim: takes the last athlete",
    "finish: after an athlete was weakened in the same turn",
    "finish: r = c - 1",
    "finish: r = c - 2",
    "finish: r >= c",
    "finish: takes the last athlete",
    "no act: berserk with two dice left",
    "no act: elim and weaken, nobody stands",
    "no act: elim, r < c",
    "no act: finish, nobody is weakened",
    "no act: finish, r < c - 2",
    "ply limit between the matches",
    "ply limit in match 1 before act",
    "ply limit in match 1 before again",
    "ply limit in match 1 before roll",
    "ply limit in match 2 before act",
    "ply limit in match 2 before again",
    "ply limit in match 2 before roll",
    "refused: bad_option",
    "refused: illegal_action",
    "refused: not_chance",
    "refused: not_your_turn",
    "refused: nothing_to_undo",
    "roll again: all three have been rolled again",
    "roll again: stand after 0",
    "roll again: stand after 1",
    "roll again: stand after 2",
    "roll again: the 1 allowed are done",
    "roll again: the 2 allowed are done",
    "roll again: two dice show the same and only one may be rolled again",
    "roll: 0 sixes in the column",
    "roll: 1 sixes in the column",
    "roll: 2 sixes in the column",
    "roll: 3 sixes in the column",
    "seat 0 wins match 1",
    "seat 0 wins, matches 1",
    "seat 0 wins, matches 2",
    "seat 1 wins match 1",
    "seat 1 wins, matches 1",
    "seat 1 wins, matches 2",
    "set-up: all 18 stand",
    "set-up: the column of seat 0 in match 1",
    "set-up: the column of seat 0 in match 2",
    "set-up: the column of seat 1 in match 1",
    "set-up: the column of seat 1 in match 2",
    "set-up: the winner of match 1 owns 19",
    "set-up: the winner of match 1, seat 0, starts with one more",
    "set-up: the winner of match 1, seat 1, starts with one more",
    "swap: a gain",
    "swap: a gain, cut by the reserve",
    "swap: a gain, cut to nothing",
    "swap: a loss of all there are, fewer than the difference",
    "swap: a loss of standing athletes",
    "swap: a loss of weakened and of standing athletes",
    "swap: a loss of weakened athletes",
    "swap: loses one's own last athlete",
    "swap: no change",
    "swap: the die that came in is not available again",
    "the match ends with dice left",
    "the ply limit is reached, but a seat wins",
    "the winner of match 1 loses the game",
    "the winner of match 1 wins the game",
    "undo",
    "weaken: r < c",
    "weaken: r >= c",
]
