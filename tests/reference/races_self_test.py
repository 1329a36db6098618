#!/usr/bin/env python3
"""Tests of the reference of the domino races: positions worked out by hand from the rule book, and what no play may break."""

import random
import unittest
from fractions import Fraction

import druidica
import races
import tabulus
import triangulus
from races_board import BOARDS, HOME, START, on_board, tile_of


def place(at):
    """A place as the tests write it: "s", "home", 12 or "12r"."""
    if at in (START, HOME):
        return at
    digits = str(at).removesuffix("r")
    return int(digits), str(at)[len(digits):]


def position(game, *markers, turn=0, values={}, **options):
    """Nothing drawn yet. The places of each seat's markers, the rest at Start; values face up by odd position: {5: (4, 0)}."""
    state = game.start(options, len(markers))
    for seat, places in enumerate(markers):
        for marker, at in enumerate(places):
            state.at[seat][marker] = place(at)
    state.begin_turn(turn)
    state.face_up = {tile_of(odd): pair for odd, pair in values.items()}
    return state


def after(state, *tokens):
    for word in tokens:
        kind, to_act = races.node(state)
        possible = races.outcomes(state) if kind == "chance" else races.actions(state, None)
        assert word in possible, (word, possible)
        state = races.apply(state, to_act[0] if to_act else None, word)
    return state


def offered(state, *tokens):
    return races.actions(after(state, *tokens), None)


def places(state, seat):
    return sorted(str(at) if at in (START, HOME) else f"{at[0]}{at[1]}" for at in state.at[seat])


class Entering(unittest.TestCase):
    def test_with_6_4_by_the_total_or_two_by_a_factor_and_the_gate_only_with_the_6(self):
        self.assertEqual(
            offered(position(tabulus, [], []), "64"), sorted(["10:s-10", "10:s-28~5/6", "4:s-4", "6:s-6", "6:s-24~5"])
        )

    def test_an_odd_total_enters_nobody(self):
        state = after(position(tabulus, [], []), "61")
        self.assertEqual((state.stage, state.turn), ("draw", 1))

    def test_a_factor_0_leaves_the_total(self):
        self.assertEqual(offered(position(tabulus, [], []), "60"), ["6:s-24~5", "6:s-6"])

    def test_nobody_enters_by_one_factor_alone(self):
        self.assertEqual(offered(position(tabulus, [HOME, HOME, HOME], []), "31"), ["4:s-4"])

    def test_one_enters_beside_a_marker_on_the_board_with_mixed_entry_only(self):
        board = [HOME, HOME, 30, START]
        self.assertEqual(offered(position(tabulus, board, []), "31"), ["4:30-34", "4:s-4"])
        mixed = position(tabulus, board, [], mixed_entry=True)
        self.assertEqual(offered(mixed, "31"), sorted(["4:30-34", "4:s-4", "1:30-31", "1:s-1", "3:30-33", "3:s-3"]))
        self.assertEqual(offered(mixed, "31", "3:30-33"), ["1:s-1"])
        self.assertEqual(offered(mixed, "31", "3:s-3"), ["1:30-31"])

    def test_mixed_entry_needs_an_even_total_too(self):
        self.assertEqual(offered(position(tabulus, [HOME, HOME, 30, START], [], mixed_entry=True), "32"), ["5:30-35"])

    def test_on_triangulus_each_seat_at_its_own_place(self):
        self.assertEqual(offered(position(triangulus, [], [], [], turn=1), "60"), ["6:s-18"])
        self.assertEqual(offered(position(triangulus, [], [], [], turn=2), "64"), ["10:s-34", "4:s-28", "6:s-30"])

    def test_forks_count_as_for_any_move(self):
        self.assertEqual(offered(position(druidica, [HOME] * 3, []), "53"), ["8:s-24", "8:s-8"])


class Ways(unittest.TestCase):
    def landings(self, game, at, n, seat=0):
        return sorted(f"{p}{heading}" for p, heading in BOARDS[game].after(seat, place(at), n))

    def test_of_druidica(self):
        self.assertEqual(self.landings("druidica", 7, 1), ["24", "8"])
        self.assertEqual(self.landings("druidica", "7r", 1), ["24"])
        self.assertEqual(self.landings("druidica", 6, 5), ["11", "20", "27"])
        self.assertEqual(self.landings("druidica", 26, 5), ["12r", "14"])
        self.assertEqual(self.landings("druidica", "13r", 7), ["24"])
        self.assertEqual(self.landings("druidica", 13, 7), ["34"])
        self.assertEqual(self.landings("druidica", 13, 8), [])
        self.assertEqual(self.landings("druidica", 30, 2), ["34"])
        self.assertEqual(self.landings("druidica", 32, 2), ["34"])

    def test_of_triangulus_go_round_to_the_own_end(self):
        self.assertEqual(self.landings("triangulus", 34, 4, seat=1), ["2"])
        self.assertEqual(self.landings("triangulus", 34, 4, seat=0), [])
        self.assertEqual(self.landings("triangulus", 10, 2, seat=1), ["12"])
        self.assertEqual(self.landings("triangulus", 10, 3, seat=1), [])

    def test_home_take_as_many_steps_as_the_boards_are_long(self):
        for game, seats, steps in (("tabulus", 4, 46), ("triangulus", 3, 36), ("druidica", 4, 20)):
            self.assertEqual([BOARDS[game].steps_home(seat, START) for seat in range(seats)], [steps] * seats, game)


class Gates(unittest.TestCase):
    def test_the_step_from_the_gate_is_one_of_the_steps(self):
        self.assertEqual(offered(position(tabulus, [3, HOME, HOME, HOME], []), "40"), ["4:3-25~5", "4:3-7"])

    def test_one_steps_ahead_of_the_factor_is_too_far(self):
        self.assertEqual(offered(position(tabulus, [1, HOME, HOME, HOME], []), "40"), ["4:1-5"])

    def test_either_factor_may_be_declared_if_both_would_do(self):
        state = position(tabulus, [3, HOME, HOME, HOME], [])
        self.assertEqual(offered(state, "43"), sorted(["7:3-10", "7:3-28~5/3", "7:3-28~5/4"]))
        self.assertEqual(offered(position(tabulus, [3, HOME, HOME, HOME], [], values={5: (3, 1)}), "43"), ["7:3-10", "7:3-28~5/4"])
        self.assertEqual(offered(position(tabulus, [3, HOME, HOME, HOME], [], values={5: (4, 1)}), "43"), ["7:3-10"])

    def test_a_double_declares_its_one_factor(self):
        self.assertEqual(offered(position(tabulus, [5, HOME, HOME, HOME], []), "22"), ["4:5-27~5/2", "4:5-9"])

    def test_a_factor_that_is_not_greater_than_the_value_turned_sends_the_marker_to_start(self):
        tried = after(position(tabulus, [3, HOME, HOME, HOME], [25]), "40", "4:3-25~5x1")
        self.assertEqual(places(after(tried, "4-2"), 0), ["home"] * 3 + ["s"])
        self.assertEqual(places(after(tried, "4-2"), 1), ["25", "s", "s", "s"])
        through = after(tried, "3-6", "2-0")  # the gate, then the bump on 25
        self.assertEqual((places(through, 0), places(through, 1)), (["25"] + ["home"] * 3, ["s"] * 4))

    def test_13_is_a_gate_for_either_heading(self):
        self.assertEqual(offered(position(druidica, [13, HOME, HOME, HOME], []), "20"), ["2:13-15", "2:13-33~13"])
        self.assertEqual(offered(position(druidica, ["13r", HOME, HOME, HOME], []), "20"), ["2:13r-11r", "2:13r-33~13"])

    def test_what_the_gate_turned_counts_for_the_bump(self):
        tried = after(position(druidica, [29, HOME, HOME, HOME], [30]), "10", "1:29-30~29x1")
        self.assertEqual((places(after(tried, "0-0"), 0), places(after(tried, "0-0"), 1)), (["home"] * 3 + ["s"], ["30"] + ["s"] * 3))
        self.assertEqual((places(after(tried, "0-4"), 0), places(after(tried, "0-4"), 1)), (["30"] + ["home"] * 3, ["s"] * 4))
        self.assertEqual(after(tried, "0-4").stage, "draw")


class AsMuchAsPossible(unittest.TestCase):
    def test_both_factors_by_one_marker_or_by_two_in_either_order(self):
        state = position(tabulus, [30, 34, HOME, HOME], [])
        self.assertEqual(offered(state, "62"), sorted(["8:30-38", "8:34-42", "6:30-36", "6:34-40", "2:30-32", "2:34-36"]))
        self.assertEqual(offered(state, "62", "6:30-36"), ["2:34-36"])
        self.assertEqual(offered(state, "62", "2:30-32"), ["6:34-40"])

    def test_the_marker_that_moved_first_moves_no_more_even_beside_another(self):
        self.assertEqual(offered(position(tabulus, [30, 36, HOME, HOME], []), "61", "6:30-36"), ["1:36-37"])
        state = after(position(tabulus, [30, 36, HOME, HOME], []), "61", "6:30-36", "1:36-37")
        self.assertEqual(places(state, 0), ["36", "37", "home", "home"])

    def test_a_pair_goes_before_one_factor(self):
        state = position(tabulus, [44, 43, HOME, HOME], [])  # no total; 3 by the second and 2 by the first, or 2 by the second
        self.assertEqual(offered(state, "32"), ["2:44-46", "3:43-46"])
        self.assertEqual(offered(state, "32", "2:44-46", "5-1"), ["3:43-46"])

    def test_else_the_larger_factor_else_the_smaller(self):
        alone = [HOME, HOME, HOME]
        self.assertEqual(offered(position(tabulus, [42] + alone, []), "42"), ["4:42-46"])
        self.assertEqual(offered(position(tabulus, [43] + alone, []), "42"), ["2:43-45"])
        self.assertEqual(after(position(tabulus, [45] + alone, []), "42").turn, 1)

    def test_a_pair_is_judged_by_where_both_stood_before(self):
        """The first fails at a gate and goes to Start: it does not enter, and the other plays on the board."""
        state = after(position(tabulus, [5, 30, HOME, HOME], []), "42", "4:5-27~5", "5-5")
        self.assertEqual(races.actions(state, None), ["2:30-32"])

    def test_after_a_double_that_cannot_be_played_there_is_another_draw(self):
        state = after(position(tabulus, [45, HOME, HOME, HOME], []), "22")
        self.assertEqual((state.stage, state.turn, state.doubles), ("draw", 0, 1))


class Bumps(unittest.TestCase):
    def test_are_the_movers_choice_and_of_a_single_marker_only(self):
        state = position(tabulus, [30, HOME, HOME, HOME], [33, 34], [33, 33])
        self.assertEqual(offered(state, "30"), ["3:30-33", "3:30-33x1"])
        self.assertEqual(offered(position(tabulus, [30, HOME, HOME, HOME], [33], [33]), "30"), ["3:30-33", "3:30-33x1", "3:30-33x2"])

    def test_never_on_a_known_blank(self):
        self.assertEqual(offered(position(tabulus, [30, HOME, HOME, HOME], [33], values={33: (0, 5)}), "30"), ["3:30-33"])

    def test_a_blank_turned_sends_the_mover_to_start(self):
        tried = after(position(tabulus, [30, HOME, HOME, HOME], [33]), "30", "3:30-33x1")
        self.assertEqual((places(after(tried, "0-5"), 0), places(after(tried, "0-5"), 1)), (["home"] * 3 + ["s"], ["33"] + ["s"] * 3))
        self.assertEqual((places(after(tried, "5-0"), 0), places(after(tried, "5-0"), 1)), (["33"] + ["home"] * 3, ["s"] * 4))

    def test_count_both_headings_together(self):
        self.assertEqual(offered(position(druidica, [9, HOME, HOME, HOME], [10, "10r"]), "10"), ["1:9-10"])
        self.assertEqual(offered(position(druidica, [9, HOME, HOME, HOME], ["10r"]), "10"), ["1:9-10", "1:9-10x1"])

    def test_none_on_the_movers_own_end_but_on_that_of_others(self):
        self.assertEqual(offered(position(triangulus, [35, HOME, HOME, HOME], [36], []), "10"), ["1:35-36"])
        self.assertEqual(offered(position(triangulus, [11, HOME, HOME, HOME], [], [12]), "10"), ["1:11-12", "1:11-12x2"])

    def test_no_partner(self):
        state = position(tabulus, [30, HOME, HOME], [33], [33], [33], partners=True)
        self.assertEqual(offered(state, "30"), ["3:30-33", "3:30-33x1", "3:30-33x3"])


class End(unittest.TestCase):
    alone = [45, 44, HOME, HOME]

    def test_a_blank_sends_the_first_back_and_the_next_is_home(self):
        state = after(position(tabulus, self.alone, [44]), "10", "1:45-46", "3-0")
        self.assertEqual(places(state, 0), ["44", "home", "home", "s"])
        self.assertEqual(places(after(state, "20", "2:44-46"), 1), ["home", "s", "s", "s"])

    def test_a_blank_that_could_be_seen_counts_too_and_no_tile_is_turned(self):
        state = after(position(tabulus, self.alone, [], values={45: (3, 0)}), "10", "1:45-46")
        self.assertEqual((places(state, 0), state.turn), (["44", "home", "home", "s"], 1))

    def test_on_triangulus_every_end_has_its_own_test(self):
        state = position(triangulus, [35, HOME, HOME], [11], [], values={35: (1, 2), 11: (3, 0)})
        state = after(state, "10", "1:35-36", "10", "1:11-12")
        self.assertEqual((places(state, 0)[:3], places(state, 1)), (["home"] * 3, ["s"] * 4))

    def test_only_an_exact_landing(self):
        self.assertEqual(after(position(tabulus, [45, HOME, HOME, HOME], []), "20").turn, 1)


class Doubles(unittest.TestCase):
    def test_the_third_sends_the_most_advanced_back_and_ends_the_turn(self):
        for third in ("11", "00", "66"):
            state = after(position(tabulus, [30, 20, HOME, HOME], [], values={}), "00", "pass", "66", "10", third)
            self.assertEqual((places(state, 0), state.turn), (["20", "home", "home", "s"], 1))

    def test_most_advanced_is_by_the_steps_to_end_without_gates_then_by_position(self):
        self.assertEqual(position(druidica, [29, 26, 8, START], []).most_advanced(0), 1)  # 21, 11 and 12 steps
        self.assertEqual(position(druidica, [29, 26, 9, START], []).most_advanced(0), 1)  # 9 has 11 steps too
        self.assertEqual(position(druidica, [19, 33, 31, START], []).most_advanced(0), 1)
        self.assertEqual(position(triangulus, [], [14, 10], []).most_advanced(1), 1)
        self.assertIsNone(position(tabulus, [], []).most_advanced(0))

    def test_with_none_on_the_board_nothing_happens(self):
        state = after(position(tabulus, [], []), "00", "pass", "00", "pass", "66")
        self.assertEqual((places(state, 0), state.turn), (["s"] * 4, 1))

    def test_6_6_brings_one_home_with_seven_pips(self):
        state = after(position(druidica, ["9r", 9, START, HOME], []), "66", "61")
        self.assertEqual(races.actions(state, None), ["home:9", "home:9r", "home:s"])
        state = after(state, "home:s")
        self.assertEqual((places(state, 0), state.stage, state.turn, state.tested), (["9", "9r", "home", "home"], "draw", 0, []))

    def test_the_second_tile_does_not_count_towards_three(self):
        state = after(position(tabulus, [30], []), "66", "00", "66", "11", "11")
        self.assertEqual((places(state, 0), state.turn), (["s"] * 4, 1))
        state = after(position(tabulus, [30], []), "66", "00", "66", "11", "10", "1:30-31")
        self.assertEqual((places(state, 0), state.turn), (["31", "s", "s", "s"], 1))


class Exchange(unittest.TestCase):
    def test_with_a_single_marker_of_an_opponent_from_start_too(self):
        state = position(tabulus, [30, 33], [33, 35], [20, 20], values={35: (0, 1)})
        self.assertEqual(offered(state, "00"), ["pass", "swap:30-33x1", "swap:s-33x1"])

    def test_not_on_one_position_whatever_the_headings(self):
        state = position(druidica, [9, HOME, HOME, HOME], ["9r", 12, "12r"])
        self.assertEqual(offered(state, "00"), ["pass"])

    def test_takes_over_the_heading(self):
        state = after(position(druidica, [3, HOME, HOME, HOME], ["12r"]), "00", "swap:3-12rx1", "1-1")
        self.assertEqual((places(state, 0), places(state, 1)), (["12r", "home", "home", "home"], ["3", "s", "s", "s"]))

    def test_from_start_sends_the_other_there(self):
        state = after(position(tabulus, [], [33]), "00", "swap:s-33x1", "1-0")
        self.assertEqual((places(state, 0), places(state, 1), state.turn), (["33", "s", "s", "s"], ["s"] * 4, 0))

    def test_a_blank_sends_the_most_advanced_of_the_attacker_back(self):
        state = after(position(tabulus, [10, 40], [33]), "00", "swap:10-33x1", "0-6")
        self.assertEqual((places(state, 0), places(state, 1)), (["10", "s", "s", "s"], ["33", "s", "s", "s"]))

    def test_puts_nobody_on_its_own_end(self):
        state = position(triangulus, [12, 5], [36, 3], [])  # 12 is seat 1's End, 36 seat 0's
        self.assertEqual(offered(state, "00"), sorted(["pass", "swap:5-3x1", "swap:s-3x1"]))

    def test_not_with_the_partner(self):
        state = position(tabulus, [10], [20], [30], [40], partners=True)
        self.assertEqual(offered(state, "00"), ["pass", "swap:10-20x1", "swap:10-40x3", "swap:s-20x1", "swap:s-40x3"])


class EndOfAHand(unittest.TestCase):
    def test_a_marker_on_the_board_is_worth_1_and_one_at_start_2(self):
        state = after(position(tabulus, [45, HOME, HOME, HOME], [10, 11, START, HOME], values={45: (1, 1)}), "10", "1:45-46")
        self.assertEqual((state.points, races.node(state)[0], races.returns(state)), ([4, 0], "terminal", [2, -2]))

    def test_the_others_play_on_and_the_last_begins_the_next(self):
        almost = [45, HOME, HOME, HOME]
        state = position(tabulus, almost, [10], [44, HOME, HOME, HOME], values={45: (1, 1)}, target=20)
        state = after(state, "10", "1:45-46")
        self.assertEqual((state.points, state.turn), ([8, 0, 0], 1))
        state = after(state, "10", "1:10-11", "20", "2:44-46")
        self.assertEqual((state.points, state.turn, state.hand, places(state, 0)), ([8, 0, 7], 1, 2, ["s"] * 4))

    def test_a_pair_wins_together_and_the_other_begins(self):
        almost = [45, HOME, HOME]
        state = position(tabulus, almost, [HOME, HOME, 20], [44, HOME, HOME], [], values={45: (1, 1)}, partners=True, target=99)
        state = after(state, "10", "1:45-46")
        self.assertEqual(state.points, [7, 0])
        state = after(state, "10", "1:20-21", "20", "2:44-46")
        self.assertEqual((state.points, state.hand, state.turn), ([14, 0], 2, 1))

    def test_returns_less_the_mean_and_by_target(self):
        state = position(tabulus, [], [], [], [], partners=True)
        state.points = [7, 0]
        self.assertEqual(races.returns(state), [1.75, -1.75, 1.75, -1.75])
        state.target = 7
        self.assertEqual(races.returns(state), [1, -1, 1, -1])
        state = position(tabulus, [], [], [], target=5)
        state.points = [5, 5, 0]
        self.assertEqual(races.returns(state), [0.25, 0.25, -0.5])

    def test_who_goes_out_with_a_double_draws_no_more(self):
        state = after(position(tabulus, [44, HOME, HOME, HOME], [], [], values={45: (1, 1)}), "11", "2:44-46")
        self.assertEqual((state.turn, state.stage), (1, "draw"))


class Chance(unittest.TestCase):
    def test_the_stock_holds_every_tile_twice(self):
        outcomes = races.outcomes(position(tabulus, [], []))
        self.assertEqual((len(outcomes), set(outcomes.values())), (28, {Fraction(1, 28)}))
        self.assertEqual(races.outcomes(after(position(tabulus, [], []), "61"))["61"], Fraction(1, 55))

    def test_a_tile_that_was_seen_is_not_turned_again(self):
        outcomes = races.outcomes(after(position(tabulus, [45, HOME, HOME, HOME], [], values={5: (6, 1)}), "10", "1:45-46"))
        self.assertEqual((len(outcomes), sum(outcomes.values())), (47, 1))
        self.assertEqual((outcomes["0-0"], outcomes["5-3"]), (Fraction(1, 27), Fraction(1, 54)))
        self.assertFalse({"6-1", "1-6"} & outcomes.keys())

    def test_an_empty_stock_is_shuffled_before_the_next_draw(self):
        state = position(tabulus, [], [])
        for word in state.stock:
            state.stock[word] = 0
        state.stock["61"] = 1
        state = after(state, "61")
        self.assertEqual(races.outcomes(state)["61"], Fraction(1, 28))
        self.assertEqual(races.outcomes(after(state, "61"))["61"], Fraction(1, 55))


class PlyLimit(unittest.TestCase):
    def test_ends_before_the_tile_is_turned(self):
        state = after(position(tabulus, [45, HOME, HOME, HOME], [], ply_limit=1), "10", "1:45-46")
        self.assertEqual((races.node(state)[0], races.returns(state)), ("terminal", [0, 0]))

    def test_an_ending_by_the_rules_comes_first(self):
        state = after(position(tabulus, [45, HOME, HOME, HOME], [], ply_limit=1, values={45: (1, 1)}), "10", "1:45-46")
        self.assertEqual(races.returns(state), [4, -4])


class ExamplesOfTheBooks(unittest.TestCase):
    """What is not among the above."""

    def test_both_numbers_must_be_used(self):
        two = [HOME, HOME]
        self.assertEqual(offered(position(tabulus, [43, 44] + two, []), "32"), ["2:44-46", "3:43-46"])
        self.assertEqual(offered(position(triangulus, [33, 34] + two, [], []), "32"), ["2:34-36", "3:33-36"])
        self.assertEqual(offered(position(druidica, [18, 17] + two, []), "32"), ["2:18-34", "3:17-34"])

    def test_coming_in_on_druidica(self):
        self.assertEqual(offered(position(druidica, [], []), "53"), ["3:s-3", "5:s-5", "8:s-24", "8:s-8"])

    def test_the_gate_of_tabulus(self):
        tried = after(position(tabulus, [3, HOME, HOME, HOME], []), "40", "4:3-25~5")
        self.assertEqual([places(after(tried, turned), 0)[0] for turned in ("3-1", "4-1")], ["25", "home"])
        self.assertIn("s", places(after(tried, "4-1"), 0))

    def test_the_first_gate_of_druidica(self):
        state = position(druidica, [24, HOME, HOME, HOME], [])
        self.assertEqual(offered(state, "30"), ["3:24-20", "3:24-27", "3:24-33~26"])
        tried = after(state, "30", "3:24-33~26")
        self.assertEqual(places(after(tried, "5-2"), 0)[0], "33")
        self.assertIn("s", places(after(tried, "5-3"), 0))

    def test_points(self):
        one_left, home = [45, HOME, HOME, HOME], [HOME] * 4
        state = position(tabulus, one_left, [10, 11, 12, START], [40, HOME, HOME, HOME], values={45: (1, 1)}, target=99)
        self.assertEqual(after(state, "10", "1:45-46").points, [6, 0, 0])
        state = position(tabulus, home, one_left, [START, HOME, HOME, HOME], turn=1, values={45: (1, 1)}, target=99)
        self.assertEqual(after(state, "10", "1:45-46").points, [0, 2, 0])

    def test_chances_while_nothing_has_been_turned(self):
        outcomes = races.outcomes(after(position(tabulus, [5, HOME, HOME, HOME], []), "10", "1:5-24~5"))
        for f in range(1, 7):
            self.assertEqual(sum(p for turned, p in outcomes.items() if int(turned[0]) < f), Fraction(f, 7))
        self.assertEqual(sum(p for turned, p in outcomes.items() if turned[0] == "0"), Fraction(1, 7))


class AnyPlay(unittest.TestCase):
    def test_keeps_to_the_board_and_comes_to_an_end(self):
        rng = random.Random(5)
        for game in (tabulus, triangulus, druidica) * 4:
            seats = rng.choice(game.SEATS)
            state = game.start({"partners": seats == 4 and rng.random() < 0.5, "mixed_entry": rng.random() < 0.5}, seats)
            while races.node(state)[0] != "terminal":
                kind, _ = races.node(state)
                if kind == "decision":
                    for seat in range(seats):
                        standing = [at for at in state.at[seat] if on_board(at)]
                        self.assertTrue(all(at in state.board.ways and at[0] != state.board.ends[seat] for at in standing))
                tokens = list(races.outcomes(state)) if kind == "chance" else races.actions(state, None)
                self.assertTrue(tokens)
                state = races.apply(state, None, rng.choice(tokens))
            self.assertAlmostEqual(sum(races.returns(state)), 0)


if __name__ == "__main__":
    unittest.main()
