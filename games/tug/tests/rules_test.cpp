// The options, and the sentences of the rules that are easiest to get wrong. tests/reference/tug.py checks every sentence.
#include "games/tug/tests/positions.hpp"

namespace nemeton::tug {
namespace {

using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::Not;
using testing::StartsWith;
using testing::UnorderedElementsAre;

Tokens berserks(const Tug::State& state) {
  Tokens found;
  for (const std::string& token : actions(state)) {
    if (token.starts_with("berserk")) found.push_back(token);
  }
  return found;
}

// Match 2 after seat 0 or seat 1 has won the first.
Tug::State second_match(Seat winner) {
  auto state = position(side(111, 5, 0), side(111, 1, 0), winner);
  state.matches = 2;
  return played(state, {"222", "2/1:elim"});
}

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

TEST(TugSetUp, TheWinnerOfMatchOneOwnsNineteenIfTheSumIsEighteen) {
  const auto state = played(second_match(1), {"666", "666"});
  EXPECT_EQ(state.sides[0], side(666, 18, 0));
  EXPECT_EQ(state.sides[1].standing, 19);
  EXPECT_EQ(state.sides[1].reserve, 0);
  auto first = played(second_match(0), {"666", "111", "333", "3/1:swap", "3/1:weaken", "3/1:weaken"});
  EXPECT_EQ(first.sides[0].on_rope() + first.sides[0].reserve, 19);
}

TEST(TugReroll, NoDieIsRolledAgainTwice) {
  const auto state = played(rolled(166, "344"), {"reroll:3", "1"});
  EXPECT_THAT(actions(state), UnorderedElementsAre("stand", "reroll:4"));
  const auto same = played(rolled(166, "345"), {"reroll:3", "5", "reroll:5", "2"});
  EXPECT_EQ(same.dice, three_dice(245));
  EXPECT_THAT(actions(played(rolled(666, "345"), {"reroll:3", "5", "reroll:5", "2"})),
              UnorderedElementsAre("stand", "reroll:4"));
}

TEST(TugBerserk, OffersAsManyStandingAndWeakenedAsThereAre) {
  EXPECT_THAT(berserks(rolled(345, "333", side(222, 9, 0))), ElementsAre("berserk:4"));
  EXPECT_THAT(berserks(rolled(345, "333", side(222, 9, 3))),
              ElementsAre("berserk:1", "berserk:2", "berserk:3", "berserk:4"));
  EXPECT_THAT(berserks(rolled(345, "333", side(222, 2, 7))), ElementsAre("berserk:0", "berserk:1", "berserk:2"));
  EXPECT_THAT(berserks(rolled(345, "333", side(222, 0, 7))), ElementsAre("berserk:0"));
  EXPECT_THAT(berserks(rolled(345, "333", side(222, 3, 1))), ElementsAre("berserk:3"));
}

TEST(TugAct, EqualDiceAreOneToken) {
  EXPECT_THAT(actions(rolled(335, "114")),
              UnorderedElementsAre("1/3:finish", "1/3:swap", "1/3:weaken", "1/5:swap", "1/5:weaken", "4/3:elim",
                                   "4/3:finish", "4/3:swap", "4/3:weaken", "4/5:finish", "4/5:swap", "4/5:weaken"));
}

TEST(TugAct, FinishNeedsADieAtMostTwoLowerThanTheColumnDie) {
  const auto state = rolled(145, "234");
  EXPECT_THAT(acts(state, 2, 1), Contains("finish"));
  EXPECT_THAT(acts(state, 2, 4), Contains("finish"));
  EXPECT_THAT(acts(state, 2, 5), Not(Contains("finish")));
  EXPECT_THAT(acts(state, 3, 5), Contains("finish"));
}

TEST(TugSwap, TheDieThatCameInIsUsedAndTheOneThatWentIsUsedUpInItsStead) {
  const auto state = played(rolled(245, "136"), {"6/4:swap"});
  EXPECT_EQ(state.open, three_dice(25));
  EXPECT_THAT(actions(state),
              Each(testing::AnyOf(StartsWith("1/2:"), StartsWith("1/5:"), StartsWith("3/2:"), StartsWith("3/5:"))));
  const auto same = played(rolled(225, "223"), {"2/2:swap"});
  EXPECT_EQ(same.open, three_dice(25));
}

TEST(TugSwap, ALossTakesWeakenedAthletesFirstThenStandingOnes) {
  EXPECT_EQ(played(position(side(155, 8, 5), side(333, 9, 0)), {"136", "1/5:swap"}).sides[0], side(115, 8, 2));
  EXPECT_EQ(played(position(side(155, 8, 3), side(333, 9, 0)), {"136", "1/5:swap"}).sides[0], side(115, 8, 0));
  EXPECT_EQ(played(position(side(155, 8, 2), side(333, 9, 0)), {"136", "1/5:swap"}).sides[0], side(115, 7, 0));
  EXPECT_EQ(played(position(side(155, 8, 0), side(333, 9, 0)), {"136", "1/5:swap"}).sides[0], side(115, 5, 0));
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

}  // namespace
}  // namespace nemeton::tug
