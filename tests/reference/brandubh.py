"""The rules of Brandubh, sentence by sentence, slow and plain: a second opinion to hold the engine against."""

import copy
from collections import Counter

GAME = "brandubh"
SEATS = [2]
OPTIONS = {"rules": ["basic", "challenge", "challenge"]}
WRONG_OPTIONS = [{"rules": wrong} for wrong in ("Basic", 1, "", True)]
LENGTH = 250
RULES = 88

FILES = "abcdefg"
RANKS = "1234567"
THRONE = "d4"
CORNERS = ["a1", "g1", "a7", "g7"]
NEXT_TO_THRONE = ["d3", "d5", "c4", "e4"]
DIRECTIONS = [(0, 1), (0, -1), (1, 0), (-1, 0)]

ATTACKER, DEFENDER, KING = "attacker", "defender", "king"


class State:
    """A position. Never changed once `apply` has returned it."""

    def __init__(self):
        self.rules = "basic"
        self.limit = 500
        self.board = {}  # square -> piece; empty squares are not in it
        self.turn = 0
        self.ply = 0
        self.past = []  # every (placement, turn) so far, this one last
        self.end = None  # (winner or None, why)
        self.legal = []  # tokens of the seat to move
        self.notes = []  # which rules this position and the move that led to it have touched


def start(options, seats):
    state = State()
    state.rules = options.get("rules", "basic")
    state.limit = options.get("ply_limit", 500)
    for square in ["d1", "d2", "d6", "d7", "a4", "b4", "f4", "g4"]:
        state.board[square] = ATTACKER
    for square in ["d3", "d5", "c4", "e4"]:
        state.board[square] = DEFENDER
    state.board[THRONE] = KING
    state.past = [(placement(state.board), 0)]
    state.legal = moves(state, state.notes)
    return state


def placement(board):
    return frozenset(board.items())


def side(piece):
    return 0 if piece == ATTACKER else 1


def beside(square, direction):
    """The neighbour of a square in a direction; None off the board."""
    file = FILES.index(square[0]) + direction[0]
    rank = RANKS.index(square[1]) + direction[1]
    if 0 <= file < 7 and 0 <= rank < 7:
        return FILES[file] + RANKS[rank]
    return None


# Moving


def moves(state, notes):
    """The tokens of the seat to move, sorted. What was noticed on the way goes into `notes`."""
    found = []
    for square, piece in state.board.items():
        if side(piece) != state.turn:
            continue
        for direction in DIRECTIONS:
            passed_throne = False
            to = beside(square, direction)
            while to is not None and to not in state.board:
                if to == THRONE and piece != KING:
                    passed_throne = True
                    notes.append(f"{piece} may not stop on the throne")
                elif to in CORNERS and piece != KING:
                    notes.append(f"{piece} may not stop on a corner")
                else:
                    found.append(f"{square}-{to}")
                    if passed_throne:
                        notes.append(f"{piece} passes over the empty throne")
                to = beside(to, direction)
            if to == THRONE:
                notes.append(f"{piece} may not pass over the king on the throne")
    return sorted(found)


# Capturing


def hostile(state, board, square, notes):
    """Whether an empty square counts as an enemy for whoever stands beside it."""
    if square in CORNERS:
        return True
    if square == THRONE and square not in board:
        if state.rules == "challenge":
            return True
        notes.append("basic: the empty throne captures nobody")
    return False


def captures(state, board, moved, notes):
    """The squares of the pieces that the piece just moved to `moved` captures."""
    mover = board[moved]
    taken = []
    for direction in DIRECTIONS:
        square = beside(moved, direction)
        if square is None or square not in board or side(board[square]) == side(mover):
            continue
        piece = board[square]
        if piece == KING and state.rules == "challenge" and square in [THRONE] + NEXT_TO_THRONE:
            if special_king_captured(board, square, notes):
                taken.append(square)
            continue
        far = beside(square, direction)
        if far is None:
            continue
        if far in board:
            if side(board[far]) != side(mover):
                if far == THRONE:
                    notes.append(f"{state.rules}: the king on his throne protects the piece before it")
                continue
            taken.append(square)
            notes.append(f"{state.rules}: {piece} captured by {mover} against {board[far]}")
            if board[far] == KING and far == THRONE:
                notes.append(f"{state.rules}: the king on the throne helps to capture")
        elif hostile(state, board, far, notes):
            taken.append(square)
            against = "the throne" if far == THRONE else "a corner"
            notes.append(f"{state.rules}: {piece} captured by {mover} against {against}")
        if square in taken and piece == KING:
            beside_throne = "next to the throne" if square in NEXT_TO_THRONE else "elsewhere"
            where = "on the throne" if square == THRONE else beside_throne
            notes.append(f"{state.rules}: king captured between two {where}")
    return taken


def special_king_captured(board, square, notes):
    """Under `challenge`, on the throne or next to it: attackers on every side that is not the throne."""
    sides = [beside(square, direction) for direction in DIRECTIONS]
    needed = [each for each in sides if each != THRONE]
    held = [each for each in needed if board.get(each) == ATTACKER]
    where = "on the throne" if square == THRONE else "next to the throne"
    notes.append(f"challenge: king {where}, attackers on {len(held)} sides")
    return len(held) == len(needed)


# The run of the game


def node(state):
    return ("terminal", []) if state.end else ("decision", [state.turn])


def actions(state, seat):
    return state.legal


def apply(state, seat, token):
    source, to = token.split("-")
    after = copy.copy(state)
    after.board, after.legal, after.notes = dict(state.board), [], []
    after.turn = 1 - state.turn
    after.ply += 1

    mover = after.board.pop(source)
    after.board[to] = mover
    taken = captures(after, after.board, to, after.notes)
    untouched_between(after, to, after.notes)
    for square in taken:
        del after.board[square]
    if taken:
        after.notes.append(f"{len(taken)} captured at once by {mover}")
        if len(taken) > 1 and KING not in after.board.values():
            after.notes.append("the king captured along with others")
    if mover == KING and to == THRONE:
        after.notes.append("the king returns to the throne")

    after.past = state.past + [(placement(after.board), after.turn)]
    after.end = ending(after, to)
    if after.end:
        after.legal = []
        if after.ply == after.limit and after.end[1] != "ply_limit":
            after.notes.append(f"the ply limit is reached, but it ends by {after.end[1]}")
        after.notes.append(f"{after.rules}: ends by {after.end[1]}")
        if after.end[1] == "no_move":
            after.notes.append(f"no move for seat {after.turn}")
    else:
        pieces = Counter(side(piece) for piece in after.board.values())
        if pieces[0] == 1:
            after.notes.append("plays on with one attacker")
        if pieces[1] == 1:
            after.notes.append("plays on with the king alone")
    return after


def untouched_between(state, moved, notes):
    """Notes the places where nobody is captured although he stands between enemies: he walked there himself."""
    for square, piece in state.board.items():
        for first, second in [(DIRECTIONS[0], DIRECTIONS[1]), (DIRECTIONS[2], DIRECTIONS[3])]:
            ends = [beside(square, first), beside(square, second)]
            if all(end in state.board and side(state.board[end]) != side(piece) for end in ends):
                if square == moved:
                    notes.append(f"{piece} moves between two enemies")
                elif moved not in ends and side(piece) != side(state.board[moved]):
                    notes.append(f"{piece} stays between two enemies while a third one moves")
        if piece == KING and state.rules == "challenge" and square in NEXT_TO_THRONE:
            needed = [beside(square, each) for each in DIRECTIONS if beside(square, each) != THRONE]
            if all(state.board.get(each) == ATTACKER for each in needed):
                if square == moved:
                    notes.append("challenge: king moves between three attackers beside the throne")
                elif moved not in needed and state.turn == 1:
                    notes.append("challenge: king beside the throne is surrounded but none of the three has moved")


def ending(state, moved):
    """How the game stands after a move, the endings in the order of the rule book. Fills in `legal`."""
    kings = [square for square, piece in state.board.items() if piece == KING]
    if kings and kings[0] in CORNERS:
        return (1, "king_home")
    if not kings:
        return (0, "king_captured")
    if ATTACKER not in state.board.values():
        return (1, "no_attackers")
    state.legal = moves(state, state.notes)
    if not state.legal:
        return (None, "no_move")
    if state.past.count(state.past[-1]) >= 3:
        if state.past[-1] == state.past[0]:
            state.notes.append("repetition counts the set-up")
        return (None, "repetition")
    if state.ply >= state.limit:
        return (None, "ply_limit")
    return None


def returns(state):
    winner = state.end[0]
    return [0, 0] if winner is None else [1, -1] if winner == 0 else [-1, 1]


def view(state, viewer):
    def those(piece):
        return sorted((square for square in state.board if state.board[square] == piece), key=lambda square: square[::-1])

    return {
        "rules": state.rules,
        "attackers": those(ATTACKER),
        "defenders": those(DEFENDER),
        "king": those(KING)[0] if those(KING) else None,
        "turn": None if state.end else state.turn,
        "stood": state.past.count(state.past[-1]),
        "end": {"winner": state.end[0], "why": state.end[1]} if state.end else None,
    }
