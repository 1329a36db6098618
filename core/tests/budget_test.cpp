// What a budget allows.
#include "core/budget.hpp"

#include <gtest/gtest.h>

namespace nemeton {
namespace {

TEST(Budget, WithoutBoundsIsNeverOver) {
  const BudgetClock clock(Budget{}.with_share_of_time(0.7));
  EXPECT_FALSE(clock.is_over());
  EXPECT_FALSE(clock.is_over(0.1));
  EXPECT_TRUE(clock.allows_sample(Budget::kUnbounded - 1));
}

TEST(Budget, IsOverWhenItsTimeIsOrItIsToStop) {
  EXPECT_TRUE(BudgetClock({.time = std::chrono::nanoseconds(0)}).is_over());
  EXPECT_FALSE(BudgetClock({.time = std::chrono::hours(1)}).is_over(0.5));
  std::atomic<bool> stop = false;
  const BudgetClock clock({.stop = &stop});
  EXPECT_FALSE(clock.is_over());
  stop = true;
  EXPECT_TRUE(clock.is_over());
}

TEST(Budget, AllowsSoManySamples) {
  const BudgetClock clock({.samples = 2});
  EXPECT_TRUE(clock.allows_sample(1));
  EXPECT_FALSE(clock.allows_sample(2));
}

TEST(Budget, GivesAPartOfItsTimeAndAllOfTheRest) {
  const Budget part = Budget{.time = std::chrono::seconds(10), .nodes = 5, .samples = 7}.with_share_of_time(0.25);
  EXPECT_EQ(part.time, std::chrono::milliseconds(2500));
  EXPECT_EQ(part.nodes, 5u);
  EXPECT_EQ(part.samples, 7u);
}

}  // namespace
}  // namespace nemeton
