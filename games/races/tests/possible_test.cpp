// "As much as possible": which markers may and must play the factors of a tile.
#include <gtest/gtest.h>

#include "games/races/tests/positions.hpp"

namespace nemeton::races {
namespace {

TEST(RacePossible, BothFactorsMustBeUsedWhereTheTotalCanBePlayed) {
  EXPECT_EQ(Table<Tabulus>(2).markers(0, "40 home home home").play("21").awaited(), "3:40-43");
}

TEST(RacePossible, BothFactorsMustBeUsedWhereAPairCanBePlayed) {
  EXPECT_EQ(Table<Tabulus>(2).markers(0, "43 44 home home").play("31").awaited(), "1:44-45 3:43-46")
      << "not 1:43-44, after which nobody could play 3";
}

TEST(RacePossible, FirstActionIsATotalOrBelongsToAPair) {
  // 40 can play all; 44 only the 2 and the 1; so the 5 is 40's, and the 1 that of 44.
  EXPECT_EQ(Table<Tabulus>(2).markers(0, "40 44 home home").play("51").awaited(), "1:44-45 5:40-45 6:40-46");
}

TEST(RacePossible, PairIsOfTwoDifferentMarkers) {
  EXPECT_EQ(Table<Tabulus>(2).markers(0, "42 home home s").play("32").awaited(), "3:42-45")
      << "no marker plays both, one after another";
  EXPECT_EQ(Table<Tabulus>(2).markers(0, "40 44 home home").play("54").awaited(), "5:40-45")
      << "40 alone can play either, and not the total";
}

TEST(RacePossible, PairWithADoubleNeedsTwoMarkersThatCanPlayIt) {
  EXPECT_EQ(Table<Tabulus>(2).markers(0, "42 44 home home").play("33").awaited(), "3:42-45");
  auto table = Table<Tabulus>(2).markers(0, "42 43 home home").play("33");
  EXPECT_EQ(table.awaited(), "3:42-45 3:43-46");
  EXPECT_EQ(table.play("3:42-45").awaited(), "3:43-46");
}

TEST(RacePossible, PairEntersTogetherOrNotAtAll) {
  auto table = Table<Tabulus>(2).markers(0, "s 43 home home").play("42");
  EXPECT_EQ(table.awaited(), "6:s-6") << "no pair of s and 43";
  auto two = Table<Tabulus>(2).markers(0, "s s 43 44").play("31");
  EXPECT_EQ(two.awaited(), "1:44-45 1:s-1 3:43-46 3:s-3 4:s-4");
  EXPECT_EQ(two.play("3:43-46 1-1").awaited(), "1:44-45");
}

TEST(RacePossible, CountsWhereEachStandsBeforeTheFirstAction) {
  // 45 could not play the 3; that the first marker comes to Start changes nothing for it.
  auto table = Table<Tabulus>(2).markers(0, "s 43 45 home").play("31 3:43-46 1-0");
  EXPECT_EQ(table.at(0), "s s 45 home");
  EXPECT_EQ(table.awaited(), "1:45-46")
      << "no marker enters by the second factor: it was on the board that the first one moved";
}

TEST(RacePossible, SecondActionIsAnyMoveOfAnyOtherMarkerThatPairs) {
  auto table = Table<Tabulus>(2).markers(0, "10 20 30 s").markers(1, "31").play("21 2:10-12");
  EXPECT_EQ(table.awaited(), "1:20-21 1:30-31 1:30-31x1");
}

TEST(RacePossible, MarkerThatHasMovedMovesNoMoreWhereverItIs) {
  auto table = Table<Tabulus>(2).markers(0, "10 12 home home").play("21 2:10-12");
  EXPECT_EQ(table.awaited(), "1:12-13");
  EXPECT_EQ(table.play("1:12-13").at(0), "12 13 home home");
  auto entering = Table<Tabulus>(2).markers(0, "s s home home").markers(1, "3").play("31 3:s-3x1 0-1");
  EXPECT_EQ(entering.at(0), "s s home home");
  EXPECT_EQ(entering.play("1:s-1").at(0), "s 1 home home");
}

TEST(RacePossible, SecondMoveIsJudgedWithWhatHasBeenTurnedSince) {
  auto table = Table<Tabulus>(2).markers(0, "5 4 home home").play("42 4:5-27~5 2-0");
  EXPECT_EQ(table.awaited(), "2:4-6") << "2:4-24~5 went as long as the gate was not known";
  auto open = Table<Tabulus>(2).markers(0, "5 4 home home").play("42 4:5-27~5 1-0");
  EXPECT_EQ(open.awaited(), "2:4-24~5 2:4-6");
}

TEST(RacePossible, SecondFactorIsLostWhereNoMoveIsLeft) {
  // From 4 two steps lead only by the gate, which shows too much.
  const auto board = read_board(
      "positions 10\nway 1..4 10\nway 5..10\ngate 4 5\nseat all enters 1 ends 10\npicture\n1 2 3 4 5 6 7 8 9 "
      "10");
  ASSERT_TRUE(board) << board.error();
  Table<Tabulus> table(2);
  State& state = table.state;
  state.team(0) = {4, 4, kHome, kHome};
  go_on(*board, state, static_cast<Action>(tile_number(3, 2)));
  Actions list;
  actions(*board, state, list);
  ASSERT_EQ(state.stage, Stage::move);
  ASSERT_EQ(list.size(), 4u) << "the total by the gate with either declared, and either factor as the first of a pair";
  const Action three = by_gate(make_move(3, 4, 7), 0, 3);
  ASSERT_EQ(std::ranges::count(list, three), 1);
  go_on(*board, state, three);
  auto open = state;
  go_on(*board, state, turned(1, 2));
  EXPECT_EQ(state.seat, 1) << "the 3 beats the 2, and the 2 does not";
  EXPECT_EQ(state.team(0)[0], 7);
  go_on(*board, open, turned(2, 1));
  EXPECT_EQ(open.seat, 0);
  EXPECT_EQ(open.stage, Stage::move);
}

TEST(RacePossible, LargerFactorThatAnyMarkerCanPlayMustBePlayed) {
  EXPECT_EQ(Table<Tabulus>(2).markers(0, "42 home home home").play("43").awaited(), "4:42-46");
  EXPECT_EQ(Table<Tabulus>(2).markers(0, "42 45 home home").play("43").awaited(), "4:42-46");
}

TEST(RacePossible, SmallerFactorIsPlayedWhereOnlyItCanBe) {
  auto table = Table<Tabulus>(2).markers(0, "43 home home home").play("43");
  EXPECT_EQ(table.awaited(), "3:43-46");
  EXPECT_EQ(table.play("3:43-46 1-0").seat(), 1);
}

TEST(RacePossible, TileIsPassedWithoutANodeWhereNothingCanBePlayed) {
  auto table = Table<Tabulus>(2).markers(0, "45 home home s").play("32");
  EXPECT_EQ(table.seat(), 1);
  EXPECT_EQ(table.stage(), Stage::draw);
  EXPECT_EQ(table.state.ply, 0u);
}

TEST(RacePossible, TryingAGateOrAnEndCountsAsPlaying) {
  // Whether 46 is blank is not known: 43 plays the 3, and the total of 43 and 44 is not looked at.
  auto table = Table<Tabulus>(2).markers(0, "43 home home home").shows(46, 1, 0).play("31");
  EXPECT_EQ(table.awaited(), "3:43-46") << "though it will fail";
  const auto board =
      read_board("positions 6\nway 1..4 6\nway 5..6\ngate 4 5\nseat all enters 1 ends 6\npicture\n1 2 3 4 5 6");
  ASSERT_TRUE(board) << board.error();
  Table<Tabulus> gate(2);
  gate.state.team(0) = {4, kHome, kHome, kHome};
  go_on(*board, gate.state, static_cast<Action>(tile_number(2, 1)));
  Actions list;
  actions(*board, gate.state, list);
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(token(*board, gate.state, 0, list[0]), "2:4-6~4") << "by the ways 4 can go one step only";
}

TEST(RacePossible, WithAZeroTheOtherFactorIsPlayedByOneMarker) {
  auto table = Table<Tabulus>(2).markers(0, "10 s s home").play("20");
  EXPECT_EQ(table.awaited(), "2:10-12 2:s-2");
  EXPECT_EQ(table.play("2:s-2").seat(), 1);
}

TEST(RacePossible, MixedPairIsOfAnyTwoMarkers) {
  auto table = Table<Tabulus>(2, {{"mixed_entry", true}}).markers(0, "s 43 home home").play("42");
  EXPECT_EQ(table.awaited(), "2:43-45 4:s-4 6:s-6") << "43 cannot play the 4";
}

}  // namespace
}  // namespace nemeton::races
