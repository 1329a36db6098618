// The rule book of Down the Danube, sentence by sentence: set-up, throws, the opening and the end.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/danube/tests/positions.hpp"

namespace nemeton {
namespace {

using namespace danube;
using testing::ElementsAre;
using testing::EndsWith;

// Set-up and throwing

TEST(DanubeStart, SeatsHaveEvenAndOddSquares) {
  EXPECT_EQ(opening().boats[0], squares({2, 4, 6, 8, 10}));
  EXPECT_EQ(opening().boats[1], squares({1, 3, 5, 7, 9}));
}

TEST(DanubeThrow, OutcomesAreThoseOfFourSticks) {
  OutcomeList<Danube> outcomes;
  const auto state = position({1}, {2});
  Danube::outcomes(state, outcomes);
  std::vector<std::pair<std::string, std::uint32_t>> found;
  for (const auto& [outcome, weight] : outcomes) found.emplace_back(Danube::token(state, kChance, outcome), weight);
  EXPECT_THAT(found, ElementsAre(std::pair("1", 4u), std::pair("2", 6u), std::pair("3", 4u), std::pair("4", 1u),
                                 std::pair("6", 1u)));
}

TEST(DanubeThrow, OneFourAndSixGiveAnotherThrowTwoAndThreeEndTheTurn) {
  for (const int n : {1, 2, 3, 4, 6}) {
    const auto state = played(position({12}, {11}), n, {("12+" + std::to_string(n)).c_str()});
    EXPECT_EQ(Danube::node(state), Node::chance());
    EXPECT_EQ(state.turn, n == 2 || n == 3 ? 1 : 0) << n;
  }
}

TEST(DanubeThrow, AnotherThrowComesOnlyAfterAllStepsOfThisOne) {
  auto state = played(position({12}, {11}), 4, {"12+1"});
  EXPECT_EQ(Danube::node(state), Node::decision(0));
  EXPECT_EQ(state.left, 3);
  state = after(state, "13+3");
  EXPECT_EQ(Danube::node(state), Node::chance());
}

// The opening

TEST(DanubeOpening, SeatZeroMustTakeTheBoatOnTenAndThrowsAgain) {
  const auto state = opening();
  EXPECT_EQ(Danube::node(state), Node::decision(0));
  EXPECT_THAT(actions(state), ElementsAre("10+1"));
  const auto next = after(state, "10+1");
  EXPECT_EQ(Danube::node(next), Node::chance());
  EXPECT_EQ(next.turn, 0);
  EXPECT_EQ(next.boats[0], squares({2, 4, 6, 8, 11}));
}

TEST(DanubeOpening, SeatOnesFirstTurnBeginsWithNinePlusOne) {
  auto state = played(after(opening(), "10+1"), 2, {"11+2"});
  EXPECT_EQ(Danube::node(state), Node::decision(1));
  EXPECT_THAT(actions(state), ElementsAre("9+1"));
  state = after(state, "9+1");
  EXPECT_EQ(Danube::node(state), Node::chance());
  EXPECT_EQ(state.turn, 1);
  EXPECT_EQ(state.boats[1], squares({1, 3, 5, 7, 10}));
}

TEST(DanubeOpening, SeatOnesFirstTurnComesAfterAllThrowsOfSeatZero) {
  auto state = played(after(opening(), "10+1"), 1, {"11+1"});
  EXPECT_EQ(Danube::node(state), Node::chance());
  EXPECT_EQ(state.turn, 0);
  state = played(state, 3, {"12+3"});
  EXPECT_THAT(actions(state), ElementsAre("9+1"));
}

TEST(DanubeOpening, IsLeftOutIfNoBoatIsOnNine) {
  // 8+1 changes places with the boat on 9.
  const auto state = played(after(opening(), "10+1"), 2, {"8+1", "11+1"});
  EXPECT_EQ(state.boats[1], squares({1, 3, 5, 7, 8}));
  EXPECT_EQ(Danube::node(state), Node::chance());
  EXPECT_EQ(state.turn, 1);
}

TEST(DanubeOpening, IsLeftOutIfTenHoldsAnEnemyWithANeighbour) {
  const auto state = played(after(opening(), "10+1"), 2, {"8+2"});
  EXPECT_EQ(state.boats[0], squares({2, 4, 6, 10, 11}));
  EXPECT_EQ(Danube::node(state), Node::chance());
  EXPECT_EQ(state.turn, 1);
}

TEST(DanubeOpening, IsLeftOutIfTenHoldsOnesOwnBoat) {
  auto state = position({2, 4, 6, 11, 20}, {1, 3, 5, 9, 10});
  state.stage = Danube::Stage::second_waits;
  state = played(state, 2, {"20+2"});
  EXPECT_EQ(Danube::node(state), Node::chance());
  EXPECT_EQ(state.turn, 1);
}

TEST(DanubeOpening, MayChangePlacesWithALoneEnemyOnTen) {
  auto state = position({2, 4, 6, 10, 20}, {1, 3, 5, 7, 9});
  state.stage = Danube::Stage::second_waits;
  state = after(played(state, 2, {"20+2"}), "9+1");
  EXPECT_EQ(state.boats[0], squares({2, 4, 6, 9, 22}));
  EXPECT_EQ(state.boats[1], squares({1, 3, 5, 7, 10}));
}

TEST(DanubeOpening, HappensOnceForEachSeat) {
  auto state = played(after(opening(), "10+1"), 2, {"11+2"});
  state = played(after(state, "9+1"), 2, {"10+2"});
  EXPECT_EQ(Danube::node(state), Node::chance());
  state = played(state, 2, {"13+2"});
  EXPECT_EQ(Danube::node(state), Node::chance());
  EXPECT_EQ(state.turn, 1);
}

// The end

TEST(DanubeEnd, TheFirstWithAllBoatsOffTheBoardWins) {
  for (const Seat seat : {0, 1}) {
    const auto state = played(position({34}, {35}, seat), 6, {"34+2"});
    EXPECT_EQ(Danube::node(state), Node::terminal()) << "pips left and another throw count no more";
    EXPECT_EQ(Danube::returns(state)[static_cast<std::size_t>(seat)], 1);
    EXPECT_EQ(Danube::returns(state)[static_cast<std::size_t>(1 - seat)], -1);
  }
}

TEST(DanubeEnd, IsATieAtThePlyLimitBeforeAnyChanceNode) {
  auto state = opening(1);
  EXPECT_EQ(Danube::ply(state), 0);
  state = after(state, "10+1");
  EXPECT_EQ(Danube::ply(state), 1);
  EXPECT_EQ(Danube::node(state), Node::terminal());
  EXPECT_EQ(Danube::returns(state)[0], 0);
  EXPECT_EQ(Danube::returns(state)[1], 0);
}

TEST(DanubeEnd, ThePlyLimitMayFallIntoAThrow) {
  auto state = position({12}, {1});
  state.ply_limit = 1;
  EXPECT_EQ(Danube::node(played(state, 6, {"12+1"})), Node::terminal());
}

TEST(DanubeEnd, AWinAtThePlyLimitIsAWin) {
  auto state = position({35}, {1});
  state.ply_limit = 1;
  state = played(state, 1, {"35+1"});
  EXPECT_EQ(Danube::returns(state)[0], 1);
}

TEST(DanubeOptions, PlyLimitGoesFromOneToAHundredThousandAndIsTwoThousand) {
  ASSERT_EQ(Danube::info.options.size(), 2u);
  OptionValues options(Danube::info.options);
  EXPECT_EQ(options[0], 2000);
  EXPECT_TRUE(options.set_integer("ply_limit", 1));
  EXPECT_TRUE(options.set_integer("ply_limit", 100000));
  EXPECT_FALSE(options.set_integer("ply_limit", 0));
  EXPECT_FALSE(options.set_integer("ply_limit", 100001));
}

TEST(DanubeOptions, WithFewerBoatsEachSeatStartsWithTheHighestOfItsSquares) {
  const auto start = [](int boats) {
    OptionValues options(Danube::info.options);
    EXPECT_TRUE(options.set_integer("boats", boats));
    return Danube::start(options, 2);
  };
  EXPECT_EQ(start(3).boats, (std::array{squares({6, 8, 10}), squares({5, 7, 9})}));
  EXPECT_EQ(start(4).boats, (std::array{squares({4, 6, 8, 10}), squares({3, 5, 7, 9})}));
  EXPECT_EQ(start(5).boats, opening().boats);
  EXPECT_EQ(Danube::home(start(3), 0), 0) << "no boat is home yet";
  for (const int wrong : {2, 6}) EXPECT_FALSE(OptionValues(Danube::info.options).set_integer("boats", wrong));
}

TEST(DanubeOptions, WithFewerBoatsTheFirstWithAllOfThemOffTheBoardWins) {
  Danube::State state = position({34}, {5, 7, 9});
  state.boats_each = 3;
  EXPECT_EQ(Danube::home(state, 0), 2);
  state = played(state, 2, {"34+2"});
  EXPECT_EQ(Danube::node(state), Node::terminal());
  EXPECT_EQ(Danube::returns(state)[0], 1);
}

TEST(DanubeOptions, WithFewerBoatsTheRapidsStillPutABoatOnAnyOfTheFiveStartingSquares) {
  Danube::State state = position({10, 28}, {7, 19});
  state.boats_each = 3;
  state = played(state, 2, {"28+2"});
  EXPECT_EQ(state.boats[0], squares({8, 10})) << "19 is taken, and 10 is";
  state = position({6, 8, 10, 28}, {19});
  state.boats_each = 4;
  EXPECT_EQ(played(state, 2, {"28+2"}).boats[0], squares({4, 6, 8, 10}));
}

// The golden playthroughs show all other lines of it.
TEST(DanubeText, SaysWhichBoatsAreHeldAndThatOneMustGoBack) {
  EXPECT_THAT(Danube::text(played(position({10, 12, 27}, {29, 13, 24}), 4, {"27+2"}), kSpectator),
              EndsWith("\nHome: A 2, B 2. A has thrown 4, 3 pips left; held: 28.\n"));
  EXPECT_THAT(Danube::text(after_throw(position({11}, {12, 13, 14}), 2), 0),
              EndsWith(" A has thrown 2, 2 pips left, and must go back.\n"));
}

}  // namespace
}  // namespace nemeton
