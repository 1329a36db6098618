"""A position of the domino races: who stands where, which tiles are known, and what a turn is in the middle of."""

from collections import Counter

from races_board import BOARDS, START, on_board, tile_of

SET = [(x, y) for x in range(7) for y in range(x + 1)]  # a double-six set, the larger number first
STOCK = Counter({f"{x}{y}": 2 for x, y in SET})


class State:
    """Never changed once `apply` has returned it."""

    def __init__(self, game, options, seats):
        self.game, self.board, self.seats = game, BOARDS[game], seats
        self.target = options.get("target", 0)
        self.partners = options.get("partners", False)
        self.mixed_entry = options.get("mixed_entry", False)
        self.limit = options.get("ply_limit", 5000)
        self.hand = 0
        self.points = [0] * self.sides()
        self.ply = 0
        self.end = None  # why the game is over: "hand", "target" or "ply_limit"
        self.notes = []  # which rules this position and what led to it have touched
        self.begin_hand(0)

    def begin_hand(self, seat):
        self.hand += 1
        self.at = [[START] * (3 if self.partners else 4) for _ in range(self.seats)]  # places, by seat and marker
        self.face_up = {}  # tile -> its values on the odd and on the even position
        self.stock = STOCK.copy()
        self.tested = []  # Ends that have seen their test
        self.begin_turn(seat)

    def begin_turn(self, seat):
        self.turn = seat
        self.doubles = 0  # doubles drawn in a row in this turn
        self.drawn = None  # the tile that is played, (x, y)
        self.clear_step()
        self.wait_for("draw")

    def clear_step(self):
        self.legal = []  # the moves to choose from at `play`
        self.follow = None  # after the first half of a pair: (the other factor, the markers that may play it)
        self.action = None  # what is being carried out: a Move or a Swap
        self.todo = []  # what is left of it, each step with the position that it judges by
        self.turned = []  # the tiles that it has turned

    def wait_for(self, stage):
        """`draw`, `second` (after a 6-6) and `turn` (a tile of the board) wait for chance; `play`, `exchange` and `home` for the seat."""
        self.stage = stage

    def copy(self):
        other = object.__new__(State)
        other.__dict__.update(self.__dict__)
        other.at = [list(places) for places in self.at]
        other.points, other.face_up, other.stock = list(self.points), dict(self.face_up), self.stock.copy()
        other.tested, other.todo, other.turned = list(self.tested), list(self.todo), list(self.turned)
        other.notes = []
        return other

    # Seats and sides

    def sides(self):
        return 2 if self.partners else self.seats

    def side(self, seat):
        return seat % 2 if self.partners else seat

    def opponents(self, seat):
        return [other for other in range(self.seats) if self.side(other) != self.side(seat)]

    # Markers

    def markers(self, seat):
        """The numbers of the seat's markers that are not home."""
        return [marker for marker, place in enumerate(self.at[seat]) if place == START or on_board(place)]

    def count_on(self, seat, position):
        """How many of its markers stand on a position, all headings together."""
        return sum(on_board(place) and place[0] == position for place in self.at[seat])

    def most_advanced(self, seat):
        """The marker on the board with the fewest steps to End, or None; then by position, then by heading."""
        best, rank = None, None
        for marker, place in enumerate(self.at[seat]):
            if on_board(place):
                its_rank = (-self.board.steps_home(seat, place), place[0], place[1] == "r")
                if rank is None or its_rank > rank:
                    best, rank = marker, its_rank
        return best

    # Tiles

    def value(self, position):
        """What lies face up on a position, or None."""
        tile = tile_of(position)
        return self.face_up[tile][(position + 1) % 2] if tile in self.face_up else None
