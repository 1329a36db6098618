"""Ways of playing Brandubh that bring up its rare rules, wrong requests, and the list of what must come up."""

import brandubh
from brandubh import ATTACKER, DEFENDER, KING


def options(rng):
    chosen = {}
    if rng.random() < 0.75:
        chosen["rules"] = rng.choice(["basic", "challenge", "challenge"])
    if rng.random() < 0.5:
        chosen["ply_limit"] = rng.choice([rng.randint(1, 20), rng.randint(20, 200), 100000])
    return chosen


WRONG_OPTIONS = [{"ply_limit": wrong} for wrong in (0, 100001, "7")] + [{"rules": wrong} for wrong in ("Basic", 1, "", True)]
LENGTH = 250  # plies after which a game is left


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


GOALS = {
    each.__name__: each
    for each in [
        captures, several_at_once, no_attackers, no_defenders, surrounded_throne, surrounded_beside_throne, king_walks, by_corners,
        by_throne, repetition, attackers_shut_in, king_shut_in,
    ]
}

MUST = [
    "1 captured at once by attacker",
    "1 captured at once by defender",
    "1 captured at once by king",
    "2 captured at once by attacker",
    "2 captured at once by defender",
    "2 captured at once by king",
    "3 captured at once by attacker",
    "attacker may not pass over the king on the throne",
    "attacker may not stop on a corner",
    "attacker may not stop on the throne",
    "attacker moves between two enemies",
    "attacker passes over the empty throne",
    "attacker stays between two enemies while a third one moves",
    "basic: attacker captured by defender against a corner",
    "basic: attacker captured by defender against defender",
    "basic: attacker captured by defender against king",
    "basic: attacker captured by king against a corner",
    "basic: attacker captured by king against defender",
    "basic: defender captured by attacker against a corner",
    "basic: defender captured by attacker against attacker",
    "basic: ends by king_captured",
    "basic: ends by king_home",
    "basic: ends by no_attackers",
    "basic: ends by no_move",
    "basic: ends by ply_limit",
    "basic: ends by repetition",
    "basic: king captured between two elsewhere",
    "basic: king captured between two next to the throne",
    "basic: king captured between two on the throne",
    "basic: king captured by attacker against a corner",
    "basic: king captured by attacker against attacker",
    "basic: the empty throne captures nobody",
    "basic: the king on his throne protects the piece before it",
    "basic: the king on the throne helps to capture",
    "challenge: attacker captured by defender against a corner",
    "challenge: attacker captured by defender against defender",
    "challenge: attacker captured by defender against king",
    "challenge: attacker captured by defender against the throne",
    "challenge: attacker captured by king against a corner",
    "challenge: attacker captured by king against defender",
    "challenge: attacker captured by king against the throne",
    "challenge: defender captured by attacker against a corner",
    "challenge: defender captured by attacker against attacker",
    "challenge: defender captured by attacker against the throne",
    "challenge: ends by king_captured",
    "challenge: ends by king_home",
    "challenge: ends by no_attackers",
    "challenge: ends by no_move",
    "challenge: ends by ply_limit",
    "challenge: ends by repetition",
    "challenge: king beside the throne is surrounded but none of the three has moved",
    "challenge: king captured between two elsewhere",
    "challenge: king captured by attacker against a corner",
    "challenge: king captured by attacker against attacker",
    "challenge: king moves between three attackers beside the throne",
    "challenge: king next to the throne, attackers on 1 sides",
    "challenge: king next to the throne, attackers on 2 sides",
    "challenge: king next to the throne, attackers on 3 sides",
    "challenge: king on the throne, attackers on 1 sides",
    "challenge: king on the throne, attackers on 2 sides",
    "challenge: king on the throne, attackers on 3 sides",
    "challenge: king on the throne, attackers on 4 sides",
    "challenge: the king on his throne protects the piece before it",
    "challenge: the king on the throne helps to capture",
    "defender may not pass over the king on the throne",
    "defender may not stop on a corner",
    "defender may not stop on the throne",
    "defender moves between two enemies",
    "defender passes over the empty throne",
    "defender stays between two enemies while a third one moves",
    "king moves between two enemies",
    "king stays between two enemies while a third one moves",
    "no move for seat 0",
    "no move for seat 1",
    "plays on with one attacker",
    "plays on with the king alone",
    "refused: bad_option",
    "refused: illegal_action",
    "refused: not_chance",
    "refused: not_your_turn",
    "refused: nothing_to_undo",
    "repetition counts the set-up",
    "the king captured along with others",
    "the king returns to the throne",
    "the ply limit is reached, but it ends by king_captured",
    "the ply limit is reached, but it ends by king_home",
    "the ply limit is reached, but it ends by no_attackers",
    "the ply limit is reached, but it ends by no_move",
    "the ply limit is reached, but it ends by repetition",
    "undo",
]
