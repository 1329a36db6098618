#include "search/dominant_action.hpp"

#include <gtest/gtest.h>

namespace nemeton {
namespace {

// What each action leads to, case by case.
std::optional<Dominant<int>> dominant(const std::vector<std::vector<Worth>>& worths) {
  std::vector<int> actions;
  for (std::size_t i = 0; i < worths.size(); ++i) actions.push_back(static_cast<int>(i));
  return dominant_action(std::span<const int>(actions), worths);
}

Worth exactly(double value) { return {value, value}; }

TEST(Dominance, IsNeverWorseAndSomewhereBetter) {
  const auto found = dominant({{exactly(0), exactly(1)}, {exactly(0), exactly(2)}, {exactly(-1), exactly(2)}});
  ASSERT_TRUE(found);
  EXPECT_EQ(found->action, 1);
  EXPECT_EQ(found->cases, 2);
  EXPECT_EQ(found->better, 1);
}

TEST(Dominance, IsNotThereBetweenEqualsOrWhereEachIsBetterSomewhere) {
  EXPECT_FALSE(dominant({{exactly(0), exactly(1)}, {exactly(1), exactly(0)}}));
  EXPECT_FALSE(dominant({{exactly(1)}, {exactly(1)}}));
  EXPECT_FALSE(dominant({{exactly(1)}})) << "there is no other";
}

TEST(Dominance, NeedsBoundsThatDoNotOverlap) {
  EXPECT_FALSE(dominant({{{0.0, 0.6}, exactly(1)}, {{0.5, 0.5}, exactly(0)}}));
  EXPECT_TRUE(dominant({{{0.5, 0.6}, exactly(1)}, {{0.4, 0.5}, exactly(0)}}));
}

TEST(Dominance, TakesTheSamePositionForEqual) {
  EXPECT_TRUE(dominant({{{-1, 1, 7}, exactly(1)}, {{-1, 1, 7}, exactly(0)}}));
  EXPECT_FALSE(dominant({{{-1, 1, 7}, exactly(1)}, {{-1, 1, 8}, exactly(0)}}));
}

}  // namespace
}  // namespace nemeton
