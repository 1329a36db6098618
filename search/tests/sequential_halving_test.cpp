// Comparing by rollouts: the best is found, the one asked for is kept, and chance is the same for all.
#include "search/sequential_halving.hpp"

#include <gtest/gtest.h>

namespace nemeton {
namespace {

// Games that are won so many times of a hundred, by action.
Analysis<int> compare_coins(std::vector<int> actions, std::uint64_t games, std::optional<int> asked = {}) {
  return sequential_halving<int>(actions, 0, games, {{}, 1, asked, {}}, [](int in_hundred, Random& random) {
    return won({static_cast<int>(below(random, 100)) < in_hundred ? 1.0 : -1.0}, 2);
  });
}

TEST(SequentialHalving, FindsTheBestOfMany) {
  const auto analysis = compare_coins({10, 20, 30, 60, 40, 50, 25, 35, 80, 5, 15, 45}, 6000);
  EXPECT_EQ(analysis.candidates[0].action, 80);
  EXPECT_NEAR(analysis.candidates[0].win_probabilities[0], 0.8, 0.05);
  EXPECT_EQ(analysis.candidates[0].win_probabilities[0] + analysis.candidates[0].win_probabilities[1], 1);
  EXPECT_EQ(analysis.candidates.size(), kFinalists);
  EXPECT_LE(analysis.samples, 6000u);
}

TEST(SequentialHalving, KeepsTheActionThatWasAskedForThoughItIsTheWorst) {
  const auto analysis = compare_coins({50, 60, 70, 80, 90, 1}, 3000, 1);
  EXPECT_EQ(analysis.candidates.back().action, 1);
  EXPECT_NEAR(analysis.candidates.back().win_probabilities[0], 0.01, 0.02);
}

TEST(SequentialHalving, GivesAllTheSameChanceSoThatEqualActionsDoNotDiffer) {
  const auto analysis = compare_coins({50, 50}, 400);
  EXPECT_EQ(analysis.candidates[0].win_probabilities, analysis.candidates[1].win_probabilities);
  EXPECT_EQ(analysis.candidates[1].standard_error, 0);
}

TEST(SequentialHalving, TellsTheStandardErrorOfADifference) {
  // With common chance, 60 beats 50 in a tenth of the games: a deviation of 0.3 in one game, 0.3 / sqrt(n) in the mean.
  const auto analysis = compare_coins({60, 50}, 4000);
  const auto n = static_cast<double>(analysis.samples) / 2;
  EXPECT_NEAR(analysis.candidates[1].standard_error, 0.3 / std::sqrt(n), 0.1 / std::sqrt(n));
}

TEST(SequentialHalving, PlaysOnceWhenItIsAskedToStop) {
  const std::atomic<bool> stop = true;
  const auto analysis = sequential_halving<int>({1, 2}, 1, 1000, {{.stop = &stop}, 1, {}, {}},
                                                [](int, Random&) { return WinProbabilities{0, 1}; });
  EXPECT_EQ(analysis.samples, 2u);
  EXPECT_EQ(analysis.candidates[0].win_probabilities[1], 1);
}

}  // namespace
TEST(SequentialHalving, TellsOfThoseThatAreLeftEachTimeSomeAreDropped) {
  std::vector<std::size_t> left;
  const AnalysisRequest<int> request{
      {}, 1, {}, [&](const Analysis<int>& analysis) { left.push_back(analysis.candidates.size()); }};
  sequential_halving<int>({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}, 0, 600, request,
                          [](int, Random&) { return WinProbabilities{1, 0}; });
  EXPECT_EQ(left, (std::vector<std::size_t>{6, 3}));
}

}  // namespace nemeton
