#!/usr/bin/env python3
"""Tests of the references themselves, against what is known of the games from elsewhere."""

import csv
import os
import random
import unittest

import brandubh
import danube
import duel
import sigily
import sigily_ways


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
                self.assertEqual(lying + sum(sigily.coins_of(state)), 52)
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
        self.assertEqual((sum(sigily.TO_MOVE.values()), sum(sigily.TO_FIGHT.values())), (1, 1))


if __name__ == "__main__":
    unittest.main()
