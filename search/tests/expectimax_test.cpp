// Expectimax finds the values of Pig. On whole games it is tested with Down the Danube.
#include "search/expectimax.hpp"

#include <gtest/gtest.h>

#include "search/tests/pig.hpp"

namespace nemeton {
namespace {

std::uint64_t key_of(const Pig::State& state) {
  std::uint64_t key = 0;
  for (const int part : {state.scores[0], state.scores[1], state.rolled, int{state.turn}, int{state.rolling}}) {
    key = key << 12 | static_cast<std::uint64_t>(part);
  }
  return key;
}

// Knows nothing.
struct Ignorant {
  static double evaluate(const Pig::State&) { return 0; }
  static std::uint64_t key(const Pig::State& state) { return key_of(state); }
};

// Knows the solution.
struct Solved {
  const PigSolution& solution;

  double evaluate(const Pig::State& state) const {
    const auto seat = static_cast<std::size_t>(state.turn);
    const int own = state.scores[seat], other = state.scores[1 - seat];
    const double wins =
        state.rolling ? solution.roll(own, other, state.rolled) : solution.value(own, other, state.rolled);
    return state.turn == 0 ? 2 * wins - 1 : 1 - 2 * wins;
  }
  static std::uint64_t key(const Pig::State& state) { return key_of(state); }
};

// The best that the seat to act can do, by looking so many rolls ahead.
template <class E>
Afterstate<Pig> best(const E& evaluator, const Pig::State& state, int depth) {
  Expectimax<Pig, E> search(evaluator);
  auto list = search.afterstates(state);
  EXPECT_TRUE(search.deepen(list, state.turn, depth));
  return list[0];
}

TEST(PigSolution, IsThatOfNellerAndPresser) {
  const PigSolution solution(100);
  EXPECT_NEAR(solution.value(0, 0, 0), 0.5306, 0.00005);
  // Who begins holds at 21 rather than at 20.
  EXPECT_GT(solution.roll(0, 0, 20), solution.hold(0, 0, 20));
  EXPECT_LT(solution.roll(0, 0, 21), solution.hold(0, 0, 21));
}

TEST(Expectimax, KnowsTheValueOfPigFromTheRulesAlone) {
  // To 2: who does not roll a 1 wins, so p = 5/6 + 1/6 (1 - p), and p = 6/7.
  const Pig::State two{2};
  EXPECT_NEAR(best(Ignorant{}, two, 8).value, 2 * (6 / 7.0) - 1, 1e-5);
  // A turn that ends with neither having scored leaves a sixth of a sixth of what is unknown.
  const PigSolution solution(5);
  const Pig::State five{5};
  EXPECT_NEAR(best(Ignorant{}, five, 7).value, 2 * solution.value(0, 0, 0) - 1, 0.01);
}

// However far it looks from values that are right, it has to come back with the right ones.
TEST(Expectimax, RollsAndHoldsInPigAsTheSolutionDoes) {
  constexpr int kTarget = 100;
  const PigSolution solution(kTarget);
  const Solved evaluator{solution};
  int held = 0, rolled = 0;
  for (int own = 0; own < kTarget; own += 20) {
    for (int other = 0; other < kTarget; other += 25) {
      for (int sum = 5; own + sum < kTarget; sum += 10) {
        const double roll = solution.roll(own, other, sum), hold = solution.hold(own, other, sum);
        for (int depth = 1; depth <= 3; ++depth) {
          const auto found = best(evaluator, Pig::State{kTarget, {own, other}, sum}, depth);
          EXPECT_NEAR(found.value, 2 * std::max(roll, hold) - 1, 1e-9) << own << " " << other << " " << sum;
          EXPECT_EQ(found.actions[0], roll > hold ? Pig::kRoll : Pig::kHold) << own << " " << other << " " << sum;
          // Seen from the other side it is the same.
          EXPECT_NEAR(best(evaluator, Pig::State{kTarget, {other, own}, sum, 1}, depth).value, -found.value, 1e-9);
        }
        (roll > hold ? rolled : held) += 1;
      }
    }
  }
  EXPECT_GT(held, 10);
  EXPECT_GT(rolled, 10);
}

TEST(Expectimax, EndsWhereItsBudgetDoes) {
  const std::atomic<bool> stop = true;
  const Pig::State state{100};
  for (const Budget& budget :
       {Budget{.stop = &stop}, Budget{.nodes = 100}, Budget{.time = std::chrono::nanoseconds(0)}}) {
    const Ignorant evaluator;
    Expectimax<Pig, Ignorant> search(evaluator, budget);
    auto list = search.afterstates(state);
    EXPECT_FALSE(search.deepen(list, 0, 12));
    EXPECT_LT(search.nodes(), 1000u);
  }
}

}  // namespace
}  // namespace nemeton
