// One action of a move, sentence by sentence: entering, ways, headings, landing, bumps and End. Gates have a file of
// their own.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/races/tests/positions.hpp"

namespace nemeton::races {
namespace {

using testing::HasSubstr;
using testing::Not;

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

TEST(RaceMove, OfTheTotalEndsTheTile) {
  auto table = Table<Tabulus>(2).markers(0, "10 12 home home").play("21 3:12-15");
  EXPECT_EQ(table.at(0), "10 15 home home");
  EXPECT_EQ(table.seat(), 1);
}

TEST(RaceMove, WithAFactorZeroIsTheOtherFactorByOneMarkerWrittenOnce) {
  auto table = Table<Tabulus>(2).markers(0, "10 12 home home").play("30");
  EXPECT_EQ(table.awaited(), "3:10-13 3:12-15");
  EXPECT_EQ(table.play("3:10-13").seat(), 1);
}

TEST(RaceMove, OfMarkersThatStandTogetherIsOneAction) {
  auto table = Table<Tabulus>(2).markers(0, "10 10 home home").play("21");
  EXPECT_EQ(table.awaited(), "1:10-11 2:10-12 3:10-13");
  EXPECT_EQ(table.play("2:10-12").awaited(), "1:10-11");
}

TEST(RaceEntry, NeedsAnEvenTotal) {
  EXPECT_EQ(Table<Tabulus>(2).play("21").seat(), 1);
  EXPECT_EQ(Table<Tabulus>(2).play("31").awaited(), "1:s-1 3:s-3 4:s-4");
  EXPECT_EQ(Table<Tabulus>(2).play("30").seat(), 1);
  EXPECT_EQ(Table<Tabulus>(2).play("20").awaited(), "2:s-2");
}

TEST(RaceEntry, CountsTheEntryAsTheFirstStep) { EXPECT_EQ(Table<Tabulus>(2).play("31 1:s-1 3:s-3").at(0), "1 3 s s"); }

TEST(RaceEntry, OnTriangulusIsAtTheSeatsOwnPositionInTheBoardsNumbers) {
  EXPECT_EQ(Table<Triangulus>(3).turn(1).play("31").awaited(), "1:s-13 3:s-15 4:s-16");
  EXPECT_EQ(Table<Triangulus>(3).turn(2).play("64").awaited(), "10:s-34 4:s-28 6:s-30");
  EXPECT_EQ(Table<Triangulus>(3).turn(1).markers(1, "35").play("30").awaited(), "3:35-2");
}

TEST(RaceEntry, PassesForksAndGatesAsAnyMove) {
  EXPECT_TRUE(Table<Tabulus>(2).play("64").can("10:s-28~5/6"))
      << "the gate is reached on the fifth step, the sixth is to 24";
  EXPECT_FALSE(Table<Tabulus>(2).play("64").can("10:s-28~5/4")) << "the gate lies five steps ahead";
  EXPECT_TRUE(Table<Tabulus>(2).play("64").can("6:s-24~5"));
  EXPECT_EQ(Table<Druidica>(2).play("62").awaited(), "2:s-2 6:s-6 8:s-24 8:s-8");
}

TEST(RaceEntry, IsOfOneMarkerByTheTotalOrOfTwoByAFactorEach) {
  auto table = Table<Tabulus>(2).markers(0, "10").play("31");
  EXPECT_EQ(table.awaited(), "1:s-1 3:s-3 4:10-14 4:s-4");
  EXPECT_EQ(table.play("3:s-3").awaited(), "1:s-1") << "not 1:10-11";
}

TEST(RaceEntry, IsNotByOneFactorAlone) {
  EXPECT_EQ(Table<Tabulus>(2).markers(0, "s 10 home home").play("31").awaited(), "4:10-14 4:s-4");
  EXPECT_EQ(Table<Tabulus>(2, {{"mixed_entry", true}}).markers(0, "s 45 home home").play("42").awaited(), "6:s-6");
}

TEST(RaceEntry, MayBeMixedWithAMoveOnTheBoardWhereThatIsAgreed) {
  auto table = Table<Tabulus>(2, {{"mixed_entry", true}}).markers(0, "s 10 home home").play("31");
  EXPECT_EQ(table.awaited(), "1:10-11 1:s-1 3:10-13 3:s-3 4:10-14 4:s-4");
  auto other = table;
  EXPECT_EQ(table.play("3:s-3").awaited(), "1:10-11");
  EXPECT_EQ(other.play("1:10-11").awaited(), "3:s-3");
}

TEST(RaceEntry, MixedNeedsAnEvenTotalToo) {
  auto table = Table<Tabulus>(2, {{"mixed_entry", true}}).markers(0, "s 10 12 home").play("21");
  EXPECT_THAT(table.awaited(), Not(HasSubstr("s-")));
  EXPECT_THAT(table.play("2:10-12").awaited(), Not(HasSubstr("s-")));
}

TEST(RaceWays, AreEachAnActionWhereTheyFork) {
  EXPECT_EQ(Table<Druidica>(2).markers(0, "7 home home home").play("20").awaited(), "2:7-25 2:7-9");
  EXPECT_EQ(Table<Druidica>(2).markers(0, "25 home home home").shows(26, 0, 6).play("20").awaited(), "2:25-20 2:25-27");
  EXPECT_EQ(Table<Druidica>(2).markers(0, "5 home home home").shows(26, 0, 6).play("60").awaited(),
            "6:5-11 6:5-20 6:5-27");
}

TEST(RaceWays, OfTheSameLengthToOnePlaceAreOneAction) {
  const auto board =
      read_board("positions 6\nway 1 2 4\nway 1 3 4 5 6\ngate 4 6\nseat all enters 1 ends 6\npicture\n1 2 3 4 5 6");
  ASSERT_TRUE(board) << board.error();
  Table<Tabulus> table(2);
  table.state.team(0) = {1, kHome, kHome, kHome};
  go_on(*board, table.state, static_cast<Action>(tile_number(3, 0)));
  Actions list;
  actions(*board, table.state, list);
  ASSERT_EQ(list.size(), 2u);
  EXPECT_EQ(token(*board, table.state, 0, list[0]), "3:1-5");
  EXPECT_EQ(token(*board, table.state, 0, list[1]), "3:1-6~4");
}

TEST(RaceWays, PassPositionsOneAfterAnother) {
  EXPECT_EQ(Table<Druidica>(2).markers(0, "23 home home home").play("60").awaited(), "6:23-19");
  EXPECT_EQ(Table<Druidica>(2).markers(0, "18 home home home").play("20").awaited(), "2:18-34");
}

TEST(RaceWays, HaveNoWayOnFromEnd) {
  EXPECT_EQ(Table<Tabulus>(2).markers(0, "44 home home home").play("30").seat(), 1);
  EXPECT_EQ(Table<Triangulus>(3).markers(0, "35 home home home").play("20").seat(), 1);
}

TEST(RaceHeading, IsWrittenBehindThePositionWhereAMarkerHeadsSunwise) {
  EXPECT_EQ(Table<Druidica>(2).markers(0, "12r home home home").play("30").awaited(), "3:12r-9r");
  EXPECT_EQ(Table<Druidica>(2).markers(0, "12 home home home").shows(13, 6, 0).play("30").awaited(), "3:12-15");
  EXPECT_EQ(Table<Druidica>(2).markers(0, "29 home home home").shows(29, 6, 6).shows(13, 6, 0).play("20").awaited(),
            "2:29-12r");
  EXPECT_EQ(Table<Druidica>(2).markers(0, "9r home home home").play("66 61").awaited(), "home:9r");
}

TEST(RaceHeading, SunwiseOnSevenLeadsToTwentyFourOnly) {
  EXPECT_EQ(Table<Druidica>(2).markers(0, "7r home home home").play("10").awaited(), "1:7r-24");
  EXPECT_EQ(Table<Druidica>(2).markers(0, "8r home home home").play("20").awaited(), "2:8r-24");
}

TEST(RaceLanding, TogetherIsAllowedForAnyNumberOfMarkers) {
  auto table = Table<Tabulus>(2).markers(0, "9 11 11 11").markers(1, "11 11").play("20 2:9-11");
  EXPECT_EQ(table.at(0), "11 11 11 11");
  EXPECT_EQ(table.at(1), "11 11 s s");
}

TEST(RaceBump, IsTheMoversChoice) {
  auto table = Table<Tabulus>(2).markers(0, "9 home home home").markers(1, "11").play("20");
  EXPECT_EQ(table.awaited(), "2:9-11 2:9-11x1");
  EXPECT_EQ(table.play("2:9-11").at(1), "11 s s s");
  EXPECT_FALSE(table.state.shown.at(11));
}

TEST(RaceBump, TurnsTheTileAndSendsTheOpponentToStart) {
  auto table = Table<Tabulus>(2).markers(0, "9 home home home").markers(1, "11").play("20 2:9-11x1");
  EXPECT_EQ(table.state.turning, 11);
  table.play("1-0");
  EXPECT_EQ(table.at(0), "11 home home home");
  EXPECT_EQ(table.at(1), "s s s s");
}

TEST(RaceBump, OnABlankSendsTheMoverToStart) {
  auto table = Table<Tabulus>(2).markers(0, "9 home home home").markers(1, "11").play("20 2:9-11x1 0-1");
  EXPECT_EQ(table.at(0), "s home home home");
  EXPECT_EQ(table.at(1), "11 s s s");
}

TEST(RaceBump, IsNotPossibleOnAKnownBlank) {
  EXPECT_EQ(Table<Tabulus>(2).markers(0, "9 home home home").markers(1, "11").shows(11, 0, 1).play("20").awaited(),
            "2:9-11");
}

TEST(RaceBump, NeedsNoTurningOfATileThatIsFaceUp) {
  auto table = Table<Tabulus>(2).markers(0, "9 home home home").markers(1, "11").shows(11, 2, 1).play("20 2:9-11x1");
  EXPECT_EQ(table.stage(), Stage::draw);
  EXPECT_EQ(table.at(1), "s s s s");
}

TEST(RaceBump, IsNotPossibleWhereTheOpponentHasTwo) {
  EXPECT_EQ(Table<Tabulus>(2).markers(0, "9 home home home").markers(1, "11 11").play("20").awaited(), "2:9-11");
}

TEST(RaceBump, CountsMarkersOfAllHeadingsTogether) {
  EXPECT_EQ(Table<Druidica>(2).markers(0, "8 home home home").markers(1, "10 10r").play("20").awaited(), "2:8-10");
  auto table = Table<Druidica>(2).markers(0, "8 home home home").markers(1, "10r").play("20 2:8-10x1 5-5");
  EXPECT_EQ(table.at(1), "s s s s");
  EXPECT_EQ(table.at(0), "10 home home home");
  EXPECT_TRUE(Table<Druidica>(2).markers(0, "12r home home home").markers(1, "9").play("30").can("3:12r-9rx1"));
}

TEST(RaceBump, NamesTheOpponentWhereThereAreSeveral) {
  auto table = Table<Tabulus>(3).markers(0, "9 home home home").markers(1, "11").markers(2, "11").play("20");
  EXPECT_EQ(table.awaited(), "2:9-11 2:9-11x1 2:9-11x2");
  EXPECT_EQ(table.play("2:9-11x2 6-6").at(1), "11 s s s");
  EXPECT_EQ(table.at(2), "s s s s");
}

TEST(RaceBump, IsNotOfAPartner) {
  auto table =
      Table<Tabulus>(4, {{"partners", true}}).markers(0, "9 home home").markers(1, "11").markers(2, "11").play("20");
  EXPECT_EQ(table.awaited(), "2:9-11 2:9-11x1");
}

TEST(RaceBump, IsNotOnTheMoversOwnEndButOnThatOfOthers) {
  EXPECT_EQ(Table<Triangulus>(3).markers(0, "34 home home home").markers(1, "36").play("20").awaited(), "2:34-36");
  EXPECT_EQ(Table<Triangulus>(3).turn(2).markers(2, "34 home home home").markers(1, "36").play("20").awaited(),
            "2:34-36 2:34-36x1");
}

TEST(RaceBump, IsPossibleAtTheEntry) {
  EXPECT_EQ(Table<Tabulus>(2).markers(0, "s home home home").markers(1, "4").play("31").awaited(), "4:s-4 4:s-4x1");
}

TEST(RaceEnd, IsReachedOnlyByLandingOnItExactly) {
  EXPECT_EQ(Table<Tabulus>(2).markers(0, "43 home home s").play("41").awaited(), "1:43-44");
  EXPECT_EQ(Table<Tabulus>(2).markers(0, "43 home home s").play("50").seat(), 1);
  EXPECT_EQ(Table<Tabulus>(2).markers(0, "43 home home s").play("30").awaited(), "3:43-46");
}

TEST(RaceEnd, IsTurnedByTheFirstMarkerThatLandsThere) {
  auto table = Table<Tabulus>(2).markers(0, "43 home home s").play("30 3:43-46");
  EXPECT_EQ(table.stage(), Stage::turn);
  EXPECT_EQ(table.state.turning, 46);
  EXPECT_EQ(table.play("0-1").at(0), "home home home s");
}

TEST(RaceEnd, SendsTheFirstMarkerToStartIfItIsBlank) {
  auto table = Table<Tabulus>(2).markers(0, "43 home home s").play("30 3:43-46 1-0");
  EXPECT_EQ(table.at(0), "s home home s");
  EXPECT_EQ(table.seat(), 1);
}

TEST(RaceEnd, SendsTheFirstMarkerToStartIfItIsBlankEvenIfThatCouldBeSeen) {
  auto table = Table<Tabulus>(2).markers(0, "43 home home s").shows(46, 1, 0).play("30 3:43-46");
  EXPECT_EQ(table.stage(), Stage::draw);
  EXPECT_EQ(table.at(0), "s home home s");
}

TEST(RaceEnd, IsTestedOnceInAHand) {
  auto table = Table<Tabulus>(2).markers(0, "43 home home s").markers(1, "43").play("30 3:43-46 1-0");
  EXPECT_EQ(table.play("30 3:43-46").at(1), "home s s s") << "later markers are home when they land";
  auto safe = Table<Tabulus>(2).markers(0, "43 s s s").markers(1, "43").shows(46, 0, 1).play("30 3:43-46 30 3:43-46");
  EXPECT_EQ(safe.at(0), "home s s s");
  EXPECT_EQ(safe.at(1), "home s s s");
}

TEST(RaceEnd, OfEachSeatIsTestedOnTriangulus) {
  auto table = Table<Triangulus>(3).markers(0, "35").markers(1, "11").play("10 1:35-36 6-1");
  EXPECT_EQ(table.at(0), "home s s s");
  table.play("10 1:11-12");
  EXPECT_EQ(table.stage(), Stage::turn);
  EXPECT_EQ(table.play("6-0").at(1), "s s s s");
}

TEST(RaceEnd, OfAnotherSeatIsAnOrdinaryPosition) {
  auto table = Table<Triangulus>(3).turn(1).markers(1, "35").play("10 1:35-36");
  EXPECT_EQ(table.at(1), "36 s s s");
  EXPECT_EQ(table.state.tested, 0);
}

}  // namespace
}  // namespace nemeton::races
