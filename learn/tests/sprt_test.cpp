// The test of strength against ratios that were found in other ways, and against what it promises: that errors are rare.
#include "learn/sprt.hpp"

#include <gtest/gtest.h>

#include "core/random.hpp"

namespace nemeton {
namespace {

double ratio(const std::array<std::int64_t, 5>& pairs, double elo0, double elo1) {
  return Sprt{elo0, elo1}.log_likelihood_ratio(pairs);
}

// Where there are but wins and losses, the likelihoods are those of a coin.
TEST(Sprt, GivesTheRatioOfACoin) {
  const double score0 = score_of_elo(0), score1 = score_of_elo(10);
  const double expected = 530 * std::log(score1 / score0) + 470 * std::log((1 - score1) / (1 - score0));
  EXPECT_NEAR((Sprt{0, 10}.log_likelihood_ratio(std::array<std::int64_t, 2>{470, 530})), expected, 1e-9);
}

// The likeliest distributions were sought in another way, by Newton's method over the probabilities themselves.
TEST(Sprt, GivesTheRatiosOfPairs) {
  EXPECT_NEAR(ratio({485, 1923, 2942, 1937, 594}, 0, 5), 3.2932751, 1e-6);
  EXPECT_NEAR(ratio({527, 1007, 1932, 933, 511}, 0, 5), -4.0930875, 1e-6);
  EXPECT_NEAR(ratio({63, 252, 385, 250, 74}, 0, 10), -0.5306984, 1e-6);
  EXPECT_NEAR(ratio({261, 739, 2683, 737, 253}, -10, 0), 8.8371289, 1e-6);
}

TEST(Sprt, IsEvenWhereResultsAre) {
  EXPECT_EQ((Sprt{0, 10}.log_likelihood_ratio(std::array<std::int64_t, 5>{})), 0);
  EXPECT_NEAR((Sprt{-5, 5}.log_likelihood_ratio(std::array<std::int64_t, 5>{3, 20, 40, 20, 3})), 0, 1e-9);
}

TEST(Sprt, CountsPairsForMoreThanTheirGamesOneByOne) {
  // In each pair one game is won by whoever the dice favour: 2,060 of 4,000 games prove little alone, but much in pairs.
  const Sprt sprt{0, 10};
  EXPECT_EQ(sprt.verdict(std::array<std::int64_t, 5>{0, 0, 1940, 0, 60}), Verdict::stronger);
  EXPECT_EQ(sprt.verdict(std::array<std::int64_t, 3>{1940, 0, 2060}), Verdict::undecided);
}

TEST(Sprt, DecidesWhenAllResultsAreAlike) {
  EXPECT_EQ((Sprt{0, 10}.verdict(std::array<std::int64_t, 5>{0, 0, 0, 0, 400})), Verdict::stronger);
  EXPECT_EQ((Sprt{0, 10}.verdict(std::array<std::int64_t, 5>{400, 0, 0, 0, 0})), Verdict::not_stronger);
}

// How many of 400 tests of a player who wins so often are passed.
int passed(double score) {
  const Sprt sprt{0, 40};
  int passed = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    Random random(seed);
    std::array<std::int64_t, 3> counts{};
    Verdict verdict = Verdict::undecided;
    while (verdict == Verdict::undecided) {
      for (int i = 0; i < 8; ++i) ++counts[static_cast<double>(random() >> 11) * 0x1p-53 < score ? 2 : 0];
      verdict = sprt.verdict(counts);
    }
    passed += verdict == Verdict::stronger;
  }
  return passed;
}

TEST(Sprt, ErrsAsRarelyAsItIsAllowedTo) {
  EXPECT_LE(passed(score_of_elo(0)), 28);  // 20 expected, and a deviation of 4.4
  EXPECT_GE(passed(score_of_elo(40)), 372);
}

}  // namespace
}  // namespace nemeton
