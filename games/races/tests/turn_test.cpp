// A turn: draws, doubles, exchanges after 0-0, the second tile after 6-6, and who comes next.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/races/tests/positions.hpp"

namespace nemeton::races {
namespace {

using testing::HasSubstr;

TEST(RaceTurn, BeginsWithADrawAndGoesOnInTheOrderOfSeats) {
  Table<Tabulus> table(3);
  EXPECT_EQ(table.stage(), Stage::draw);
  EXPECT_EQ(table.seat(), 0);
  EXPECT_EQ(table.play("21").seat(), 1);
  EXPECT_EQ(table.play("32").seat(), 2);
  EXPECT_EQ(table.play("43").seat(), 0);
}

TEST(RaceTurn, PassesOverASeatThatIsHome) {
  auto table = Table<Tabulus>(3).markers(1, "home home home home");
  table.state.out = 0b010;
  EXPECT_EQ(table.play("21").seat(), 2);
}

TEST(RaceTurn, HasAnotherDrawAfterADouble) {
  auto table = Table<Tabulus>(2).play("22 4:s-4");
  EXPECT_EQ(table.seat(), 0);
  EXPECT_EQ(table.stage(), Stage::draw);
  EXPECT_EQ(table.play("21 3:4-7").seat(), 1);
}

TEST(RaceTurn, HasAnotherDrawAfterADoubleThatCouldNotBePlayed) {
  auto table = Table<Tabulus>(2).markers(0, "45 home home home").play("33");
  EXPECT_EQ(table.seat(), 0);
  EXPECT_EQ(table.stage(), Stage::draw);
}

TEST(RaceTurn, HasADoublePlayedByBothFactorsOrTheTotal) {
  EXPECT_EQ(Table<Tabulus>(2).play("22").awaited(), "2:s-2 4:s-4");
  EXPECT_EQ(Table<Tabulus>(2).play("22 2:s-2 2:s-2").at(0), "2 2 s s");
}

TEST(RaceThirdDouble, IsNotPlayedAndSendsTheMostAdvancedMarkerToStart) {
  auto table = Table<Tabulus>(2).markers(0, "30 12 home home").play("11 2:12-14 22 4:14-18 33");
  EXPECT_EQ(table.at(0), "s 18 home home");
  EXPECT_EQ(table.seat(), 1);
}

TEST(RaceThirdDouble, CountsTheBlankAndTheDoubleSix) {
  auto table = Table<Tabulus>(2).markers(0, "30 s s s").play("00 pass 66 21 00");
  EXPECT_EQ(table.at(0), "s s s s");
  EXPECT_EQ(table.seat(), 1) << "no exchange";
  auto six = Table<Tabulus>(2).markers(0, "30 s s s").play("00 pass 11 2:s-2 66");
  EXPECT_EQ(six.at(0), "s 2 s s");
  EXPECT_EQ(six.seat(), 1) << "no second tile";
}

TEST(RaceThirdDouble, IsOneInTheSameTurn) {
  auto table = Table<Tabulus>(2).markers(0, "30 s s s").play("00 pass 00 pass 21 3:30-33");
  EXPECT_EQ(table.seat(), 1);
  EXPECT_EQ(table.play("11 2:s-2").seat(), 1) << "another seat counts from the beginning";
  EXPECT_EQ(table.at(0), "33 s s s");
}

TEST(RaceThirdDouble, DoesNothingWhereNoMarkerIsOnTheBoard) {
  auto table = Table<Tabulus>(2).play("00 pass 00 pass 33");
  EXPECT_EQ(table.at(0), "s s s s");
  EXPECT_EQ(table.seat(), 1);
}

TEST(RaceMostAdvanced, HasTheFewestStepsToItsEndByTheShortestWayWithoutGates) {
  EXPECT_EQ(Table<Druidica>(2).markers(0, "26 13r 14 24").play("00 pass 00 pass 33").at(0), "26 13r s 24");
  EXPECT_EQ(Table<Druidica>(2).markers(0, "26 13r 24 6").play("00 pass 00 pass 33").at(0), "s 13r 24 6") << "11 steps";
  EXPECT_EQ(Table<Triangulus>(3).turn(1).markers(1, "2 35 20").play("00 pass 00 pass 33").at(1), "s 35 20 s")
      << "the lap counts, not the number";
}

TEST(RaceMostAdvanced, IsWithEqualStepsTheHigherPosition) {
  const Route& route = Druidica::board().route(0);
  ASSERT_EQ(route.steps[13], route.steps[23]);
  EXPECT_EQ(Table<Druidica>(2).markers(0, "13 23 s s").play("00 pass 00 pass 33").at(0), "13 s s s");
  EXPECT_EQ(Table<Druidica>(2).markers(0, "23 13 s s").play("00 pass 00 pass 33").at(0), "s 13 s s");
}

TEST(RaceMostAdvanced, IsWithEqualStepsAndPositionTheOneThatHeadsSunwise) {
  // On the three boards the headings of a position differ in steps; on this one they do not.
  const auto board = read_board(
      "positions 8\nway 1 2 3 8\nway 1 4 3r 5 8\nway 3 6 8\nway 5 7 8\nway 3r 8\nseat all enters 1 ends 8\npicture\n1 "
      "2 3 4 5 6 7 8");
  ASSERT_TRUE(board) << board.error();
  const Place sunwise = place_named(*board, "3r");
  ASSERT_EQ(board->route(0).steps[3], board->route(0).steps[sunwise]);
  EXPECT_GT(board->route(0).rank[sunwise], board->route(0).rank[3]);
}

TEST(RaceExchange, IsOfferedAfterBlankAndCanBePassed) {
  auto table = Table<Tabulus>(2).play("00");
  EXPECT_EQ(table.awaited(), "pass") << "pass alone is still a node";
  table.play("pass");
  EXPECT_EQ(table.seat(), 0);
  EXPECT_EQ(table.stage(), Stage::draw);
}

TEST(RaceExchange, IsOfAnOwnMarkerEvenAtStartWithASingleMarkerOfAnOpponent) {
  auto table = Table<Tabulus>(2).markers(0, "10 20").markers(1, "15 30").play("00");
  EXPECT_EQ(table.awaited(), "pass swap:10-15x1 swap:10-30x1 swap:20-15x1 swap:20-30x1 swap:s-15x1 swap:s-30x1");
}

TEST(RaceExchange, ChangesPlaces) {
  auto table = Table<Tabulus>(2).markers(0, "10").markers(1, "30").shows(30, 1, 1).play("00 swap:10-30x1");
  EXPECT_EQ(table.at(0), "30 s s s");
  EXPECT_EQ(table.at(1), "10 s s s");
  EXPECT_EQ(table.seat(), 0);
  EXPECT_EQ(table.stage(), Stage::draw) << "then another draw";
}

TEST(RaceExchange, FromStartSendsTheOpponentThere) {
  auto table = Table<Tabulus>(2).markers(1, "30").shows(30, 1, 1).play("00 swap:s-30x1");
  EXPECT_EQ(table.at(0), "30 s s s");
  EXPECT_EQ(table.at(1), "s s s s");
}

TEST(RaceExchange, IsNotWithAKnownBlank) {
  EXPECT_EQ(Table<Tabulus>(2).markers(1, "30").shows(30, 1, 0).play("00").awaited(), "pass");
}

TEST(RaceExchange, IsNotWhereTheOpponentHasTwo) {
  EXPECT_EQ(Table<Tabulus>(2).markers(1, "30 30 31").play("00").awaited(), "pass swap:s-31x1");
  EXPECT_EQ(Table<Druidica>(2).markers(1, "9 9r").play("00").awaited(), "pass");
}

TEST(RaceExchange, IsNotOnOneAndTheSamePosition) {
  EXPECT_EQ(Table<Tabulus>(2).markers(0, "30 31 31 31").markers(1, "30").play("00").awaited(), "pass swap:31-30x1");
  EXPECT_EQ(Table<Druidica>(2).markers(0, "9 9 9 9").markers(1, "9r").play("00").awaited(), "pass");
}

TEST(RaceExchange, IsNotOntoOnesOwnEnd) {
  EXPECT_EQ(Table<Triangulus>(3).markers(0, "5 5 5 5").markers(1, "36 20").play("00").awaited(), "pass swap:5-20x1");
  EXPECT_EQ(Table<Triangulus>(3).markers(0, "5 12 12 12").markers(1, "20").play("00").awaited(), "pass swap:5-20x1");
}

TEST(RaceExchange, IsNotWithAPartner) {
  auto table = Table<Tabulus>(4, {{"partners", true}}).markers(1, "11").markers(2, "20").play("00");
  EXPECT_EQ(table.awaited(), "pass swap:s-11x1");
}

TEST(RaceExchange, NamesTheOpponent) {
  EXPECT_EQ(Table<Tabulus>(3).markers(1, "11").markers(2, "11").play("00").awaited(), "pass swap:s-11x1 swap:s-11x2");
}

TEST(RaceExchange, TurnsTheTileOfTheOpponentFirst) {
  auto table = Table<Tabulus>(2).markers(0, "10").markers(1, "30").play("00 swap:10-30x1");
  EXPECT_EQ(table.stage(), Stage::turn);
  EXPECT_EQ(table.state.turning, 30);
  EXPECT_EQ(table.play("0-2").at(0), "30 s s s");
}

TEST(RaceExchange, FailsOnABlankAndSendsTheAttackersMostAdvancedMarkerToStart) {
  auto table = Table<Tabulus>(2).markers(0, "10 40").markers(1, "30").play("00 swap:10-30x1 2-0");
  EXPECT_EQ(table.at(0), "10 s s s");
  EXPECT_EQ(table.at(1), "30 s s s");
  EXPECT_EQ(table.seat(), 0);
  EXPECT_EQ(table.stage(), Stage::draw);
  EXPECT_EQ(Table<Tabulus>(2).markers(1, "30").play("00 swap:s-30x1 2-0").at(0), "s s s s");
}

TEST(RaceExchange, GivesAMarkerTheHeadingOfTheOneThatStoodThere) {
  auto table = Table<Druidica>(2).markers(0, "3").markers(1, "12r").play("00");
  EXPECT_THAT(table.awaited(), HasSubstr("swap:3-12rx1"));
  table.play("swap:3-12rx1 1-1");
  EXPECT_EQ(table.at(0), "12r s s s");
  EXPECT_EQ(table.at(1), "3 s s s");
  auto both = Table<Druidica>(2).markers(0, "8r").markers(1, "9").play("00 swap:8r-9x1 1-1");
  EXPECT_EQ(both.at(0), "9 s s s");
  EXPECT_EQ(both.at(1), "8r s s s");
}

TEST(RaceDoubleSix, DrawsASecondTileOfTheSameStockThatIsUsedUp) {
  auto table = Table<Tabulus>(2).play("66");
  EXPECT_EQ(table.stage(), Stage::second);
  EXPECT_NEAR(table.chance("66"), 1 / 55.0, 1e-12);
  EXPECT_NEAR(table.chance("65"), 2 / 55.0, 1e-12);
  table.play("10");
  EXPECT_EQ(table.state.stock.size(), 54);
}

TEST(RaceDoubleSix, TakesAnyMarkerHomeWhereTheSecondTileHasSevenPipsOrMore) {
  auto table = Table<Tabulus>(2).markers(0, "10 10 20").play("66 61");
  EXPECT_EQ(table.awaited(), "home:10 home:20 home:s");
  EXPECT_EQ(table.play("home:10").at(0), "home 10 20 s");
  EXPECT_EQ(table.seat(), 0);
  EXPECT_EQ(table.stage(), Stage::draw);
  EXPECT_EQ(Table<Tabulus>(2).play("66 43 home:s").at(0), "home s s s");
}

TEST(RaceDoubleSix, MovesNothingWhereTheSecondTileHasFewer) {
  auto table = Table<Tabulus>(2).markers(0, "10").play("66 60");
  EXPECT_EQ(table.at(0), "10 s s s");
  EXPECT_EQ(table.seat(), 0);
  EXPECT_EQ(table.stage(), Stage::draw);
}

TEST(RaceDoubleSix, LeavesTheTestOfEndAlone) {
  auto table = Table<Tabulus>(2).markers(0, "10 45").shows(46, 1, 0).play("66 61 home:10 10 1:45-46");
  EXPECT_EQ(table.at(0), "home s s s") << "home whatever End shows; the next marker has the test";
  auto down = Table<Tabulus>(2).markers(0, "10").play("66 61 home:10");
  EXPECT_FALSE(down.state.shown.at(46));
  EXPECT_EQ(down.state.tested, 0);
}

TEST(RaceDoubleSix, HasASecondTileThatDoesNotCountTowardsThreeDoubles) {
  auto table = Table<Tabulus>(2).markers(0, "10").play("66 11 22 4:10-14");
  EXPECT_EQ(table.seat(), 0);
  EXPECT_EQ(table.at(0), "14 s s s");
  EXPECT_EQ(table.play("33").at(0), "s s s s");
}

TEST(RaceTurn, EndsWhenTheSeatGoesOut) {
  auto table = Table<Tabulus>(3).markers(0, "45 home home home").shows(46, 1, 1).play("11");
  ASSERT_EQ(table.awaited(), "1:45-46");
  table.play("1:45-46");
  EXPECT_EQ(table.seat(), 1) << "no other draw after the double";
  auto six = Table<Tabulus>(3).markers(0, "45 home home home").play("66 61 home:45");
  EXPECT_EQ(six.seat(), 1);
}

TEST(RaceTurn, LosesTheSecondFactorWhenTheFirstWasWithTheLastMarkerOnTheBoard) {
  auto table = Table<Tabulus>(2).markers(0, "45 s home home").shows(46, 1, 1).play("21");
  EXPECT_EQ(table.play("1:45-46").seat(), 1);
}

}  // namespace
}  // namespace nemeton::races
