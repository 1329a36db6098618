"""Ways of playing Brandubh that bring up its rare rules, and wrong requests."""

import brandubh
from brandubh import ATTACKER, DEFENDER, KING


def options(rng):
    chosen = {}
    if rng.random() < 0.75:
        chosen["rules"] = rng.choice(["basic", "challenge", "challenge"])
    if rng.random() < 0.5:
        chosen["ply_limit"] = rng.choice([rng.randint(1, 20), rng.randint(20, 200), 100000])
    return chosen


WRONG_OPTIONS = [{"rules": wrong} for wrong in ("Basic", 1, "", True)]
LENGTH = 250  # plies after which a game is left
RULES = 90  # that come up at least


def wrong_tokens(rng, state):
    own = [square for square, piece in state.board.items() if brandubh.side(piece) == state.turn]
    tokens = [f"{rng.choice(own)}-{rng.choice(brandubh.SQUARES)}" for _ in range(4)]
    tokens += [f"{rng.choice(brandubh.SQUARES)}-{rng.choice(brandubh.SQUARES)}" for _ in range(2)]
    tokens += [f"{own[0]}-{to}" for to in (brandubh.THRONE, "a1", "h4", "a8")]
    return tokens + [state.legal[0].upper(), state.legal[0] + "xd3", own[0]]


def wrong_outcomes(rng):
    return []


# Goals: the larger the number, the better for what the way of playing wants to see. Both seats work for it.


def king(state):
    return next((square for square, piece in state.board.items() if piece == KING), None)


def count(state, piece):
    return list(state.board.values()).count(piece)


def captures(state):
    return -len(state.board)


def several_at_once(state):
    """Captures of many pieces, or an empty square from which many could be captured."""
    taken = max((int(note[0]) for note in state.notes if "captured at once" in note), default=0)
    if state.end:
        return 1000 * (taken - 2)
    return max(ready(state, square) for square in brandubh.SQUARES if square not in state.board) + (1000 if taken == 3 else 0)


def ready(state, square):
    """How many pieces, of one side, a piece of the other would capture on this square."""
    best = 0
    for mover, hostile in ((0, [ATTACKER]), (1, [DEFENDER, KING])):
        pairs = [(brandubh.beside(square, each), each) for each in brandubh.DIRECTIONS]
        enemies = [(near, each) for near, each in pairs if near in state.board and brandubh.side(state.board[near]) != mover]
        fars = [brandubh.beside(near, each) for near, each in enemies]
        best = max(best, len(enemies) + 3 * len([far for far in fars if far in brandubh.CORNERS or state.board.get(far) in hostile]) ** 2)
    return best


def no_attackers(state):
    return -count(state, ATTACKER) - 20 * (state.end is not None and state.end[1] == "king_home")


def no_defenders(state):
    return -count(state, DEFENDER) - 20 * (king(state) is None)


def surrounded_throne(state):
    """The king on his throne, attackers on all four sides, one defender elsewhere to move meanwhile."""
    return surrounded(state, [brandubh.THRONE])


def surrounded_beside_throne(state):
    return surrounded(state, brandubh.NEXT_TO_THRONE)


def surrounded(state, places):
    where = king(state)
    if where is None:
        return 0
    sides = [square for square in around(where) if square != brandubh.THRONE]
    attackers = len([square for square in sides if state.board.get(square) == ATTACKER])
    in_the_way = 3 * any(state.board.get(square) == DEFENDER for square in sides)
    return 10 * (where in places) + 3 * attackers - abs(count(state, DEFENDER) - 1) - in_the_way


def king_walks(state):
    return ("the king returns to the throne" in state.notes) + 0.5 * (king(state) in brandubh.NEXT_TO_THRONE)


def by_corners(state):
    """Pieces beside the corners, and captures against them."""
    edge = [brandubh.beside(corner, each) for corner in brandubh.CORNERS for each in brandubh.DIRECTIONS]
    captured = any("captured" in note and "corner" in note for note in state.notes)
    return len([square for square in edge if square in state.board]) + 20 * captured


def by_throne(state):
    """The king away, pieces beside the empty throne."""
    beside = len([each for each in brandubh.NEXT_TO_THRONE if each in state.board])
    captured = any("captured" in note for note in state.notes)
    return 3 * (king(state) not in (None, brandubh.THRONE)) + beside + 5 * captured


def repetition(state):
    """To and fro: like two moves of each side ago."""
    back = state.past[-4] if len(state.past) >= 4 else state.past[0]
    return 10 * state.past.count(state.past[-1]) + len(state.past[-1][0] & back[0])


def attackers_shut_in(state):
    """Few attackers and few moves for them."""
    if state.end:
        return 100 * (state.end[1] == "no_move")
    return -10 * count(state, ATTACKER) - (len(state.legal) if state.turn == 0 else len(brandubh.moves(turned(state), [])))


def king_shut_in(state):
    """The king alone, going into a gap between two attackers on the edge, and a third one behind him."""
    if state.end:
        return 1000 * (state.end[1] == "no_move") - 500
    where, best = king(state), 0
    reach = king_reach(state)
    for square in brandubh.SQUARES:
        sides = around(square)
        if len(sides) == 3 and not any(each in brandubh.CORNERS for each in sides):
            inner = [each for each in sides if len(around(each)) == 4][0]
            posts = len([each for each in sides if each != inner and state.board.get(each) == ATTACKER])
            best = max(best, 4 * posts + 3 * (square in reach and posts == 2) + 30 * (where == square and posts == 2))
    return best - 10 * count(state, DEFENDER)


def king_reach(state):
    tokens = state.legal if state.turn == 1 else brandubh.moves(turned(state), [])
    return [token.split("-")[1] for token in tokens if token.startswith(king(state) + "-")]


def around(square):
    return [each for each in (brandubh.beside(square, direction) for direction in brandubh.DIRECTIONS) if each is not None]


def turned(state):
    """The same board with the other seat to move."""
    other = brandubh.State()
    other.rules, other.board, other.turn = state.rules, state.board, 1 - state.turn
    return other


GOALS = [
    captures, several_at_once, no_attackers, no_defenders, surrounded_throne, surrounded_beside_throne, king_walks, by_corners,
    by_throne, repetition, attackers_shut_in, king_shut_in,
]
