// The options, the sentences of the rules that are easiest to get wrong, and boards that no game has. tests/reference/races.py checks
// every sentence on the boards of the games.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/races/tests/positions.hpp"

namespace nemeton::races {
namespace {

void expect_returns(const std::vector<double>& found, const std::vector<double>& expected) {
  EXPECT_THAT(found, testing::Pointwise(testing::DoubleNear(1e-12), expected));
}

// Seat 0 is about to go out, with End known.
template <class G>
Table<G> about_to_go_out(int seats, Settings settings) {
  Table<G> table(seats, settings);
  for (std::size_t number = 0; number < table.state.setup.markers; ++number) table.state.team(0)[number] = kHome;
  table.state.team(0)[0] = static_cast<Place>(45);
  table.state.tested = 0b1111;
  return table;
}

TEST(RaceOptions, HaveTheDefaultsOfTheBook) {
  const OptionValues options(kOptions);
  EXPECT_EQ(options[0], 0);
  EXPECT_EQ(options[1], 0);
  EXPECT_EQ(options[2], 0);
  EXPECT_EQ(options[3], 5000);
}

TEST(RaceOptions, HaveTheRangesOfTheBook) {
  OptionValues options(kOptions);
  EXPECT_TRUE(options.set_integer("target", 99));
  EXPECT_FALSE(options.set_integer("target", 100));
  EXPECT_FALSE(options.set_integer("target", -1));
  EXPECT_FALSE(options.set_integer("ply_limit", 0));
  EXPECT_TRUE(options.set_integer("ply_limit", 100000));
}

TEST(RaceOptions, HavePartnersWithFourSeatsOnlyAndNotOnTriangulus) {
  const OptionValues partners = options_of<Tabulus>(4, {{"partners", true}});
  for (const GameInfo* info : {&Tabulus::info, &Druidica::info}) {
    EXPECT_EQ(info->conflict(partners, 4), "");
    EXPECT_EQ(info->conflict(partners, 2), "option partners is true with 2 seats, expected 4 seats or false");
    EXPECT_EQ(info->conflict(OptionValues(kOptions), 2), "");
  }
  EXPECT_EQ(Triangulus::info.conflict(partners, 3), "option partners is true, expected false: three play Triangulus");
  EXPECT_EQ(Triangulus::info.conflict(OptionValues(kOptions), 3), "");
}

TEST(RaceSeats, AreTwoToFourAndThreeOnTriangulus) {
  for (const GameInfo* info : {&Tabulus::info, &Druidica::info}) {
    EXPECT_EQ(info->min_seats, 2);
    EXPECT_EQ(info->max_seats, 4);
  }
  EXPECT_EQ(Triangulus::info.min_seats, 3);
  EXPECT_EQ(Triangulus::info.max_seats, 3);
}

// The golden playthroughs show all but the headings.
TEST(RaceTiles, AreInTheTextWithTheirGatesAndTheMarkersOnThem) {
  const auto table = Table<Druidica>(2).markers(0, "13r 13").markers(1, "13").shows(13, 4, 2);
  EXPECT_THAT(Druidica::text(table.state, 0), testing::HasSubstr("~13=4aAB"));
}

TEST(RaceMove, IsATotalByOneMarkerOrAFactorByEachOfTwoInEitherOrder) {
  auto table = Table<Tabulus>(2).markers(0, "10 12 home home").play("21");
  EXPECT_EQ(table.awaited(), "1:10-11 1:12-13 2:10-12 2:12-14 3:10-13 3:12-15");
  auto other = table;
  EXPECT_EQ(table.play("2:10-12").awaited(), "1:12-13");
  EXPECT_EQ(table.play("1:12-13").at(0), "12 13 home home");
  EXPECT_EQ(table.seat(), 1);
  EXPECT_EQ(other.play("1:12-13 2:10-12").at(0), "12 13 home home");
  EXPECT_EQ(other.seat(), 1);
}

TEST(RacePossible, CountsWhereEachStandsBeforeTheFirstAction) {
  // 45 could not play the 3; that the first marker comes to Start changes nothing for it.
  auto table = Table<Tabulus>(2).markers(0, "s 43 45 home").play("31 3:43-46 1-0");
  EXPECT_EQ(table.at(0), "s s 45 home");
  EXPECT_EQ(table.awaited(), "1:45-46")
      << "no marker enters by the second factor: it was on the board that the first one moved";
}

TEST(RacePossible, SecondFactorIsLostWhereNoMoveIsLeft) {
  // From 4 two steps lead only by the gate, which shows too much.
  const auto board = read_board(
      "positions 10\nway 1..4 10\nway 5..10\ngate 4 5\nseat all enters 1 ends 10\npicture\n1 2 3 4 5 6 7 8 9 "
      "10");
  Table<Tabulus> table(2);
  State& state = table.state;
  state.team(0) = {4, 4, kHome, kHome};
  go_on(board, state, static_cast<Action>(tile_number(3, 2)));
  Actions list;
  actions(board, state, list);
  ASSERT_EQ(state.stage, Stage::move);
  ASSERT_EQ(list.size(), 4u) << "the total by the gate with either declared, and either factor as the first of a pair";
  const Action three = by_gate(make_move(3, 4, 7), 0, 3);
  ASSERT_EQ(std::ranges::count(list, three), 1);
  go_on(board, state, three);
  auto open = state;
  go_on(board, state, turned(1, 2));
  EXPECT_EQ(state.seat, 1) << "the 3 beats the 2, and the 2 does not";
  EXPECT_EQ(state.team(0)[0], 7);
  go_on(board, open, turned(2, 1));
  EXPECT_EQ(open.seat, 0);
  EXPECT_EQ(open.stage, Stage::move);
}

TEST(RacePossible, TryingAGateOrAnEndCountsAsPlaying) {
  // Whether 46 is blank is not known: 43 plays the 3, and the total of 43 and 44 is not looked at.
  auto table = Table<Tabulus>(2).markers(0, "43 home home home").shows(46, 1, 0).play("31");
  EXPECT_EQ(table.awaited(), "3:43-46") << "though it will fail";
  const auto board =
      read_board("positions 6\nway 1..4 6\nway 5..6\ngate 4 5\nseat all enters 1 ends 6\npicture\n1 2 3 4 5 6");
  Table<Tabulus> gate(2);
  gate.state.team(0) = {4, kHome, kHome, kHome};
  go_on(board, gate.state, static_cast<Action>(tile_number(2, 1)));
  Actions list;
  actions(board, gate.state, list);
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(token(board, gate.state, 0, list[0]), "2:4-6~4") << "by the ways 4 can go one step only";
}

TEST(RaceWays, OfTheSameLengthToOnePlaceAreOneAction) {
  const auto board =
      read_board("positions 6\nway 1 2 4\nway 1 3 4 5 6\ngate 4 6\nseat all enters 1 ends 6\npicture\n1 2 3 4 5 6");
  Table<Tabulus> table(2);
  table.state.team(0) = {1, kHome, kHome, kHome};
  go_on(board, table.state, static_cast<Action>(tile_number(3, 0)));
  Actions list;
  actions(board, table.state, list);
  ASSERT_EQ(list.size(), 2u);
  EXPECT_EQ(token(board, table.state, 0, list[0]), "3:1-5");
  EXPECT_EQ(token(board, table.state, 0, list[1]), "3:1-6~4");
}

TEST(RaceGate, IsTriedWithADeclaredFactorWhereTheTotalIsPlayed) {
  auto table = Table<Tabulus>(2).markers(0, "2 home home home").play("64");
  EXPECT_EQ(table.awaited(), "10:2-12 10:2-30~5/4 10:2-30~5/6");
  table.shows(5, 5, 0);
  EXPECT_EQ(table.awaited(), "10:2-12 10:2-30~5/6");
  EXPECT_EQ(Table<Tabulus>(2).markers(0, "2 home home home").shows(5, 6, 0).play("64").awaited(), "10:2-12");
}

TEST(RaceGate, IsOneInOneAction) {
  EXPECT_EQ(Table<Druidica>(2).markers(0, "26 home home home").play("60").awaited(),
            "6:26-11r 6:26-15 6:26-33~13 6:26-34~29");
  const auto board =
      read_board("positions 8\nway 1..8\ngate 2 4\ngate 4 7\nseat all enters 1 ends 8\npicture\n1 2 3 4 5 6 7 8");
  Table<Tabulus> table(2);
  table.state.team(0) = {1, kHome, kHome, kHome};
  go_on(board, table.state, static_cast<Action>(tile_number(4, 0)));
  Actions list;
  actions(board, table.state, list);
  ASSERT_EQ(list.size(), 3u)
      << "to 5 by the ways, to 6 over 2, 4 and 5, to 7 over 2, 3 and 4, but not to 8 over 2, 4 and 7";
  EXPECT_EQ(token(board, table.state, 0, list[0]), "4:1-5");
  EXPECT_EQ(token(board, table.state, 0, list[1]), "4:1-6~2");
  EXPECT_EQ(token(board, table.state, 0, list[2]), "4:1-7~4");
}

TEST(RaceTurning, WhatAnEarlierStepHasTurnedCountsForALaterOne) {
  const auto board = read_board(
      "positions 6\nway 1..6\ngate 3 4\nseat all enters 1 ends 6\npicture\n1 2 3 4 5 6");  // 3 and 4 are one tile
  Table<Tabulus> table(2);
  State& state = table.state;
  state.teams = {{{2, kHome, kHome, kHome}, {4, kStart, kStart, kStart}, {}, {}}};
  go_on(board, state, static_cast<Action>(tile_number(2, 0)));
  go_on(board, state, bumping(by_gate(make_move(2, 2, 4), 0, 2), 1));
  ASSERT_EQ(state.stage, Stage::turn);
  auto blank = state;
  go_on(board, state, turned(1, 3));
  EXPECT_EQ(state.team(0)[0], 4);
  EXPECT_EQ(state.team(1)[0], kStart);
  go_on(board, blank, turned(1, 0));
  EXPECT_EQ(blank.team(0)[0], kStart);
  EXPECT_EQ(blank.team(1)[0], 4);
}

TEST(RaceThirdDouble, CountsTheBlankAndTheDoubleSix) {
  auto table = Table<Tabulus>(2).markers(0, "30 s s s").play("00 pass 66 21 00");
  EXPECT_EQ(table.at(0), "s s s s");
  EXPECT_EQ(table.seat(), 1) << "no exchange";
  auto six = Table<Tabulus>(2).markers(0, "30 s s s").play("00 pass 11 2:s-2 66");
  EXPECT_EQ(six.at(0), "s 2 s s");
  EXPECT_EQ(six.seat(), 1) << "no second tile";
}

TEST(RaceMostAdvanced, IsWithEqualStepsAndPositionTheOneThatHeadsSunwise) {
  // On the three boards the headings of a position differ in steps; on this one they do not.
  const auto board = read_board(
      "positions 8\nway 1 2 3 8\nway 1 4 3r 5 8\nway 3 6 8\nway 5 7 8\nway 3r 8\nseat all enters 1 ends 8\npicture\n1 "
      "2 3 4 5 6 7 8");
  const Place sunwise = place_named(board, "3r");
  ASSERT_EQ(board.route(0).steps[3], board.route(0).steps[sunwise]);
  EXPECT_GT(board.route(0).rank[sunwise], board.route(0).rank[3]);
}

TEST(RaceStock, IsShuffledBackJustBeforeTheNextDrawWhenItIsEmptyWithTheTilesOfThisTurn) {
  Table<Tabulus> table(2);
  table.state.stock.copies = std::uint64_t{1} << 2 * tile_number(2, 2);
  table.play("22 4:s-4");
  EXPECT_EQ(table.seat(), 0);
  EXPECT_EQ(table.state.stock.size(), 56);
}

TEST(RaceHand, WithPartnersIsBegunByTheLowestSeatOfTheLosingPair) {
  auto table = about_to_go_out<Tabulus>(4, {{"partners", true}, {"target", 99}}).markers(2, "home home home");
  table.state.out = 0b0100;
  table.play("10 1:45-46");
  EXPECT_EQ(table.state.hand, 2);
  EXPECT_EQ(table.seat(), 1);
  auto other = Table<Tabulus>(4, {{"partners", true}, {"target", 99}}).turn(3).markers(1, "home home home");
  other.markers(3, "45 home home");
  other.state.out = 0b0010;
  other.state.tested = 0b1111;
  other.play("10 1:45-46");
  EXPECT_EQ(other.state.hand, 2);
  EXPECT_EQ(other.seat(), 0);
}

TEST(RaceReturns, WithPartnersAreOfHalfThePairsPointsEach) {
  auto table = about_to_go_out<Tabulus>(4, {{"partners", true}})
                   .markers(1, "45 home home")
                   .markers(2, "43 home home")
                   .markers(3, "10 s home")
                   .play("10 1:45-46 10 1:45-46 30 3:43-46");
  expect_returns(table.returns(), {3.5 - 2, 0.5 - 2, 3.5 - 2, 0.5 - 2});
}

}  // namespace
}  // namespace nemeton::races
