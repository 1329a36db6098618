// Monte Carlo tree search on games that are solved: with everything seen, with chance, with hidden cards, with choices at once.
#include "search/mcts.hpp"

#include <gtest/gtest.h>

#include "core/tests/pennies.hpp"
#include "search/tests/kuhn.hpp"
#include "search/tests/nim.hpp"
#include "search/tests/pig.hpp"

namespace nemeton {
namespace {

constexpr NothingHidden kNothing;

TEST(Mcts, PlaysNimToWin) {
  for (const std::array<std::uint8_t, 3> heaps :
       {std::array<std::uint8_t, 3>{1, 3, 4}, {1, 2, 4}, {0, 3, 5}, {2, 2, 3}}) {
    for (const auto turn : {std::int8_t{0}, std::int8_t{1}}) {
      const Nim::State state{heaps, false, turn};
      ASSERT_NE(state.nim_sum(), 0);
      Mcts<Nim> mcts(kNothing, /*spread=*/1, /*seed=*/1);
      const auto found = mcts.search(History<Nim>(state), turn, {.samples = 20000});
      Nim::State next = state;
      Nim::apply(next, turn, found.action);
      EXPECT_EQ(next.nim_sum(), 0);
      EXPECT_GT(found.value, 0.7);
    }
  }
}

TEST(Mcts, KnowsThatALostGameOfNimIsLost) {
  Mcts<Nim> mcts(kNothing, 1, 1);
  EXPECT_LT(mcts.search(History<Nim>(Nim::State{{1, 2, 3}}), 0, {.samples = 20000}).value, -0.8);
}

TEST(Mcts, RollsAndHoldsInPigAsTheSolutionDoes) {
  const PigSolution solution(10);
  for (const Pig::State& state : {Pig::State{10, {0, 8}, 3}, Pig::State{10, {5, 0}, 4}, Pig::State{10, {2, 2}, 7}}) {
    const double roll = solution.roll(state.scores[0], state.scores[1], state.rolled);
    const double hold = solution.hold(state.scores[0], state.scores[1], state.rolled);
    Mcts<Pig> mcts(kNothing, 1, 1);
    const auto found = mcts.search(History<Pig>(state), 0, {.samples = 30000});
    EXPECT_EQ(found.action, roll > hold ? Pig::kRoll : Pig::kHold);
    EXPECT_NEAR(found.value, 2 * std::max(roll, hold) - 1, 0.1);
  }
}

Thought<Kuhn> in_kuhn(const Kuhn::State& state) {
  const Seat seat = Kuhn::node(state).to_act.first();
  const KuhnBelief belief;
  Mcts<Kuhn, KuhnBelief> mcts(belief, 2, 1);
  return mcts.search(Kuhn::observation(state, seat), seat, {.samples = 20000});
}

TEST(Mcts, CallsAndFoldsInKuhnPokerWhereOnlyOneIsRight) {
  for (const int other : {Kuhn::kJack, Kuhn::kQueen}) {
    EXPECT_EQ(in_kuhn(Kuhn::at(other, Kuhn::kKing, {Kuhn::kBet})).action, Kuhn::kBet);
    EXPECT_EQ(in_kuhn(Kuhn::at(Kuhn::kKing, other, {Kuhn::kPass, Kuhn::kBet})).action, Kuhn::kBet);
  }
  for (const int other : {Kuhn::kQueen, Kuhn::kKing}) {
    EXPECT_EQ(in_kuhn(Kuhn::at(other, Kuhn::kJack, {Kuhn::kBet})).action, Kuhn::kPass);
  }
}

TEST(Mcts, PlaysTheSameWhateverIsHiddenFromTheSeat) {
  // With a queen after a bet the other has a jack or a king.
  const auto against_jack = in_kuhn(Kuhn::at(Kuhn::kJack, Kuhn::kQueen, {Kuhn::kBet}));
  const auto against_king = in_kuhn(Kuhn::at(Kuhn::kKing, Kuhn::kQueen, {Kuhn::kBet}));
  EXPECT_EQ(against_jack.action, against_king.action);
  EXPECT_EQ(against_jack.value, against_king.value);
}

TEST(Mcts, DoesNotSeeAChoiceThatIsMadeAtOnceWithItsOwn) {
  // Seat 1 would always win a round in which it knew the side of seat 0.
  OptionValues options(Pennies::kOptions);
  ASSERT_TRUE(options.set_boolean("stakes", false));
  auto state = Pennies::start(options, 2);
  Pennies::apply(state, kChance, 0);
  ASSERT_EQ(Pennies::node(state).kind, NodeKind::simultaneous);
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    Mcts<Pennies> mcts(kNothing, 1, seed);
    EXPECT_NEAR(mcts.search(History<Pennies>(state), 1, {.samples = 20000}).value, 0, 0.15);
  }
}

TEST(Mcts, AnswersWhereTheChoiceOfAnotherEndsTheGame) {
  OptionValues options(Pennies::kOptions);
  ASSERT_TRUE(options.set_integer("ply_limit", 1));
  auto state = Pennies::start(options, 2);
  Pennies::apply(state, kChance, 0);
  for (const Seat seat : {0, 1}) {
    Mcts<Pennies> mcts(kNothing, 1, 1);
    ActionList<Pennies> actions;
    Pennies::actions(state, seat, actions);
    const auto found = mcts.search(History<Pennies>(state), seat, {.samples = 10});
    EXPECT_EQ(std::ranges::count(actions, found.action), 1);
  }
}

TEST(Mcts, EndsWhereItsBudgetDoesAfterOneSampleAtLeast) {
  const std::atomic<bool> stop = true;
  const History<Nim> history(Nim::State{{13, 14, 15}});
  Mcts<Nim> mcts(kNothing, 1, 1);
  for (const Budget& budget :
       {Budget{.samples = 1}, Budget{.nodes = 1}, Budget{.stop = &stop}, Budget{.time = std::chrono::nanoseconds(0)}}) {
    const auto found = mcts.search(history, 0, budget);
    EXPECT_GT(found.nodes, 0u);
    EXPECT_LE(found.nodes, 42u);
  }
}

}  // namespace
}  // namespace nemeton
