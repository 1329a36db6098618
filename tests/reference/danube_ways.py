"""Ways of playing Down the Danube that bring up its rare rules, wrong requests, and the list of what must come up."""

import danube


def options(rng):
    limits = [rng.randint(1, 30), rng.randint(30, 300), 100000]
    chosen = {"ply_limit": rng.choice(limits)} if rng.random() < 0.5 else {}
    return {**chosen, "boats": rng.randint(3, 5)} if rng.random() < 0.5 else chosen


WRONG_OPTIONS = [{"ply_limit": wrong} for wrong in (0, 100001, -1, "7", 1.5, True)]
WRONG_OPTIONS += [{"boats": wrong} for wrong in (2, 6, -3, "3", 3.5, True)]
LENGTH = 600  # nodes after which a game is left


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


GOALS = {
    each.__name__: each
    for each in [
        exchanges, behind, safe_squares, high_blocks, low_blocks, around_24, rapids, starting_squares, pile_up, stuck,
        backwards, first_turn, hurry,
    ]
}

MUST = [
    "a seat wins with pips left",
    "all pips: a step is refused",
    "all pips: a step is refused where some pips are lost anyhow",
    "all pips: a step that stops short is refused",
    "backwards by 1",
    "backwards by 2",
    "backwards by 3",
    "backwards by 4",
    "backwards by 6",
    "backwards: a safe square of the enemy",
    "backwards: off the board",
    "backwards: rule 2: a block on 1-24 lies between",
    "backwards: rule 2: a block on 25-36 lies between",
    "backwards: rule 2: the target is in a block on 1-24",
    "backwards: rule 2: the target is in a block on 25-36",
    "backwards: rule 3",
    "backwards: rule 4",
    "done: backwards",
    "done: backwards: enters an empty safe square",
    "done: backwards: exchange",
    "done: backwards: rapids",
    "done: backwards: rapids, 19 is empty",
    "done: backwards: rapids, 19 is taken, a lower starting square",
    "done: backwards: rapids, 19 is taken, the highest starting square",
    "done: enters an empty safe square",
    "done: passes over 30",
    "done: rapids: 19 and all starting squares are taken",
    "done: rapids: 19 is empty",
    "done: rapids: 19 is taken, a lower starting square",
    "done: rapids: 19 is taken, the highest starting square",
    "done: reaches 36",
    "done: rule 2: passes three in a row across 24",
    "done: rule 2: passes three in a row on 25-36",
    "done: rule 2: passes two in a row across 24",
    "done: rule 2: passes two in a row on 1-24",
    "done: rule 4: exchange",
    "done: rule 5: exchange before the safe square, more than two in a row",
    "done: rule 5: exchange before the safe square, three in a row",
    "done: rule 5: stops short before the safe square",
    "done: rule 5: stops short with more pips to spare",
    "done: rule 5: the safe square is in a block, the square before it is empty",
    "drawn: 1",
    "drawn: 2",
    "drawn: 3",
    "drawn: 4",
    "drawn: 6",
    "opening: 9+1",
    "opening: 9+1 exchanges",
    "opening: 9+1 is not legal, rule 2: the target is in a block on 1-24",
    "opening: 9+1 is not legal, rule 4: the enemy boat has a neighbour",
    "opening: no boat on 9",
    "pips are lost",
    "ply limit",
    "ply limit in the middle of a throw",
    "rapids: the boat may go on in the same throw",
    "refused: bad_option",
    "refused: illegal_action",
    "refused: not_chance",
    "refused: not_your_turn",
    "refused: nothing_to_undo",
    "rule 1: 36 with a boat of one's own below 11",
    "rule 1: beyond 36",
    "rule 2: a block on 1-24 lies between",
    "rule 2: a block on 1-24 lies between, the lower part of a run across 24",
    "rule 2: a block on 25-36 lies between",
    "rule 2: a block on 25-36 lies between, the upper part of a run across 24",
    "rule 2: the target is in a block on 1-24",
    "rule 2: the target is in a block on 1-24, the lower part of a run across 24",
    "rule 2: the target is in a block on 25-36",
    "rule 2: the target is in a block on 25-36, the upper part of a run across 24",
    "rule 3: a boat of one's own",
    "rule 4: the enemy boat has a neighbour",
    "rule 4: the enemy boat has a neighbour (across 12)",
    "rule 4: the enemy boat has a neighbour (across 24)",
    "rule 4: the enemy boat has a neighbour (on 25-36)",
    "rule 5: a block before the safe square",
    "rule 5: a boat of one's own before the safe square",
    "rule 5: a pip left over is lost",
    "rule 5: a pip left over is used by another boat",
    "rule 5: a step that stops short is legal",
    "rule 5: f+(k-1) is legal, f+k is refused",
    "rule 5: f+k and f+(k-1) are both legal",
    "rule 5: one pip onto a safe square of the enemy",
    "rule 5: the boat that stopped short could go on but for that",
    "rule 5: the boat that stopped short moves no more",
    "seat 0 wins",
    "seat 1 wins",
    "the throw is lost, a 1",
    "the throw is lost, a 2",
    "the throw is lost, a 3",
    "the throw is lost, a 4",
    "the throw is lost, a 6",
    "undo",
]
