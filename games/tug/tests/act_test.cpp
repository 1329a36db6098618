// What can be done with rolled dice, sentence by sentence.
#include "games/tug/tests/positions.hpp"

namespace nemeton::tug {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::IsEmpty;
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

// Berserk

TEST(TugBerserk, NeedsThreeEqualDice) {
  EXPECT_THAT(berserks(rolled(111, "556")), IsEmpty());
  EXPECT_THAT(berserks(rolled(111, "555")), Not(IsEmpty()));
}

TEST(TugBerserk, NeedsEachAtLeastTheLowestColumnDie) {
  EXPECT_THAT(berserks(rolled(355, "222")), IsEmpty());
  EXPECT_THAT(berserks(rolled(355, "333")), Not(IsEmpty()));
  EXPECT_THAT(berserks(rolled(555, "444")), IsEmpty());
}

TEST(TugBerserk, MayComeFromRollingAgain) {
  EXPECT_THAT(berserks(played(rolled(346, "344"), {"reroll:3", "4"})), Not(IsEmpty()));
}

TEST(TugBerserk, UsesAllThreeDiceAndTheTurnIsOver) {
  const auto state = played(rolled(345, "333"), {"berserk:4"});
  EXPECT_EQ(Tug::node(state), Node::chance());
  EXPECT_EQ(state.stage, Tug::Stage::roll);
  EXPECT_EQ(state.turn, 1);
}

TEST(TugBerserk, EliminatesFourOfWhomSStandAndTheRestAreWeakened) {
  for (int s = 1; s <= 4; ++s) {
    const auto state = played(rolled(345, "333", side(222, 9, 3)), {"berserk:" + std::to_string(s)});
    EXPECT_EQ(state.sides[1], side(222, 9 - s, 3 - (4 - s)));
  }
}

TEST(TugBerserk, OffersAsManyStandingAndWeakenedAsThereAre) {
  EXPECT_THAT(berserks(rolled(345, "333", side(222, 9, 0))), ElementsAre("berserk:4"));
  EXPECT_THAT(berserks(rolled(345, "333", side(222, 9, 3))),
              ElementsAre("berserk:1", "berserk:2", "berserk:3", "berserk:4"));
  EXPECT_THAT(berserks(rolled(345, "333", side(222, 2, 7))), ElementsAre("berserk:0", "berserk:1", "berserk:2"));
  EXPECT_THAT(berserks(rolled(345, "333", side(222, 0, 7))), ElementsAre("berserk:0"));
  EXPECT_THAT(berserks(rolled(345, "333", side(222, 3, 1))), ElementsAre("berserk:3"));
}

TEST(TugBerserk, EliminatesAllIfTheOpponentHasFewerThanFour) {
  for (const auto& [standing, weakened] : {std::pair{3, 0}, {2, 1}, {0, 2}, {1, 0}}) {
    const auto state = rolled(345, "333", side(222, standing, weakened));
    const std::string only = "berserk:" + std::to_string(standing);
    EXPECT_THAT(berserks(state), ElementsAre(only));
    const auto after = played(state, {only});
    EXPECT_EQ(after.sides[1], side(222, 0, 0));
    EXPECT_EQ(after.winner, 0);
  }
}

TEST(TugBerserk, IsLegalOnlyAsTheFirstAct) {
  EXPECT_THAT(berserks(played(rolled(345, "333"), {"3/5:weaken"})), IsEmpty());
  EXPECT_THAT(berserks(played(rolled(345, "333"), {"3/5:weaken", "3/4:weaken"})), IsEmpty());
}

TEST(TugBerserk, IsAChoiceBesideTheSingleActs) {
  EXPECT_THAT(actions(rolled(345, "333")),
              AllOf(Contains("berserk:4"), Contains("3/3:elim"), Contains("3/4:swap"), Contains("3/5:weaken")));
}

// One die each

TEST(TugAct, EachRolledDieIsUsedWithADifferentColumnDieInAnyOrder) {
  auto state = rolled(245, "136");
  for (const int r : {1, 3, 6}) {
    for (const int c : {2, 4, 5}) EXPECT_THAT(acts(state, r, c), Contains("weaken"));
  }
  state = played(state, {"6/4:weaken"});
  EXPECT_THAT(actions(state),
              Each(testing::AnyOf(StartsWith("1/2:"), StartsWith("1/5:"), StartsWith("3/2:"), StartsWith("3/5:"))));
  state = played(state, {"1/5:weaken"});
  EXPECT_THAT(actions(state), Each(StartsWith("3/2:")));
  state = played(state, {"3/2:weaken"});
  EXPECT_EQ(state.turn, 1);
  EXPECT_EQ(state.stage, Tug::Stage::roll);
}

TEST(TugAct, EqualDiceAreOneToken) {
  EXPECT_THAT(actions(rolled(335, "114")),
              UnorderedElementsAre("1/3:finish", "1/3:swap", "1/3:weaken", "1/5:swap", "1/5:weaken", "4/3:elim",
                                   "4/3:finish", "4/3:swap", "4/3:weaken", "4/5:finish", "4/5:swap", "4/5:weaken"));
}

TEST(TugAct, ElimSendsAStandingAthleteToTheReserve) {
  const auto state = played(rolled(345, "345"), {"4/4:elim"});
  EXPECT_EQ(state.sides[1], side(333, 8, 3));
  EXPECT_EQ(state.sides[0], side(345, 8, 2));
}

TEST(TugAct, ElimNeedsADieAtLeastAsHighAsTheColumnDie) {
  const auto state = rolled(345, "345");
  for (const int r : {3, 4, 5}) {
    for (const int c : {3, 4, 5}) {
      if (r >= c) EXPECT_THAT(acts(state, r, c), Contains("elim"));
      else EXPECT_THAT(acts(state, r, c), Not(Contains("elim")));
    }
  }
}

TEST(TugAct, ElimNeedsOneThatStands) {
  EXPECT_THAT(acts(rolled(345, "345", side(333, 0, 5)), 5, 3), UnorderedElementsAre("finish", "swap"));
}

TEST(TugAct, FinishSendsAWeakenedAthleteToTheReserve) {
  EXPECT_EQ(played(rolled(345, "245"), {"2/4:finish"}).sides[1], side(333, 9, 2));
}

TEST(TugAct, FinishNeedsADieAtMostTwoLowerThanTheColumnDie) {
  const auto state = rolled(145, "234");
  EXPECT_THAT(acts(state, 2, 1), Contains("finish"));
  EXPECT_THAT(acts(state, 2, 4), Contains("finish"));
  EXPECT_THAT(acts(state, 2, 5), Not(Contains("finish")));
  EXPECT_THAT(acts(state, 3, 5), Contains("finish"));
}

TEST(TugAct, FinishNeedsOneThatIsWeakened) {
  EXPECT_THAT(acts(rolled(345, "345", side(333, 5, 0)), 5, 3), UnorderedElementsAre("elim", "swap", "weaken"));
}

TEST(TugAct, WeakenLaysAStandingAthleteDownWithAnyDie) {
  EXPECT_EQ(played(rolled(666, "111"), {"stand", "1/6:weaken"}).sides[1], side(333, 8, 4));
}

TEST(TugAct, WeakenNeedsOneThatStands) {
  EXPECT_THAT(acts(rolled(455, "111", side(333, 0, 5)), 1, 4), ElementsAre("swap"));
}

TEST(TugAct, AnAthleteWeakenedByOneDieMayBeFinishedByTheNext) {
  const auto state = played(rolled(345, "113", side(333, 4, 0)), {"1/5:weaken"});
  EXPECT_THAT(acts(state, 1, 3), Contains("finish"));
  EXPECT_EQ(played(state, {"1/3:finish"}).sides[1], side(333, 3, 0));
}

TEST(TugAct, AnAthleteThatReturnsToTheReserveStandsAgainWhenItComesBack) {
  auto state = played(position(side(345, 8, 0), side(123, 5, 1)), {"556", "5/3:finish", "5/4:weaken", "6/5:weaken"});
  EXPECT_EQ(state.sides[1], side(123, 3, 2));
  state = played(state, {"124", "4/1:swap"});
  EXPECT_EQ(state.sides[1], side(234, 7, 2));
}

// Swap

TEST(TugSwap, PutsTheDieIntoTheColumnForTheOther) {
  const auto state = played(rolled(245, "136"), {"6/4:swap"});
  EXPECT_EQ(state.sides[0].column, three_dice(256));
  EXPECT_EQ(state.sides[1].column, three_dice(333));
}

TEST(TugSwap, TheDieThatCameInIsUsedAndTheOneThatWentIsUsedUpInItsStead) {
  const auto state = played(rolled(245, "136"), {"6/4:swap"});
  EXPECT_EQ(state.open, three_dice(25));
  EXPECT_THAT(actions(state),
              Each(testing::AnyOf(StartsWith("1/2:"), StartsWith("1/5:"), StartsWith("3/2:"), StartsWith("3/5:"))));
  const auto same = played(rolled(225, "223"), {"2/2:swap"});
  EXPECT_EQ(same.open, three_dice(25));
}

TEST(TugSwap, ChangesTheStandingAthletesByOneAndTheDifference) {
  EXPECT_EQ(played(rolled(245, "136"), {"6/4:swap"}).sides[0], side(256, 11, 2));
  EXPECT_EQ(played(rolled(245, "146"), {"4/4:swap"}).sides[0], side(245, 9, 2));
  EXPECT_EQ(played(rolled(245, "136"), {"3/4:swap"}).sides[0], side(235, 8, 2));
}

TEST(TugSwap, AGainIsLimitedByTheReserve) {
  const auto start = position(side(123, 16, 0), side(333, 9, 0));
  EXPECT_EQ(played(start, {"166", "6/1:swap"}).sides[0], side(236, 18, 0));
  EXPECT_EQ(played(start, {"166", "6/1:swap", "6/2:swap"}).sides[0], side(366, 18, 0));
}

TEST(TugSwap, ALossTakesWeakenedAthletesFirstThenStandingOnes) {
  EXPECT_EQ(played(position(side(155, 8, 5), side(333, 9, 0)), {"136", "1/5:swap"}).sides[0], side(115, 8, 2));
  EXPECT_EQ(played(position(side(155, 8, 3), side(333, 9, 0)), {"136", "1/5:swap"}).sides[0], side(115, 8, 0));
  EXPECT_EQ(played(position(side(155, 8, 2), side(333, 9, 0)), {"136", "1/5:swap"}).sides[0], side(115, 7, 0));
  EXPECT_EQ(played(position(side(155, 8, 0), side(333, 9, 0)), {"136", "1/5:swap"}).sides[0], side(115, 5, 0));
}

TEST(TugSwap, ALossIsAtMostAllThereAre) {
  const auto state = played(position(side(155, 1, 1), side(333, 9, 0)), {"136", "1/5:swap"});
  EXPECT_EQ(state.sides[0], side(115, 0, 0));
}

TEST(TugSwap, IsLegalEvenIfItLosesTheLastAthlete) {
  const auto state = played(position(side(155, 1, 0), side(333, 9, 0)), {"136", "1/5:swap"});
  EXPECT_EQ(Tug::node(state), Node::terminal());
  EXPECT_EQ(Tug::returns(state)[0], -1);
  EXPECT_EQ(Tug::returns(state)[1], 1);
}

TEST(TugSwap, IsAlwaysLegal) {
  for (const Roll& column : kAllRolls) {
    for (const Roll& dice : kAllRolls) {
      Tug::State state = rolled(column.digits, std::to_string(dice.digits));
      if (state.stage == Tug::Stage::reroll) state = played(state, {"stand"});
      state.dice.each_value(
          [&](int r) { state.open.each_value([&](int c) { EXPECT_THAT(acts(state, r, c), Contains("swap")); }); });
    }
  }
}

}  // namespace
}  // namespace nemeton::tug
