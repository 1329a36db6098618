// Points, hands, the end of the game and the returns; and the options.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/races/tests/positions.hpp"

namespace nemeton::races {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;
using testing::Pointwise;

void expect_returns(const std::vector<double>& found, const std::vector<double>& expected) {
  EXPECT_THAT(found, Pointwise(DoubleNear(1e-12), expected));
}

// Seat 0 is about to go out, with End known.
template <class G>
Table<G> about_to_go_out(int seats, Settings settings) {
  Table<G> table(seats, settings);
  for (std::size_t number = 0; number < table.state.setup.markers; ++number) table.state.team(0)[number] = kHome;
  table.state.team(0)[0] = static_cast<Place>(table.state.setup.seats == 3 && G::info.min_seats == 3 ? 35 : 45);
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
  const OptionValues partners = options_of(4, {{"partners", true}});
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

TEST(RaceSeats, HaveFourMarkersAndThreeWithPartners) {
  EXPECT_EQ(Table<Tabulus>(4).at(3), "s s s s");
  EXPECT_EQ((Table<Tabulus>(4, {{"partners", true}}).at(3)), "s s s");
}

TEST(RaceHand, IsBegunBySeatZero) { EXPECT_EQ(Table<Druidica>(4).seat(), 0); }

TEST(RaceScore, IsOneForEveryOpponentsMarkerOnTheBoardAndTwoForEveryOneAtStart) {
  auto table = about_to_go_out<Tabulus>(2, {}).markers(1, "10 home s 20").play("10 1:45-46");
  EXPECT_EQ(table.points(0), 4);
  EXPECT_TRUE(table.is_over());
}

TEST(RaceScore, IsForEveryOpponent) {
  auto table =
      about_to_go_out<Tabulus>(3, {}).markers(1, "10 home s 20").markers(2, "home home home 7").play("10 1:45-46");
  EXPECT_EQ(table.points(0), 5);
}

TEST(RaceHand, GoesOnUntilOneSeatIsLeft) {
  auto table =
      about_to_go_out<Tabulus>(3, {}).markers(1, "45 home home home").markers(2, "44 s s home").play("10 1:45-46");
  EXPECT_FALSE(table.is_over());
  EXPECT_EQ(table.seat(), 1);
  table.play("10 1:45-46");
  EXPECT_TRUE(table.is_over());
  EXPECT_EQ(table.points(0), 6);
  EXPECT_EQ(table.points(1), 5);
  EXPECT_EQ(table.points(2), 0);
}

TEST(RaceHand, WithPartnersGoesOnUntilBothSeatsOfAPairAreHome) {
  auto table = about_to_go_out<Tabulus>(4, {{"partners", true}})
                   .markers(1, "45 home home")
                   .markers(2, "43 home home")
                   .markers(3, "10 s home")
                   .play("10 1:45-46");
  EXPECT_EQ(table.points(0), 4) << "for the opponents' markers only";
  EXPECT_EQ(table.seat(), 1);
  table.play("10 1:45-46");
  EXPECT_EQ(table.points(1), 1);
  EXPECT_FALSE(table.is_over()) << "one of each pair is home";
  table.play("30 3:43-46");
  EXPECT_TRUE(table.is_over());
  EXPECT_EQ(table.points(0), 4 + 3) << "the pair scores whenever one of its seats goes out";
}

TEST(RaceReturns, WithoutATargetAreThePointsLessTheirMean) {
  auto table = about_to_go_out<Tabulus>(2, {}).markers(1, "10 home s 20").play("10 1:45-46");
  expect_returns(table.returns(), {2, -2});
  auto three = about_to_go_out<Tabulus>(3, {})
                   .markers(1, "45 home home home")
                   .markers(2, "44 s s home")
                   .play("10 1:45-46 10 1:45-46");
  expect_returns(three.returns(), {6 - 11 / 3.0, 5 - 11 / 3.0, -11 / 3.0});
}

TEST(RaceReturns, WithPartnersAreOfHalfThePairsPointsEach) {
  auto table = about_to_go_out<Tabulus>(4, {{"partners", true}})
                   .markers(1, "45 home home")
                   .markers(2, "43 home home")
                   .markers(3, "10 s home")
                   .play("10 1:45-46 10 1:45-46 30 3:43-46");
  expect_returns(table.returns(), {3.5 - 2, 0.5 - 2, 3.5 - 2, 0.5 - 2});
}

TEST(RaceHand, IsFollowedByAFreshOneWhileNobodyHasReachedTheTarget) {
  auto table =
      about_to_go_out<Tabulus>(2, {{"target", 7}}).markers(1, "10 home s 20").shows(1, 5, 6).play("10 1:45-46");
  EXPECT_FALSE(table.is_over());
  EXPECT_EQ(table.state.hand, 2);
  EXPECT_EQ(table.points(0), 4);
  EXPECT_EQ(table.at(0), "s s s s");
  EXPECT_EQ(table.at(1), "s s s s");
  EXPECT_EQ(table.state.shown.up, 0u) << "fresh tiles";
  EXPECT_EQ(table.state.unseen.tiles, Unseen::kAll);
  EXPECT_EQ(table.state.stock.size(), 56) << "a fresh stock";
  EXPECT_EQ(table.state.tested, 0);
}

TEST(RaceHand, IsBegunByTheSeatThatWasLastInTheOneBefore) {
  auto table = about_to_go_out<Tabulus>(3, {{"target", 99}}).markers(1, "44 s s home").markers(2, "45 home home home");
  table.play("10 1:45-46 30 10 1:45-46");
  EXPECT_EQ(table.state.hand, 2);
  EXPECT_EQ(table.seat(), 1);
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

TEST(RaceGame, IsOverWhenASeatHasReachedTheTargetAtTheEndOfAHand) {
  auto table = about_to_go_out<Tabulus>(2, {{"target", 4}}).markers(1, "10 home s 20").play("10 1:45-46");
  EXPECT_TRUE(table.is_over());
  expect_returns(table.returns(), {1, -1});
}

TEST(RaceGame, GoesOnToTheEndOfTheHandWhenTheTargetIsReachedBefore) {
  auto table = about_to_go_out<Tabulus>(3, {{"target", 4}}).markers(1, "10 home s 20").play("10 1:45-46");
  EXPECT_EQ(table.points(0), 12);
  EXPECT_FALSE(table.is_over());
}

TEST(RaceGame, IsWonByTheMostPointsWhereSeveralHaveReachedTheTarget) {
  auto table = about_to_go_out<Tabulus>(3, {{"target", 4}}).markers(1, "45 home home home").markers(2, "44 s s home");
  table.state.points[1] = 2;
  table.play("10 1:45-46 10 1:45-46");
  expect_returns(table.returns(), {-0.5, 1, -0.5});
}

TEST(RaceGame, IsSharedWherePointsAreEqual) {
  auto table = about_to_go_out<Tabulus>(3, {{"target", 4}}).markers(1, "45 home home home").markers(2, "44 s s home");
  table.state.points[1] = 1;
  table.play("10 1:45-46 10 1:45-46");
  expect_returns(table.returns(), {0.25, 0.25, -0.5});
}

TEST(RaceGame, WithPartnersIsWonByAPair) {
  auto table = about_to_go_out<Tabulus>(4, {{"partners", true}, {"target", 12}}).markers(2, "home home home");
  table.state.out = 0b0100;
  table.play("10 1:45-46");
  EXPECT_TRUE(table.is_over());
  expect_returns(table.returns(), {1, -1, 1, -1});
}

TEST(RacePlyLimit, EndsTheGameWithThePointsSoFar) {
  auto table = about_to_go_out<Tabulus>(3, {{"ply_limit", 2}}).markers(1, "10 20 30 40").markers(2, "1 2 3 4");
  table.play("10 1:45-46 10");
  EXPECT_FALSE(table.is_over());
  table.play("1:10-11");
  EXPECT_TRUE(table.is_over());
  expect_returns(table.returns(), {8 - 8 / 3.0, -8 / 3.0, -8 / 3.0});
}

TEST(RacePlyLimit, WithATargetIsWonByWhoIsFirstSoFar) {
  Table<Tabulus> table(2, {{"ply_limit", 1}, {"target", 7}});
  expect_returns(table.play("11 1:s-1").returns(), {0, 0});
  Table<Tabulus> other(2, {{"ply_limit", 1}, {"target", 7}});
  other.state.points[1] = 3;
  expect_returns(other.play("11 1:s-1").returns(), {-1, 1});
}

TEST(RacePlyLimit, EndsTheGameBeforeATileIsTurned) {
  auto table = Table<Tabulus>(2, {{"ply_limit", 1}}).markers(0, "5").play("40 4:5-27~5");
  EXPECT_TRUE(table.is_over());
  EXPECT_EQ(table.at(0), "5 s s s");
}

TEST(RacePlyLimit, IsLookedAtAfterAnEndByTheRules) {
  auto table = about_to_go_out<Tabulus>(2, {{"ply_limit", 1}}).play("10 1:45-46");
  EXPECT_EQ(table.stage(), Stage::over);
}

TEST(RacePlyLimit, CountsOverAllHands) {
  auto table = about_to_go_out<Tabulus>(2, {{"ply_limit", 1}, {"target", 99}}).play("10 1:45-46");
  EXPECT_EQ(table.stage(), Stage::cut_off);
  expect_returns(table.returns(), {1, -1});
}

}  // namespace
}  // namespace nemeton::races
