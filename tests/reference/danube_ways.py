"""Ways of playing Down the Danube that bring up its rare rules, and wrong requests."""

import danube


def options(rng):
    limits = [rng.randint(1, 30), rng.randint(30, 300), 100000]
    chosen = {"ply_limit": rng.choice(limits)} if rng.random() < 0.5 else {}
    return {**chosen, "boats": rng.randint(3, 5)} if rng.random() < 0.5 else chosen


WRONG_OPTIONS = [{"boats": wrong} for wrong in (2, 6, -3, "3", 3.5, True)]
LENGTH = 600  # nodes after which a game is left
RULES = 93  # that come up at least


def wrong_tokens(rng, state):
    boats = sorted(state.boats[0] | state.boats[1])
    f = rng.choice(boats)
    anywhere = rng.randint(0, 37)
    return [f"{f}+{rng.randint(0, 7)}", f"{f}-{rng.randint(1, 6)}", f"{anywhere}+{rng.randint(1, 6)}", f"{f}+01", f"{f}"]


def wrong_outcomes(rng):
    return ["0", "5", "7", "01", "10+1"]


# Goals: the larger the number, the better for what the way of playing wants to see. Both seats work for it.


def exchanges(state):
    return any("exchange" in note for note in state.notes if note.startswith("done"))


def behind(state):
    """Boats far ahead and boats below 11 at once: 36 is closed, boats must go back, throws are lost."""
    both = state.boats[0] | state.boats[1]
    foremost = sum(max(boats, default=0) for boats in state.boats)
    return foremost + 10 * len([boat for boat in both if boat > 30]) - 3 * len([boat for boat in both if 10 < boat < 30])


def safe_squares(state):
    """One seat on the safe squares, the other one near before them."""
    both = state.boats[0] | state.boats[1]
    there = len([boat for boat in both if boat in danube.SAFE])
    before = len([boat for boat in both if boat + 1 in danube.SAFE])
    return 5 * there + 3 * before + len([boat for boat in both if 23 <= boat <= 28])


def high_blocks(state):
    high = [block for boats in state.boats for block in danube.blocks(boats) if block[0] >= 25]
    return 8 * len(high) + len([boat for boat in state.boats[0] | state.boats[1] if boat >= 20])


def low_blocks(state):
    return sum(8 * len([b for b in danube.blocks(boats) if b[0] < 25]) for boats in state.boats)


def around_24(state):
    """Runs across 24 and 25 of one seat, the other one behind them."""
    wall, other = state.boats[0], state.boats[1]
    in_wall = 5 * len([boat for boat in wall if 22 <= boat <= 27]) + (24 in wall) + (25 in wall)
    return in_wall + 3 * len([boat for boat in other if 18 <= boat <= 23])


def rapids(state):
    """Boats of both near the rapids, 19 and the starting squares taken, most go through 30."""
    taken = state.boats[0] | state.boats[1]
    through = any("rapids" in note for note in state.notes if note.startswith("done"))
    at_start_or_near = [boat for boat in taken if boat <= 10 or 24 <= boat <= 29]
    return 20 * through + 6 * (19 in taken) + len(at_start_or_near)


def starting_squares(state):
    """All starting squares of one seat and 19 taken, and one boat of that seat before the rapids."""
    best = 0
    for seat in (0, 1):
        mine, theirs = state.boats[seat], state.boats[1 - seat]
        filled = len([square for square in danube.STARTS[seat] if square in mine | theirs])
        near = 2 * any(24 <= boat <= 29 for boat in mine) + 0.05 * max(mine, default=0)
        best = max(best, 10 * filled + 8 * (19 in theirs) + near)
    return best


def pile_up(state):
    """Everybody close together: neighbours, blocks, nothing free."""
    taken = sorted(state.boats[0] | state.boats[1])
    return -sum(abs(b - a) for a, b in zip(taken, taken[1:])) - len(state.legal)


def stuck(state):
    return -len(state.legal)


def backwards(state):
    """A seat that cannot go forward, enemy boats close behind its own."""
    mine, theirs = state.boats[state.turn], state.boats[1 - state.turn]
    stuck = any("-" in token for token in state.legal) or any("lost" in note for note in state.notes)
    near = len([(f, t) for f in mine for t in theirs if 0 < f - t <= 6])
    pairs = len([t for t in theirs if t + 1 in theirs])
    return 30 * stuck + behind(state) / 10 + near + 2 * pairs


def first_turn(state):
    """Seat 0 makes a wall before the other seat has opened from 9."""
    if state.second_opened:
        return hurry(state)
    wall = len([boat for boat in state.boats[0] if boat in (10, 11, 12)])
    too_early = state.turn == 1 and wall < 3
    return 10 * wall + 20 * (9 in state.boats[1]) + (state.throw in danube.THROW_AGAIN) - 100 * too_early


def hurry(state):
    return sum(state.boats[state.turn]) + 37 * (state.each - len(state.boats[state.turn]))


GOALS = [
    exchanges, behind, safe_squares, high_blocks, low_blocks, around_24, rapids, starting_squares, pile_up, stuck,
    backwards, first_turn, hurry,
]
