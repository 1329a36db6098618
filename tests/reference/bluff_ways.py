"""Ways of playing Bricriu's Bluff & Bluster that bring up its rare rules, and wrong requests."""

import bluff


def options(rng):
    chosen = {}
    if rng.random() < 0.6:
        chosen["dice"] = rng.choice([1, 2, 2, 3, 4, 5])
    if rng.random() < 0.6:
        chosen["loss"] = rng.choice(["difference", "one"])
    if rng.random() < 0.5:
        chosen["exact"] = rng.choice(["others", "challenger"])
    if rng.random() < 0.5:
        chosen["show"] = rng.random() < 0.5
    if rng.random() < 0.3:
        chosen["ply_limit"] = rng.choice([rng.randint(1, 10), rng.randint(11, 60), 100000])
    return chosen


WRONG_OPTIONS = [{"dice": wrong} for wrong in (0, 6, -1, "5", 2.5, True)]
WRONG_OPTIONS += [{"loss": wrong} for wrong in ("", "two", 1, True)] + [{"exact": wrong} for wrong in ("", "bidder", 0, True)]
WRONG_OPTIONS += [{"show": wrong} for wrong in (0, 1, "true", None)]
LENGTH = 500  # nodes after which a game is left
RULES = 260  # that come up at least


def wrong_tokens(rng, state):
    n, face = rng.randint(0, sum(state.dice) + 2), rng.randint(0, 7)
    put_out = bluff.written(rng.choices(range(1, 7), k=rng.randint(1, 5)))
    hidden = bluff.written(state.hidden[state.turn])  # to put out all is too much
    plain = ["hold", "show", "show:", "challenge", "Challenge", "pass", "show:7", "show:0", f"{n}", f"{n}x", f"x{face}", f"0{n}x{face}"]
    return [
        f"{n}x{face}", f"{n}X{face}", f"show:{put_out}", f"show:{put_out[::-1]}", f"show:{hidden}", f"show:{hidden[1:][::-1]}",
        *rng.sample(plain, 3),
    ]


def wrong_outcomes(rng):
    """A roll of dice that no roll can be, or of as many as are seldom rolled."""
    roll = bluff.written(rng.choices(range(1, 7), k=rng.randint(1, 7)))
    return [roll, roll + "0", "7" + roll, "6" + roll, roll + "1", ".".join(roll), "hold", "1x1", ""]


# Goals: the larger the number, the better for what the way of playing wants to see. All seats work for it, and see all dice.


def reached(state):
    """The circle of the bid, -1 before there is one."""
    return bluff.circle(*state.bids[-1][1:3]) if state.bids else -1


def count(state):
    """How many dice count for the bid as they lie now."""
    return sum(bluff.counts(die, state.bids[-1][2]) for dice in state.hidden + state.shown for die in dice)


def creep(state):
    """Raises as small as can be, so that everybody bids several times."""
    return len(state.bids) - reached(state) / 100


def top(state):
    """The highest bids there are, never challenged before."""
    if not state.bids:
        return 0
    return reached(state) + 5 * (not bluff.bids_possible(state))


def the_end_of_the_track(state):
    """Just before or past white 20 and red 10, where the dice reach so far."""
    return len(state.bids) - abs(reached(state) - 28) / 4


def magic(state):
    return sum(face == 1 for _, _, face, _ in state.bids) + 0.1 * len(state.bids)


def lower_faces(state):
    """Number bids that go up in number and down in face."""
    return sum(after[2] < before[2] for before, after in zip(state.bids, state.bids[1:]))


def showing(state):
    return sum(len(dice) + 3 * bool(dice) for dice in state.shown) + 0.2 * len(state.bids)


def showing_little(state):
    """Shown one at a time, over many bids."""
    return len(state.bids) + 4 * sum(len(dice) for dice in state.shown) - 5 * sum(max(0, len(dice) - 2) for dice in state.shown)


def noted(state, words):
    return any(words in note for note in state.notes)


def exact(state):
    """Challenges of bids that are just right."""
    return 50 * noted(state, "exact") - (4 * abs(count(state) - state.bids[-1][1]) if state.bids else 0)


def exact_at_last(state):
    """Everybody down to a few dice, then a bid just right."""
    return exact(state) - 5 * sum(state.dice)


def hard_falls(state):
    """Bids far off, and challenged."""
    return 50 * noted(state, "two or more") + (abs(count(state) - state.bids[-1][1]) if state.bids else 0)


def timid(state):
    """Low bids that hold: the challengers fall."""
    return 50 * noted(state, "too many") + (count(state) - state.bids[-1][1] - reached(state) / 10 if state.bids else 0)


def one_left(state):
    """The dice go fast, seat by seat."""
    return -sum(state.dice) - 5 * sum(dice > 0 for dice in state.dice)


def level(state):
    """Dice go, and the most have most of the dice."""
    return -sum(state.dice) + 10 * state.dice.count(max(state.dice))


GOALS = [
    creep, top, the_end_of_the_track, magic, lower_faces, showing, showing_little, exact, exact_at_last, hard_falls, timid, one_left,
    level,
]
