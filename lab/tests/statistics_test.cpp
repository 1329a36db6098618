// Estimates against numbers that the papers give, or that can be worked out by hand.
#include "lab/statistics.hpp"

#include <gmock/gmock.h>

#include <cmath>

#include "core/random.hpp"

namespace nemeton::lab {
namespace {

// The examples of Newcombe, Two-sided confidence intervals for the single proportion, 1998, table I, method 3.
TEST(Wilson, IsThatOfNewcombesTable) {
  const auto expect = [](double wins, double games, double low, double high) {
    const Estimate found = wilson(wins, games);
    EXPECT_NEAR(found.value, wins / games, 1e-12);
    EXPECT_NEAR(found.low, low, 0.00005);
    EXPECT_NEAR(found.high, high, 0.00005);
  };
  expect(81, 263, 0.2553, 0.3662);
  expect(15, 148, 0.0624, 0.1605);
  expect(0, 20, 0.0000, 0.1611);
  expect(1, 29, 0.0061, 0.1718);
}

TEST(Wilson, KnowsNothingWithoutATrial) {
  EXPECT_EQ(wilson(0, 0).low, 0);
  EXPECT_EQ(wilson(0, 0).high, 1);
}

TEST(Mean, HasTheErrorOfItsSample) {
  // 1, 2, 3, 4: the variance is 5/3, that of the mean 5/12.
  const Estimate found = mean_of(4, 10, 30);
  EXPECT_EQ(found.value, 2.5);
  EXPECT_NEAR(found.high - found.value, 1.959964 * std::sqrt(5.0 / 12), 1e-9);
  EXPECT_NEAR(found.high - found.value, found.value - found.low, 1e-12);
}

TEST(Mean, OfOneNumberIsNotSure) { EXPECT_TRUE(std::isinf(mean_of(1, 3, 9).high)); }

TEST(Ratio, IsExactWhereAllPairsHaveIt) {
  // (1, 2), (2, 4), (3, 6)
  const Estimate found = ratio_of({3, 6, 12, 14, 56, 28});
  EXPECT_EQ(found.value, 0.5);
  EXPECT_NEAR(found.high, 0.5, 1e-12);
}

TEST(Ratio, CoversTheTruthInNineteenOfTwenty) {
  Random random(1);
  int covered = 0;
  for (int study = 0; study < 1000; ++study) {
    PairSums sums{};
    for (int i = 0; i < 200; ++i) {
      const double y = 1 + below(random, 10);
      double x = 0;
      for (int j = 0; j < static_cast<int>(y); ++j) x += below(random, 4) == 0 ? 1 : 0;
      sums = {sums.n + 1, sums.x + x, sums.y + y, sums.xx + x * x, sums.yy + y * y, sums.xy + x * y};
    }
    const Estimate found = ratio_of(sums);
    covered += found.low <= 0.25 && 0.25 <= found.high ? 1 : 0;
  }
  EXPECT_GE(covered, 930);
  EXPECT_LE(covered, 970);
}

TEST(Difference, IsThatOfTheMeans) {
  const Estimate found = difference_of({4, 10, 30}, {4, 6, 14});
  EXPECT_EQ(found.value, 1);
  EXPECT_NEAR(found.high - 1, 1.959964 * std::sqrt(5.0 / 12 + 5.0 / 12), 1e-9);
}

TEST(P, OfADifferenceIsThatOfTheNormalDistribution) {
  EXPECT_NEAR(p_of({1.959964, 0, 2 * 1.959964}), 0.05, 1e-6);
  EXPECT_EQ(p_of({0, -1, 1}), 1);
}

TEST(P, OfChiSquareIsThatOfTheTables) {
  EXPECT_NEAR(p_of_chi_square(3.841, 1), 0.05, 1e-4);
  EXPECT_NEAR(p_of_chi_square(7.815, 3), 0.05, 1e-4);
}

// Holm, A simple sequentially rejective multiple test procedure, 1979: each by how many are left, and none below one before it.
TEST(Holm, IsThatOfThePaper) {
  const std::vector<double> p = {0.01, 0.04, 0.03, 0.005};
  const std::vector<double> worth = holm(p);
  const std::vector<double> expected = {0.03, 0.06, 0.06, 0.02};
  for (std::size_t i = 0; i < p.size(); ++i) EXPECT_NEAR(worth[i], expected[i], 1e-12);
}

}  // namespace
}  // namespace nemeton::lab
