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

// By scipy 1.17, binomtest(…).proportion_ci(method="exact").
TEST(ClopperPearson, IsThatOfAnotherProgram) {
  const Estimate found = clopper_pearson(17, 60, 0.95);
  EXPECT_NEAR(found.low, 0.174505283, 1e-7);
  EXPECT_NEAR(found.high, 0.414436068, 1e-7);
  EXPECT_EQ(clopper_pearson(0, 60, 0.95).low, 0);
  EXPECT_EQ(clopper_pearson(60, 60, 0.95).high, 1);
}

TEST(Mean, HasTheErrorOfItsSample) {
  // 1, 2, 3, 4: the variance is 5/3, that of the mean 5/12.
  const Uncertain found = mean_of({4, 10, 30});
  EXPECT_EQ(found.value, 2.5);
  EXPECT_NEAR(found.error, std::sqrt(5.0 / 12), 1e-12);
  // Student's t of three degrees of freedom, by the tables.
  const Estimate within = found;
  EXPECT_NEAR(within.high - 2.5, 3.182446 * std::sqrt(5.0 / 12), 1e-6);
  EXPECT_NEAR(2.5 - within.low, within.high - 2.5, 1e-12);
}

TEST(Mean, OfOneNumberIsNotSure) { EXPECT_TRUE(std::isinf(mean_of({1, 3, 9}).within(0.95).high)); }

TEST(Ratio, IsExactWhereAllPairsHaveIt) {
  // (1, 2), (2, 4), (3, 6)
  const Uncertain found = ratio_of({3, 6, 12, 14, 56, 28});
  EXPECT_EQ(found.value, 0.5);
  EXPECT_NEAR(found.error, 0, 1e-12);
}

// Counts the studies of 1000 whose interval covers the truth. `play` draws the pair of a game, `find` makes the estimate.
template <class Play, class Find>
int covered(std::uint64_t seed, double truth, Play play, Find find) {
  Random random(seed);
  int covered = 0;
  for (int study = 0; study < 1000; ++study) {
    PairSums sums{};
    for (int i = 0; i < 200; ++i) {
      const auto [x, y] = play(random);
      sums = {sums.n + 1, sums.x + x, sums.y + y, sums.xx + x * x, sums.yy + y * y, sums.xy + x * y};
    }
    const Estimate found = find(sums);
    covered += found.low <= truth && truth <= found.high ? 1 : 0;
  }
  return covered;
}
const auto kNineteenOfTwenty = testing::AllOf(testing::Ge(930), testing::Le(970));

TEST(Ratio, CoversTheTruthInNineteenOfTwenty) {
  const auto play = [](Random& random) {
    const double y = 1 + below(random, 10);
    double x = 0;
    for (int j = 0; j < static_cast<int>(y); ++j) x += below(random, 4) == 0 ? 1 : 0;
    return std::pair(x, y);
  };
  EXPECT_THAT(covered(1, 0.25, play, ratio_of), kNineteenOfTwenty);
}

// Three games of two seats: both did it, only the winner did, only the loser did. The four seats with it win 1, 1 and 0, so 1/2 each; the two without, 0 and 1.
TEST(Gain, IsThatOfTheMeansAndHasTheErrorOfWholeGames) {
  const Uncertain found = gain_of({3, 2, 4, 2, 6, 3}, 2, 1);
  EXPECT_EQ(found.value, 0.5 - 0.5);
  // A game contributes (share − seats / 2) / 4 − (1 − share − (2 − seats) / 2) / 2, so 0, 3/8 and −3/8.
  EXPECT_NEAR(found.error, std::sqrt(2 * 9.0 / 64 * 3 / 2), 1e-12);
  EXPECT_EQ(found.degrees, 1) << "two seats are without it";
}

// In half of the games one of two seats does it, never both. A win of one seat is a loss of the other.
TEST(Gain, CoversTheTruthInNineteenOfTwenty) {
  const auto play = [](Random& random) {
    const double y = below(random, 2);
    return std::pair(y * (below(random, 10) < 6 ? 1 : 0), y);
  };
  // Of 400 seats, 100 do it and win 0.6 each. The others have the other 140 of 200 wins.
  EXPECT_THAT(covered(2, 0.6 - 140.0 / 300, play, [](const PairSums& sums) { return gain_of(sums, 2, 1); }),
              kNineteenOfTwenty);
}

TEST(Wilson, OfClustersCountsSeatsThatDoAlikeOnce) {
  const auto expect = [](const Estimate& found, const Estimate& expected) {
    EXPECT_NEAR(found.low, expected.low, 1e-3);
    EXPECT_NEAR(found.high, expected.high, 1e-3);
  };
  // Both seats of 400 of 1000 games: as certain as 1000 seats, and no more certain if all games are alike.
  expect(wilson_of_clusters({1000, 800, 1600}, 2), wilson(400, 1000));
  expect(wilson_of_clusters({1000, 1000, 1000}, 2), wilson(500, 1000));
  expect(wilson_of_clusters({1000, 2000, 4000}, 2), wilson(1000, 1000));
}

// Against all 2¹² sign changes. The approximation is good for the p-values that matter.
TEST(P, OfSignsIsThatOfAllChangesOfSigns) {
  const auto expect = [](const std::vector<double>& differences) {
    const auto sum_with = [&](unsigned signs) {
      double sum = 0;
      for (std::size_t i = 0; i < differences.size(); ++i)
        sum += (signs >> i & 1) == 0 ? differences[i] : -differences[i];
      return std::abs(sum);
    };
    const double own = sum_with(0);
    const unsigned all = 1U << differences.size();
    double further = 0;
    for (unsigned signs = 0; signs < all; ++signs)
      further += sum_with(signs) > own + 1e-9 ? 1 : sum_with(signs) > own - 1e-9 ? 0.5 : 0;
    EXPECT_NEAR(p_of_signs(differences), further / all, 0.012);
  };
  expect({1, 2, -1, 3, 2, 2, -2, 1, 4, 1, 3, -1});
  expect({1, 2, 1, 3, 2, 2, -2, 1, 9, 1, 3, 1});
  expect({1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, 0});
  expect({30, 2, 1, -3, 2, 2, -2, 1, 4, 1, 3, 1});
}

TEST(P, OfSignsIsNoneOfFewDifferences) {
  EXPECT_EQ(p_of_signs(std::vector<double>(100)), 1);
  std::vector<double> differences(100);
  differences[3] = 5;
  EXPECT_EQ(p_of_signs(differences), 1);
  differences[70] = 5;
  EXPECT_GE(p_of_signs(differences), 0.1);
  EXPECT_GE(p_of_signs(std::vector<double>{1, 1}), 0.25);
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
