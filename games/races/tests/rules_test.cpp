// Sentences of the rules that matter on boards that no game has. tests/reference/races.py checks every sentence on those of the games.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/races/tests/positions.hpp"

namespace nemeton::races {
namespace {

// The golden playthroughs show all but the headings.
TEST(RaceTiles, AreInTheTextWithTheirGatesAndTheMarkersOnThem) {
  const auto table = Table<Druidica>(2).markers(0, "13r 13").markers(1, "13").shows(13, 4, 2);
  EXPECT_THAT(Druidica::text(table.state, 0), testing::HasSubstr("~13=4aAB"));
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

// What a marker on `place`, the last of its seat, can do with a tile.
std::string moves(const char* plan, Place place, int high, int low) {
  const Board board = read_board(plan);
  State state = Table<Tabulus>(2).state;
  state.team(0) = {place, kHome, kHome, kHome};
  go_on(board, state, static_cast<Action>(tile_number(high, low)));
  Actions list;
  actions(board, state, list);
  std::string all;
  for (const Action action : list) all += (all.empty() ? "" : " ") + token(board, state, 0, action);
  return all;
}

TEST(RacePossible, TryingAGateCountsAsPlaying) {
  EXPECT_EQ(moves("positions 6\nway 1..4 6\nway 5..6\ngate 4 5\nseat all enters 1 ends 6", 4, 2, 1), "2:4-6~4")
      << "by the ways 4 can go one step only";
}

TEST(RaceWays, OfTheSameLengthToOnePlaceAreOneAction) {
  EXPECT_EQ(moves("positions 6\nway 1 2 4\nway 1 3 4 5 6\ngate 4 6\nseat all enters 1 ends 6", 1, 3, 0),
            "3:1-5 3:1-6~4");
}

TEST(RaceGate, IsOneInOneAction) {
  EXPECT_EQ(moves("positions 8\nway 1..8\ngate 2 4\ngate 4 7\nseat all enters 1 ends 8", 1, 4, 0),
            "4:1-5 4:1-6~2 4:1-7~4")
      << "to 5 by the ways, to 6 over 2, 4 and 5, to 7 over 2, 3 and 4, but not to 8 over 2, 4 and 7";
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

TEST(RaceMostAdvanced, IsWithEqualStepsAndPositionTheOneThatHeadsSunwise) {
  // On the three boards the headings of a position differ in steps; on this one they do not.
  const auto board = read_board(
      "positions 8\nway 1 2 3 8\nway 1 4 3r 5 8\nway 3 6 8\nway 5 7 8\nway 3r 8\nseat all enters 1 ends 8\npicture\n1 "
      "2 3 4 5 6 7 8");
  const Place sunwise = place_named(board, "3r");
  ASSERT_EQ(board.route(0).steps[3], board.route(0).steps[sunwise]);
  EXPECT_GT(board.route(0).rank[sunwise], board.route(0).rank[3]);
}

}  // namespace
}  // namespace nemeton::races
