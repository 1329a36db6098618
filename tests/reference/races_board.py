"""The boards of the domino races: entries, ways, gates and Ends, as the rule book lists them.

A place is START, HOME or a pair (position, heading); the heading is "r" where a marker heads sunwise and "" elsewhere.
"""

from functools import cache

START, HOME = "s", "home"


def on_board(place):
    return place not in (START, HOME)


def word(place):
    """A place as tokens name it."""
    return place if place == START else f"{place[0]}{place[1]}"


class Board:
    def __init__(self, positions, ways, gates, entries, ends):
        self.positions = positions  # how many
        self.ways = ways  # place -> the places one step on, gates left aside
        self.gates = gates  # position of a gate -> the place that its shortcut leads to
        self.entries = entries  # by seat: the position of its first step
        self.ends = ends  # by seat: the position of its End

    def step(self, seat, place):
        """The places one step on from here, gates left aside."""
        if place == START:
            return [(self.entries[seat], "")]
        if place[0] == self.ends[seat]:
            return []  # there is no way on from End
        return self.ways[place]

    @cache
    def after(self, seat, place, n):
        """The places where a marker may land that goes n on, gates left aside."""
        places = {place}
        for _ in range(n):
            places = {after for before in places for after in self.step(seat, before)}
        return places

    @cache
    def through(self, seat, place, gate, n, f):
        """The places where a marker may land that goes n on and takes the shortcut at this gate, less than f steps ahead."""
        landings = set()
        for d in range(f):
            for ahead in self.after(seat, place, d):
                if ahead != START and ahead[0] == gate:
                    landings |= self.after(seat, self.gates[gate], n - d - 1)
        return landings

    @cache
    def steps_home(self, seat, place):
        """The fewest steps to End, gates left aside."""
        n = 0
        while not any(ahead != START and ahead[0] == self.ends[seat] for ahead in self.after(seat, place, n)):
            n += 1
        return n


def tile_of(position):
    """Tile i covers the positions 2i - 1 and 2i."""
    return (position + 1) // 2


def tabulus():
    ways = {(p, ""): [(p + 1, "")] for p in range(1, 46)}
    return Board(46, ways, gates={5: (24, ""), 23: (42, "")}, entries=[1] * 4, ends=[46] * 4)


def triangulus():
    ways = {(p, ""): [(p + 1, "")] for p in range(1, 36)}
    ways[36, ""] = [(1, "")]
    return Board(36, ways, gates={}, entries=[1, 13, 25], ends=[36, 12, 24])


def druidica():
    ways = {}

    def lead(*positions, heading=""):
        """Each of these positions leads to the next, among other places; 7 to 13 are walked with this heading."""
        places = [(p, heading if 7 <= p <= 13 else "") for p in positions]
        for before, after in zip(places, places[1:]):
            ways.setdefault(before, []).append(after)

    lead(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 34)
    lead(7, 24, 25, 26)
    lead(26, 27, 28, 29)
    lead(26, 20, 21, 22, 23, 14)
    lead(29, 13, 12, 11, 10, 9, 8, 7, 24, heading="r")
    lead(30, 31, 34)
    lead(32, 33, 34)
    return Board(34, ways, gates={26: (33, ""), 29: (30, ""), 13: (32, "")}, entries=[1] * 4, ends=[34] * 4)


BOARDS = {"tabulus": tabulus(), "triangulus": triangulus(), "druidica": druidica()}
