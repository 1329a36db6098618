// UCB1 tries what does well more often, and everything once.
#include "search/ucb1.hpp"

#include <gtest/gtest.h>

#include "core/random.hpp"

namespace nemeton {
namespace {

// Coins that show heads so many times of a hundred.
std::vector<Arm<int>> coins(std::initializer_list<int> in_hundred) {
  std::vector<Arm<int>> arms;
  for (const int each : in_hundred) arms.push_back({each});
  return arms;
}

TEST(Ucb1, TriesTheBestArmMostAndEveryArmOnce) {
  auto arms = coins({10, 50, 70, 20, 60});
  Random random(1);
  const auto toss = [&](int in_hundred) { return static_cast<int>(below(random, 100)) < in_hundred ? 1.0 : 0.0; };
  const std::uint64_t nodes = 0;
  const auto best = best_by_ucb1(std::span(arms), 0.5, BudgetClock({.samples = 5000}), nodes, toss);
  EXPECT_EQ(best.action, 70);
  EXPECT_GT(best.samples, 3500);
  EXPECT_NEAR(best.mean(), 0.7, 0.05);
  int samples = 0;
  for (const auto& arm : arms) {
    EXPECT_GT(arm.samples, 0);
    samples += arm.samples;
  }
  EXPECT_EQ(samples, 5000);
}

TEST(Ucb1, TakesOneSampleWhereThereIsNoTime) {
  const std::atomic<bool> stop = true;
  auto arms = coins({50, 50});
  const std::uint64_t nodes = 0;
  const auto best = best_by_ucb1(std::span(arms), 0.5, BudgetClock({.stop = &stop}), nodes, [](int) { return 1.0; });
  EXPECT_EQ(best.samples, 1);
}

TEST(Ucb1, TakesNoMoreSamplesOnceItsNodesAreUsedUp) {
  auto arms = coins({50});
  std::uint64_t nodes = 0;
  const auto look_at_ten = [&](int) {
    nodes += 10;
    return 1.0;
  };
  EXPECT_EQ(best_by_ucb1(std::span(arms), 0.5, BudgetClock({.nodes = 95}), nodes, look_at_ten).samples, 10);
}

}  // namespace
}  // namespace nemeton
