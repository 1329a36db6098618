#!/usr/bin/env python3
"""Tests of the references themselves, against what is known of the games from elsewhere."""

import csv
import os
import random
import unittest

import bluff
import bluff_ways
import brandubh
import danube
import duel
import sigily
import sigily_board
import sigily_landing
import sigily_ways
import tug


def perft(state, depth):
    if state.end:
        return 0
    if depth == 1:
        return len(state.legal)
    return sum(perft(brandubh.apply(state, state.turn, token), depth - 1) for token in state.legal)


class Brandubh(unittest.TestCase):
    def test_counts_of_the_lines_from_the_start(self):
        for rules in ("basic", "challenge"):
            start = brandubh.start({"rules": rules}, 2)
            self.assertEqual([perft(start, depth) for depth in (1, 2, 3, 4)], [40, 960, 39512, 1007392], rules)

    def test_games_that_people_played(self):
        """Under `challenge`. Where the rules end a game with a winner it is the recorded one; six end in a tie only here."""
        path = os.environ.get("NEMETON_BRANDUBH_GAMES", "")
        if not os.path.exists(path):
            self.skipTest("NEMETON_BRANDUBH_GAMES does not name the file of recorded games")
        replayed = ties = 0
        with open(path, encoding="utf-8", newline="") as file:
            for row in csv.reader(file):
                moves, winner = [move for move in row[0].split() if move != "timeout"], row[-1]
                state = brandubh.start({"rules": "challenge", "ply_limit": 100000}, 2)
                for move in moves:
                    token, *taken = move.split("x")
                    self.assertIn(token, state.legal, row)
                    before = state.board
                    state = brandubh.apply(state, state.turn, token)
                    gone = [square for square in before if square not in state.board and square != token[:2]]
                    self.assertEqual(sorted(square for square in gone if before[square] != brandubh.KING), sorted(taken), row)
                    if state.end:  # that house knew no repetition and went on
                        break
                replayed += bool(moves)
                if state.end and state.end[0] is None:
                    ties += winner != "Draw"
                elif state.end:
                    self.assertEqual(["Black", "White"][state.end[0]], winner, row)
        self.assertEqual((replayed, ties), (523, 6))

    def test_pieces_only_leave_by_capture_and_never_rest_where_they_may_not(self):
        rng = random.Random(1)
        for _ in range(50):
            state = brandubh.start({"rules": rng.choice(["basic", "challenge"]), "ply_limit": 150}, 2)
            while not state.end:
                before = list(state.board.values())
                mover = state.turn
                state = brandubh.apply(state, mover, rng.choice(state.legal))
                gone = [piece for piece in set(before) if before.count(piece) > list(state.board.values()).count(piece)]
                self.assertTrue(all(brandubh.side(piece) != mover for piece in gone))
                resting = [state.board.get(square) for square in brandubh.CORNERS + [brandubh.THRONE]]
                self.assertTrue(all(piece in (None, brandubh.KING) for piece in resting))


class Bluff(unittest.TestCase):
    def on_the_table(self, options, *rolls):
        state = bluff.start({"show": False, **options}, len(rolls))
        for roll in rolls:
            state = bluff.apply(state, None, roll)
        return state

    def after(self, state, *tokens):
        for token in tokens:
            seat = bluff.node(state)[1][0]
            self.assertIn(token, bluff.actions(state, seat))
            state = bluff.apply(state, seat, token)
        return state

    def test_the_examples_that_came_with_the_game(self):
        """Three fives and three Magic Ones of others are six fives; with three Magic Ones of one's own there are six of them."""
        state = self.on_the_table({}, "24555", "12346", "12344", "12266")
        for said, dice in [("5x5", [5, 4, 5, 5]), ("6x5", [5, 4, 4, 4]), ("7x5", [4, 5, 5, 5])]:
            self.assertEqual(self.after(state, said, "challenge").dice, dice)
        state = self.on_the_table({}, "11156", "12346", "12344", "12266")
        for said, dice in [("5x1", [5, 4, 5, 5]), ("6x1", [5, 4, 4, 4]), ("7x1", [4, 5, 5, 5])]:
            self.assertEqual(self.after(state, said, "challenge").dice, dice)

    def test_the_shields_on_the_board(self):
        board = bluff.TRACK[:30]
        self.assertEqual(sorted(board), [("red", k) for k in range(1, 11)] + [("white", k) for k in range(1, 21)])
        self.assertEqual(board[-3:], [("white", 19), ("red", 10), ("white", 20)])

    def test_the_smallest_raises_go_through_all_bids_in_one_line(self):
        for seats in (2, 3):
            state, made = self.on_the_table({}, *["12345"] * seats), []
            bids = bluff.bids_possible(state)
            while bluff.bids_possible(state):
                after = [bluff.apply(state, state.turn, f"{n}x{face}") for n, face in bluff.bids_possible(state)]
                state = max(after, key=lambda each: len(bluff.bids_possible(each)))  # the smallest leaves the most to be bid
                made.append(state.bids[-1][1:3])
            self.assertEqual((len(made), sorted(made)), (6 * 5 * seats, bids))
            self.assertEqual(bluff.actions(state, state.turn), ["challenge"])

    def test_dice_only_go_at_challenges_and_lie_where_they_were_rolled(self):
        rng = random.Random(5)
        for game in range(150):
            seats = rng.choice(bluff.SEATS)
            state = bluff.start(bluff_ways.options(rng), seats)
            while not state.end:
                before = state
                kind, to_act = bluff.node(state)
                seat = to_act[0] if to_act else None
                token = rng.choice(list(bluff.outcomes(state)) if kind == "chance" else bluff.actions(state, seat)[-9:])
                state = bluff.apply(state, seat, token)
                self.assertEqual(sum(state.dice) < sum(before.dice), token == "challenge")
                if state.stage in ("bid", "show") and not state.end:
                    self.assertEqual([len(state.hidden[who] + state.shown[who]) for who in range(seats)], state.dice)
            self.assertAlmostEqual(sum(bluff.returns(state)), 0)

    def test_the_chances_of_the_dice(self):
        self.assertEqual([len(bluff.rolls(dice)) for dice in range(1, 6)], [6, 21, 56, 126, 252])
        self.assertTrue(all(sum(bluff.rolls(dice).values()) == 1 for dice in range(1, 6)))
        self.assertEqual([bluff.rolls(5)[roll] * 6**5 for roll in ("11111", "11112", "13356", "12345")], [1, 5, 60, 120])


class Danube(unittest.TestCase):
    def test_boats_are_conserved_and_stand_apart_on_allowed_squares(self):
        rng = random.Random(2)
        for _ in range(30):
            state = danube.start({}, 2)
            while not state.end:
                home = danube.view(state, None)["home"]
                kind, _ = danube.node(state)
                tokens = list(danube.STICKS) if kind == "chance" else state.legal
                self.assertTrue(tokens)
                state = danube.apply(state, None, rng.choice(tokens))
                for seat in (0, 1):
                    self.assertLessEqual(home[seat], danube.view(state, None)["home"][seat])
                self.assertFalse(state.boats[0] & state.boats[1])
                self.assertTrue(all(1 <= boat <= 35 and boat != danube.RAPIDS for boat in state.boats[0] | state.boats[1]))

    def test_a_throw_is_used_up_or_no_boat_can_use_what_is_left(self):
        rng = random.Random(3)
        for _ in range(30):
            state = danube.start({}, 2)
            while not state.end:
                if danube.node(state)[0] == "chance":
                    state = danube.apply(state, None, rng.choice(list(danube.STICKS)))
                    continue
                forward = "+" in state.legal[0]
                most = danube.most_pips(state.turn, state.boats[state.turn], state.boats[1 - state.turn], state.held, state.left)
                after = danube.apply(state, state.turn, rng.choice(state.legal))
                if forward and danube.node(after)[0] == "decision" and after.turn == state.turn and after.left < state.left:
                    rest = danube.most_pips(after.turn, after.boats[after.turn], after.boats[1 - after.turn], after.held, after.left)
                    self.assertEqual(most, state.left - after.left + rest)
                state = after

    def test_the_chances_of_the_sticks(self):
        self.assertEqual(sum(danube.STICKS.values()), 1)


class Duel(unittest.TestCase):
    def test_the_example_that_came_with_the_game(self):
        def who(*played):
            cards = [card for _, card in played]
            return [i for i, (form, card) in enumerate(played) if duel.succeeds(form, card, cards[:i] + cards[i + 1:])]

        self.assertEqual(who(("J", "3S"), ("J", "AH"), ("K", "9H"), ("Q", "6H")), [1, 2])
        self.assertEqual(who(("Q", "4S"), ("K", "TD"), ("K", "TC")), [0])

    def test_cards_and_jokers_are_conserved(self):
        rng = random.Random(4)
        for game in range(60):
            seats = 2 + game % 3
            state = duel.start({"chameleon": seats > 2}, seats)
            while not state.end:
                kind, to_act = duel.node(state)
                if kind == "chance":
                    state = duel.apply(state, None, duel.deal(state, rng))
                    continue
                seat = rng.choice(to_act)
                state = duel.apply(state, seat, rng.choice(duel.actions(state, seat)))
                everywhere = sum(state.hands + state.discarded, [])
                self.assertEqual((len(everywhere), len(set(everywhere))), (40 - 40 % seats,) * 2)
                self.assertLessEqual(sum(state.jokers), duel.JOKERS)
            self.assertAlmostEqual(sum(duel.returns(state)), 0)


class Sigily(unittest.TestCase):
    def test_coins_and_chariots_are_conserved(self):
        rng = random.Random(4)
        for _ in range(40):
            seats = rng.choice(sigily.SEATS)
            state = sigily.start(sigily_ways.fit(sigily_ways.options(rng), seats), seats)
            for _ in range(600):
                lying = sum(state.lying.values())
                self.assertEqual(lying + sum(sigily_board.coins_of(state)), 52)
                for seat in range(seats):
                    stacks = list(state.stacks.values()) + ([state.mover[0]] if state.mover else [])
                    out = [chariot for stack in stacks for chariot in stack.chariots if chariot[0] == seat]
                    self.assertEqual(len(out) + len(state.hand[seat]) + state.home[seat], state.options["chariots"])
                kind, _ = sigily.node(state)
                if kind == "terminal":
                    self.assertAlmostEqual(sum(sigily.returns(state)), 0)
                    break
                tokens = list(sigily.outcomes(state)) if kind == "chance" else sigily.actions(state, None)
                self.assertTrue(tokens)
                self.assertEqual(len(tokens), len(set(tokens)))
                state = sigily.apply(state, None, rng.choice(tokens))

    def test_the_chances_of_the_sticks(self):
        self.assertEqual((sum(sigily_board.TO_MOVE.values()), sum(sigily_landing.TO_FIGHT.values())), (1, 1))


class TugOfWar(unittest.TestCase):
    def about_to_act(self, roll):
        """The position of the pictures that came with the game: seat 0 with the column 2, 3, 4 has rolled; 9 against 7 are on the rope."""
        state = tug.start({}, 2)
        for token in ("234", "124", roll):
            state = tug.apply(state, None, token)
        return state

    def after(self, state, *tokens):
        for token in tokens:
            self.assertIn(token, tug.actions(state, 0))
            state = tug.apply(state, 0, token)
        return state

    def test_the_examples_that_came_with_the_game(self):
        start = self.about_to_act("144")
        one_left = self.after(start, "4/4:elim", "4/3:elim")
        self.assertEqual((one_left.sides[1].standing, one_left.sides[1].reserve), (5, 13))
        self.assertEqual(tug.actions(one_left, 0), ["1/2:swap", "1/2:weaken"])
        weakened = self.after(one_left, "1/2:weaken")
        self.assertEqual((weakened.sides[1].standing, weakened.sides[1].weakened, weakened.turn), (4, 1, 1))
        stronger = self.after(start, "4/4:elim", "4/3:swap")
        self.assertEqual((stronger.sides[1].standing, stronger.sides[0].standing), (6, 11))
        self.assertEqual((self.after(stronger, "1/2:swap").sides[0].standing), 11)
        self.assertEqual(self.after(stronger, "1/2:swap").sides[0].column, [1, 4, 4])
        berserk = self.after(self.about_to_act("222"), "berserk:4")
        self.assertEqual((berserk.sides[1].standing, berserk.sides[1].reserve, berserk.turn), (3, 15, 1))

    def test_athletes_are_conserved_and_a_side_without_any_has_lost_its_match(self):
        rng = random.Random(6)
        for game in range(20):
            state = tug.start({"matches": 1 + game % 2}, 2)
            while not state.end:
                kind, to_act = tug.node(state)
                tokens = list(tug.outcomes(state)) if kind == "chance" else tug.actions(state, to_act[0])
                self.assertEqual(len(tokens), len(set(tokens)))
                state = tug.apply(state, to_act[0] if to_act else None, rng.choice(tokens))
                for seat, side in enumerate(state.sides):
                    ahead = state.match == 2 and state.first_match == seat
                    self.assertIn(side.on_the_rope() + side.reserve, (18, 19) if ahead else (18,))
                    self.assertGreaterEqual(min(side.standing, side.weakened, side.reserve), 0)
            if state.end[1] == "match":
                self.assertEqual(state.sides[1 - state.end[0]].on_the_rope(), 0)
                self.assertGreater(state.sides[state.end[0]].on_the_rope(), 0)

    def test_the_chances_of_the_dice(self):
        rolls = tug.outcomes(tug.start({}, 2))
        self.assertEqual((len(rolls), sum(rolls.values())), (56, 1))
        self.assertEqual([rolls[roll] * 216 for roll in ("111", "112", "123")], [1, 3, 6])


if __name__ == "__main__":
    unittest.main()
