// Tiles: what lies face down on the board, and the drawing stock.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/races/tests/positions.hpp"

namespace nemeton::races {
namespace {

TEST(RaceTiles, LieFaceDownAtTheStartOfAHand) {
  const Table<Tabulus> table(2);
  EXPECT_EQ(table.state.shown.up, 0u);
}

TEST(RaceTiles, CoverAnOddPositionAndTheNextEvenOne) {
  for (const int position : {9, 10}) {
    Shown shown;
    shown.turn(Tabulus::board(), position, 3, 5);
    EXPECT_EQ(shown.up, bit(9) | bit(10));
    EXPECT_EQ(shown.value(9), 3);
    EXPECT_EQ(shown.value(10), 5);
  }
}

TEST(RaceTiles, AreAllEquallyLikelyEachWayRoundAsLongAsTheyHaveNotBeenSeen) {
  auto table = Table<Tabulus>(2).markers(0, "1").play("64 10:1-11");  // 11 is no gate: nothing is turned
  EXPECT_EQ(table.stage(), Stage::draw);
  auto turning = Table<Tabulus>(2).markers(0, "1").markers(1, "11").play("64 10:1-11x1");
  ASSERT_EQ(turning.stage(), Stage::turn);
  EXPECT_NEAR(turning.chance("3-3"), 1 / 28.0, 1e-12);
  EXPECT_NEAR(turning.chance("3-5"), 0.5 / 28, 1e-12);
  EXPECT_NEAR(turning.chance("5-3"), 0.5 / 28, 1e-12);
}

TEST(RaceTiles, ThatHaveBeenSeenInThisHandDoNotComeAgain) {
  auto table = Table<Tabulus>(2).markers(0, "1").markers(1, "11").shows(1, 3, 5).shows(3, 0, 0).play("64 10:1-11x1");
  EXPECT_FALSE(table.can("3-5"));
  EXPECT_FALSE(table.can("5-3"));
  EXPECT_FALSE(table.can("0-0"));
  EXPECT_NEAR(table.chance("6-6"), 1 / 26.0, 1e-12);
}

TEST(RaceTiles, StayFaceUpForTheHand) {
  auto table = Table<Tabulus>(2).markers(0, "1").markers(1, "11").play("64 10:1-11x1 3-5 21");
  EXPECT_EQ(table.state.shown.value(11), 3);
  EXPECT_EQ(table.state.shown.value(12), 5);
}

TEST(RaceStock, HasTwoOfEachTile) {
  const Table<Tabulus> table(2);
  EXPECT_EQ(table.state.stock.size(), 56);
  EXPECT_NEAR(table.chance("62"), 2 / 56.0, 1e-12);
  EXPECT_NEAR(table.chance("33"), 2 / 56.0, 1e-12);
}

TEST(RaceStock, HasOneFewerOfATileThatIsDrawn) {
  Table<Tabulus> table(2);
  table.play("63");
  EXPECT_NEAR(table.chance("63"), 1 / 55.0, 1e-12);
  table.play("63");
  EXPECT_FALSE(table.can("63"));
  EXPECT_NEAR(table.chance("62"), 2 / 54.0, 1e-12);
}

TEST(RaceStock, IsShuffledBackJustBeforeTheNextDrawWhenItIsEmptyWithTheTilesOfThisTurn) {
  Table<Tabulus> table(2);
  table.state.stock.copies = std::uint64_t{1} << 2 * tile_number(2, 2);
  table.play("22 4:s-4");
  EXPECT_EQ(table.seat(), 0);
  EXPECT_EQ(table.state.stock.size(), 56);
  EXPECT_NEAR(table.chance("22"), 2 / 56.0, 1e-12);
}

TEST(RaceStock, IsShuffledBackBeforeTheSecondTileAfterDoubleSix) {
  Table<Tabulus> table(2);
  table.state.stock.copies = std::uint64_t{1} << 2 * tile_number(6, 6);
  table.play("66");
  EXPECT_NEAR(table.chance("66"), 2 / 56.0, 1e-12);
}

// The golden playthroughs show all but the headings.
TEST(RaceTiles, AreInTheTextWithTheirGatesAndTheMarkersOnThem) {
  const auto table = Table<Druidica>(2).markers(0, "13r 13").markers(1, "13").shows(13, 4, 2);
  EXPECT_THAT(Druidica::text(table.state, 0), testing::HasSubstr("~13=4aAB"));
}

}  // namespace
}  // namespace nemeton::races
