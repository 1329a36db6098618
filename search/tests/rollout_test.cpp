// Random play, and means of it.
#include "search/rollout.hpp"

#include <gtest/gtest.h>

#include "search/tests/nim.hpp"

namespace nemeton {
namespace {

TEST(Rollout, PlaysToTheEndAndCountsItsSteps) {
  Random random(1);
  History<Nim> history(Nim::State{{3, 4, 5}});
  const std::uint64_t steps = rollout(history, random);
  EXPECT_EQ(Nim::node(history.state()).kind, NodeKind::terminal);
  EXPECT_EQ(steps, static_cast<std::uint64_t>(Nim::ply(history.state())));
  EXPECT_EQ(rollout(history, random), 0u) << "the game is over";
}

TEST(MeanOfRollouts, IsOneOfSoManyAsTheBudgetAllows) {
  const auto coin = [](Random& random) { return won({below(random, 4) == 0 ? 1.0 : -1.0, 0}, 2); };
  EXPECT_NEAR(mean_of_rollouts(20000, {}, 1, coin)[0], 0.25, 0.02);
  std::uint64_t played = 0;
  const auto count = [&](Random&) { return WinProbabilities{static_cast<double>(++played)}; };
  EXPECT_EQ(mean_of_rollouts(20000, {.samples = 3}, 1, count)[0], 2);
  const std::atomic<bool> stop = true;
  played = 0;
  mean_of_rollouts(20000, {.stop = &stop}, 1, count);
  EXPECT_EQ(played, 1u);
}

}  // namespace
}  // namespace nemeton
