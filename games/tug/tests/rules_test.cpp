// Set-up, rolling and the end, sentence by sentence.
#include <map>

#include "games/tug/tests/positions.hpp"

namespace nemeton::tug {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

std::map<std::string, std::uint32_t> outcomes(const Tug::State& state) {
  OutcomeList<Tug> list;
  Tug::outcomes(state, list);
  std::map<std::string, std::uint32_t> found;
  for (const auto& [outcome, weight] : list) found[Tug::token(state, kChance, outcome)] += weight;
  return found;
}

// Match 2 after seat 0 or seat 1 has won the first.
Tug::State second_match(Seat winner) {
  auto state = position(side(111, 5, 0), side(111, 1, 0), winner);
  state.matches = 2;
  return played(state, {"222", "2/1:elim"});
}

// Options

TEST(TugOptions, AreThoseOfTheRuleBook) {
  OptionValues options(Tug::info.options);
  EXPECT_EQ(options[0], 2);
  EXPECT_EQ(options[1], 3000);
  for (const int matches : {1, 2}) EXPECT_TRUE(options.set_integer("matches", matches));
  for (const int matches : {0, 3}) EXPECT_FALSE(options.set_integer("matches", matches));
  for (const int limit : {1, 100000}) EXPECT_TRUE(options.set_integer("ply_limit", limit));
  for (const int limit : {0, 100001}) EXPECT_FALSE(options.set_integer("ply_limit", limit));
  EXPECT_EQ(Tug::info.min_seats, 2);
  EXPECT_EQ(Tug::info.max_seats, 2);
}

// Set-up

TEST(TugSetUp, ThreeDiceFallInOneOfFiftySixWaysWithTheirMultinomialWeights) {
  std::map<std::string, std::uint32_t> counted;
  for (int a = 1; a <= 6; ++a) {
    for (int b = 1; b <= 6; ++b) {
      for (int c = 1; c <= 6; ++c) {
        std::string digits = std::to_string(a) + std::to_string(b) + std::to_string(c);
        std::ranges::sort(digits);
        ++counted[digits];
      }
    }
  }
  EXPECT_EQ(counted.size(), 56u);
  EXPECT_EQ(outcomes(opening()), counted);
  EXPECT_EQ(outcomes(played(opening(), {"123"})), counted);
  EXPECT_EQ(outcomes(played(opening(), {"123", "456"})), counted);
}

TEST(TugSetUp, SeatZeroThenSeatOneRollsItsColumnAndAsManyAthletesAsTheSumStand) {
  auto state = opening();
  EXPECT_EQ(Tug::node(state), Node::chance());
  state = played(state, {"114"});
  EXPECT_EQ(state.sides[0], side(114, 6, 0));
  EXPECT_EQ(state.stage, Tug::Stage::column);
  state = played(state, {"566"});
  EXPECT_EQ(state.sides[1], side(566, 17, 0));
  EXPECT_EQ(state.stage, Tug::Stage::roll);
}

TEST(TugSetUp, SeatZeroHasTheFirstTurnInMatchOneAndSeatOneInMatchTwo) {
  EXPECT_EQ(played(opening(), {"114", "566"}).turn, 0);
  for (const Seat winner : {0, 1}) EXPECT_EQ(played(second_match(winner), {"114", "566"}).turn, 1);
}

TEST(TugSetUp, TheWinnerOfMatchOneStartsWithOneMore) {
  for (const Seat winner : {0, 1}) {
    const auto state = played(second_match(winner), {"114", "566"});
    EXPECT_EQ(state.sides[0], side(114, winner == 0 ? 7 : 6, 0));
    EXPECT_EQ(state.sides[1], side(566, winner == 1 ? 18 : 17, 0));
  }
}

TEST(TugSetUp, TheWinnerOfMatchOneOwnsNineteenIfTheSumIsEighteen) {
  const auto state = played(second_match(1), {"666", "666"});
  EXPECT_EQ(state.sides[0], side(666, 18, 0));
  EXPECT_EQ(state.sides[1].standing, 19);
  EXPECT_EQ(state.sides[1].reserve, 0);
  auto first = played(second_match(0), {"666", "111", "333", "3/1:swap", "3/1:weaken", "3/1:weaken"});
  EXPECT_EQ(first.sides[0].on_rope() + first.sides[0].reserve, 19);
}

// Rolling again

TEST(TugRoll, WithoutASixThereIsNoNodeForRollingAgain) { EXPECT_EQ(rolled(555, "123").stage, Tug::Stage::act); }

TEST(TugReroll, OffersToStandOrAnyValueThatShows) {
  EXPECT_THAT(actions(rolled(126, "344")), UnorderedElementsAre("stand", "reroll:3", "reroll:4"));
  EXPECT_THAT(actions(rolled(126, "444")), UnorderedElementsAre("stand", "reroll:4"));
}

TEST(TugReroll, TheDieFallsOnOneToSixAlike) {
  const auto state = played(rolled(126, "344"), {"reroll:3"});
  EXPECT_EQ(Tug::node(state), Node::chance());
  EXPECT_THAT(outcomes(state), ElementsAre(std::pair("1", 1u), std::pair("2", 1u), std::pair("3", 1u),
                                           std::pair("4", 1u), std::pair("5", 1u), std::pair("6", 1u)));
}

TEST(TugReroll, AfterTheLastOneAllowedThereIsNoFurtherNode) {
  const auto one = played(rolled(126, "344"), {"reroll:3", "1"});
  EXPECT_EQ(one.stage, Tug::Stage::act);
  EXPECT_EQ(one.dice, three_dice(144));
  const auto two = played(rolled(166, "344"), {"reroll:3", "1"});
  EXPECT_EQ(two.stage, Tug::Stage::reroll);
  EXPECT_EQ(played(two, {"reroll:4", "2"}).stage, Tug::Stage::act);
}

TEST(TugReroll, AllThreeMayBeRolledAgainWithThreeSixes) {
  const auto state = played(rolled(666, "344"), {"reroll:4", "1", "reroll:4", "1", "reroll:3", "6"});
  EXPECT_EQ(state.stage, Tug::Stage::act);
  EXPECT_EQ(state.dice, three_dice(116));
}

TEST(TugReroll, NoDieIsRolledAgainTwice) {
  const auto state = played(rolled(166, "344"), {"reroll:3", "1"});
  EXPECT_THAT(actions(state), UnorderedElementsAre("stand", "reroll:4"));
  const auto same = played(rolled(166, "345"), {"reroll:3", "5", "reroll:5", "2"});
  EXPECT_EQ(same.dice, three_dice(245));
  EXPECT_THAT(actions(played(rolled(666, "345"), {"reroll:3", "5", "reroll:5", "2"})),
              UnorderedElementsAre("stand", "reroll:4"));
}

TEST(TugReroll, StandEndsIt) {
  const auto state = played(rolled(666, "344"), {"stand"});
  EXPECT_EQ(state.stage, Tug::Stage::act);
  EXPECT_EQ(state.dice, three_dice(344));
  EXPECT_EQ(played(rolled(666, "344"), {"reroll:4", "2", "stand"}).dice, three_dice(234));
}

TEST(TugReroll, CountsTheSixesBeforeTheTurn) {
  // The six comes into the column by a swap and helps in the next turn of the seat.
  auto state = played(position(side(123, 8, 0), side(123, 8, 0)), {"666", "6/1:swap", "6/2:swap", "6/3:swap"});
  state = played(state, {"111", "1/1:weaken", "1/2:weaken", "1/3:weaken", "111"});
  EXPECT_EQ(state.stage, Tug::Stage::reroll);
  EXPECT_EQ(state.rerolls, 3);
}

// The end

TEST(TugEnd, AMatchEndsAtOnceWhenASeatHasNobodyOnTheRopeAndAloneDecidesTheGame) {
  const auto start = position(side(111, 5, 0), side(111, 1, 0));
  const auto state = played(start, {"222", "2/1:elim"});
  EXPECT_EQ(Tug::node(state), Node::terminal());
  EXPECT_EQ(Tug::returns(state)[0], 1);
  EXPECT_EQ(Tug::returns(state)[1], -1);
}

TEST(TugEnd, AWeakenedAthleteStillCountsAsOnTheRope) {
  auto state = played(position(side(111, 5, 0), side(111, 1, 0)), {"222", "2/1:weaken"});
  EXPECT_EQ(Tug::node(state), Node::decision(0));
  state = played(state, {"2/1:finish"});
  EXPECT_EQ(Tug::node(state), Node::terminal());
}

TEST(TugEnd, AfterMatchOneMatchTwoIsSetUp) {
  const auto state = second_match(1);
  EXPECT_EQ(Tug::node(state), Node::chance());
  EXPECT_EQ(state.stage, Tug::Stage::column);
  EXPECT_EQ(state.turn, 0);
  EXPECT_EQ(state.match, 2);
  EXPECT_EQ(state.first_match, 1);
  for (const Tug::Side& each : state.sides) {
    EXPECT_TRUE(each.column.empty());
    EXPECT_EQ(each.on_rope(), 0);
    EXPECT_EQ(each.reserve, 18);
  }
}

TEST(TugEnd, TheLoserOfTheLastMatchHasLostTheGame) {
  for (const Seat first : {0, 1}) {
    for (const Seat last : {0, 1}) {
      auto state = position(side(111, 5, 0), side(111, 1, 0), last);
      state.match = state.matches = 2;
      state.first_match = static_cast<std::int8_t>(first);
      state = played(state, {"222", "2/1:elim"});
      EXPECT_EQ(Tug::returns(state)[static_cast<std::size_t>(last)], 1);
      EXPECT_EQ(Tug::returns(state)[static_cast<std::size_t>(1 - last)], -1);
    }
  }
}

TEST(TugEnd, AtThePlyLimitItIsATieInEitherMatch) {
  auto state = played(opening(2, 2), {"114", "355", "111", "1/1:weaken", "1/1:weaken"});
  EXPECT_EQ(Tug::node(state), Node::terminal());
  EXPECT_EQ(Tug::returns(state), Returns{});
  EXPECT_EQ(Tug::ply(state), 2);
}

TEST(TugEnd, ThePlyLimitComesBeforeTheNextRollAndBeforeTheSecondMatch) {
  EXPECT_EQ(Tug::node(played(opening(2, 3), {"114", "355", "111", "1/1:weaken", "1/1:weaken", "1/4:weaken"})),
            Node::terminal());
  EXPECT_EQ(Tug::node(played(opening(2, 1), {"116", "355", "111", "reroll:1"})), Node::terminal());
  auto state = position(side(111, 5, 0), side(111, 1, 0));
  state.matches = 2;
  state.ply_limit = 1;
  state = played(state, {"222", "2/1:elim"});
  EXPECT_EQ(Tug::node(state), Node::terminal());
  EXPECT_EQ(Tug::returns(state), Returns{});
}

TEST(TugEnd, AnEndingByTheRulesComesBeforeThePlyLimit) {
  auto state = position(side(111, 5, 0), side(111, 1, 0));
  state.ply_limit = 1;
  EXPECT_EQ(Tug::returns(played(state, {"222", "2/1:elim"}))[0], 1);
}

}  // namespace
}  // namespace nemeton::tug
