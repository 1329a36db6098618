// Gates and their shortcuts, and the order in which an action turns tiles.
#include <gtest/gtest.h>

#include "games/races/tests/positions.hpp"

namespace nemeton::races {
namespace {

TEST(RaceGate, IsTakenWhereItLiesFewerStepsAheadThanTheFactor) {
  EXPECT_EQ(Table<Tabulus>(2).markers(0, "3 home home home").play("40").awaited(), "4:3-25~5 4:3-7");
  EXPECT_EQ(Table<Tabulus>(2).markers(0, "3 home home home").play("20").awaited(), "2:3-5") << "d < f";
  EXPECT_EQ(Table<Tabulus>(2).markers(0, "5 home home home").play("10").awaited(), "1:5-24~5 1:5-6") << "d = 0";
  EXPECT_EQ(Table<Tabulus>(2).markers(0, "6 home home home").play("60").awaited(), "6:6-12") << "the gate lies behind";
}

TEST(RaceGate, StepToTheShortcutIsOneOfTheSteps) {
  auto table = Table<Tabulus>(2).markers(0, "3 home home home").play("40 4:3-25~5 1-3");
  EXPECT_EQ(table.at(0), "25 home home home");
}

TEST(RaceGate, IsTriedWithADeclaredFactorWhereTheTotalIsPlayed) {
  auto table = Table<Tabulus>(2).markers(0, "2 home home home").play("64");
  EXPECT_EQ(table.awaited(), "10:2-12 10:2-30~5/4 10:2-30~5/6");
  table.shows(5, 5, 0);
  EXPECT_EQ(table.awaited(), "10:2-12 10:2-30~5/6");
  EXPECT_EQ(Table<Tabulus>(2).markers(0, "2 home home home").shows(5, 6, 0).play("64").awaited(), "10:2-12");
}

TEST(RaceGate, DeclaredFactorMustReachIt) {
  EXPECT_EQ(Table<Tabulus>(2).markers(0, "1 home home home").play("64").awaited(), "10:1-11 10:1-29~5/6");
}

TEST(RaceGate, IsDeclaredOnceWithADouble) {
  EXPECT_EQ(Table<Tabulus>(2).markers(0, "4 home home home").play("33").awaited(), "6:4-10 6:4-28~5/3");
}

TEST(RaceGate, IsTurnedWhenItIsFaceDownAndTheMarkerPassesWithAGreaterFactor) {
  auto table = Table<Tabulus>(2).markers(0, "5 home home home").play("40 4:5-27~5");
  EXPECT_EQ(table.stage(), Stage::turn);
  EXPECT_EQ(table.state.turning, 5);
  EXPECT_EQ(table.play("3-6").at(0), "27 home home home");
}

TEST(RaceGate, SendsTheMarkerToStartWhenTheFactorIsNotGreater) {
  for (const char* tile : {"4-0", "5-0", "6-6"}) {
    auto table = Table<Tabulus>(2).markers(0, "5 home home home").markers(1, "27").play("40 4:5-27~5x1").play(tile);
    EXPECT_EQ(table.at(0), "s home home home");
    EXPECT_EQ(table.at(1), "27 s s s") << "and no bump takes place";
    EXPECT_FALSE(table.state.shown.at(27));
    EXPECT_EQ(table.seat(), 1);
  }
}

TEST(RaceGate, ThatIsKnownIsTakenOnlyWithAGreaterFactor) {
  EXPECT_EQ(Table<Tabulus>(2).markers(0, "5 home home home").shows(5, 3, 0).play("40 4:5-27~5").at(0),
            "27 home home home");
  EXPECT_EQ(Table<Tabulus>(2).markers(0, "5 home home home").shows(5, 4, 0).play("40").awaited(), "4:5-9");
}

TEST(RaceGate, IsOneInOneAction) {
  EXPECT_EQ(Table<Druidica>(2).markers(0, "26 home home home").play("60").awaited(),
            "6:26-11r 6:26-15 6:26-33~13 6:26-34~29");
  const auto board =
      read_board("positions 8\nway 1..8\ngate 2 4\ngate 4 7\nseat all enters 1 ends 8\npicture\n1 2 3 4 5 6 7 8");
  ASSERT_TRUE(board) << board.error();
  Table<Tabulus> table(2);
  table.state.team(0) = {1, kHome, kHome, kHome};
  go_on(*board, table.state, static_cast<Action>(tile_number(4, 0)));
  Actions list;
  actions(*board, table.state, list);
  ASSERT_EQ(list.size(), 3u)
      << "to 5 by the ways, to 6 over 2, 4 and 5, to 7 over 2, 3 and 4, but not to 8 over 2, 4 and 7";
  EXPECT_EQ(token(*board, table.state, 0, list[0]), "4:1-5");
  EXPECT_EQ(token(*board, table.state, 0, list[1]), "4:1-6~2");
  EXPECT_EQ(token(*board, table.state, 0, list[2]), "4:1-7~4");
}

TEST(RaceGate, AtThirteenIsOneWithEitherHeading) {
  EXPECT_EQ(Table<Druidica>(2).markers(0, "13 home home home").play("20").awaited(), "2:13-15 2:13-33~13");
  EXPECT_EQ(Table<Druidica>(2).markers(0, "13r home home home").play("20").awaited(), "2:13r-11r 2:13r-33~13");
  EXPECT_EQ(Table<Druidica>(2).markers(0, "28 home home home").shows(29, 6, 6).play("50").awaited(),
            "5:28-10r 5:28-34~13");
  EXPECT_EQ(Table<Druidica>(2).markers(0, "28 home home home").shows(29, 6, 6).play("40").awaited(),
            "4:28-11r 4:28-33~13");
}

TEST(RaceTurning, IsOfTheGateThenOfTheBump) {
  auto table = Table<Tabulus>(2).markers(0, "5 home home home").markers(1, "27").play("40 4:5-27~5x1");
  EXPECT_EQ(table.state.turning, 5);
  table.play("3-6");
  EXPECT_EQ(table.state.turning, 27);
  table.play("2-2");
  EXPECT_EQ(table.at(0), "27 home home home");
  EXPECT_EQ(table.at(1), "s s s s");
}

TEST(RaceTurning, IsOfTheGateThenOfEnd) {
  auto table = Table<Druidica>(2).markers(0, "26 home home s").play("20 2:26-34~26");
  EXPECT_EQ(table.state.turning, 26);
  table.play("6-1");
  EXPECT_EQ(table.state.turning, 34);
  EXPECT_EQ(table.play("0-2").at(0), "home home home s");
}

TEST(RaceTurning, OfAGateThatFailsLeavesTheTestOfEndAlone) {
  auto table = Table<Druidica>(2).markers(0, "26 home home s").play("20 2:26-34~26 1-2");
  EXPECT_EQ(table.at(0), "s home home s");
  EXPECT_EQ(table.state.tested, 0);
  EXPECT_FALSE(table.state.shown.at(34));
}

TEST(RaceTurning, IsOnlyOfTilesThatAreStillFaceDown) {
  auto table =
      Table<Tabulus>(2).markers(0, "5 home home home").markers(1, "27").shows(27, 2, 2).play("40 4:5-27~5x1 3-6");
  EXPECT_EQ(table.at(1), "s s s s");
  EXPECT_EQ(table.stage(), Stage::draw);
}

TEST(RaceTurning, WhatAnEarlierStepHasTurnedCountsForALaterOne) {
  const auto board = read_board(
      "positions 6\nway 1..6\ngate 3 4\nseat all enters 1 ends 6\npicture\n1 2 3 4 5 6");  // 3 and 4 are one tile
  ASSERT_TRUE(board) << board.error();
  Table<Tabulus> table(2);
  State& state = table.state;
  state.teams = {{{2, kHome, kHome, kHome}, {4, kStart, kStart, kStart}, {}, {}}};
  go_on(*board, state, static_cast<Action>(tile_number(2, 0)));
  go_on(*board, state, bumping(by_gate(make_move(2, 2, 4), 0, 2), 1));
  ASSERT_EQ(state.stage, Stage::turn);
  auto blank = state;
  go_on(*board, state, turned(1, 3));
  EXPECT_EQ(state.team(0)[0], 4);
  EXPECT_EQ(state.team(1)[0], kStart);
  go_on(*board, blank, turned(1, 0));
  EXPECT_EQ(blank.team(0)[0], kStart);
  EXPECT_EQ(blank.team(1)[0], 4);
}

}  // namespace
}  // namespace nemeton::races
