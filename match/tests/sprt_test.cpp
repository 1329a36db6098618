// The sequential test is Fishtest's, and it errs as rarely as it says.
#include "match/sprt.hpp"

#include <gtest/gtest.h>

#include "core/random.hpp"

namespace nemeton {
namespace {

struct Published {
  std::array<int, 5> rounds;  // pairs of games, by their score in quarters
  SprtBounds bounds;
  double ratio;
};

// Values that fastchess (github.com/Disservin/fastchess) tests its own test against.
TEST(Sprt, TheRatioIsTheOneThatOthersCompute) {
  const std::array<Published, 2> published = {{
      {{223, 9863, 20279 + 1000, 10037, 246}, {.elo0 = 0.5, .elo1 = 2.5}, -3.07},
      {{871, 26175, 55003 + 980, 26678, 821}, {.elo0 = 0, .elo1 = 2}, -4.98},
  }};
  for (const auto& [rounds, bounds, ratio] : published) {
    Sprt sprt(bounds, 2);
    for (std::size_t i = 0; i < 5; ++i) sprt.add(static_cast<double>(i) / 4, rounds[i]);
    EXPECT_NEAR(sprt.log_likelihood_ratio(), ratio, 0.005);
    EXPECT_EQ(sprt.decision(), SprtDecision::elo0);
  }
}

TEST(Sprt, WithOnlyWinsAndLossesItIsWaldsOwn) {
  // Without ties the likelihood of a score with that mean is the binomial one.
  const SprtBounds bounds{.elo0 = 0, .elo1 = 50};
  Sprt sprt(bounds, 2);
  sprt.add(1, 600);
  sprt.add(0, 500);
  const double share = share_of_elo(50, 2);
  // Scores that were never seen count a thousandth of a round each.
  EXPECT_NEAR(sprt.log_likelihood_ratio(), 600 * std::log(share / 0.5) + 500 * std::log((1 - share) / 0.5), 0.01);
}

TEST(Sprt, BoundsAreThoseOfTheErrors) {
  EXPECT_NEAR(Sprt({}, 2).limit(), 2.944, 0.001);
  EXPECT_EQ(Sprt({}, 2).decision(), SprtDecision::none);
}

// Plays rounds of `sides` games with ties until it is decided.
SprtDecision decide(double elo, int sides, Random& random) {
  Sprt sprt({.elo0 = 0, .elo1 = 60}, sides);
  const auto limit = static_cast<std::uint32_t>(share_of_elo(elo, sides) * 1e6);
  while (sprt.decision() == SprtDecision::none) {
    double score = 0;
    for (int i = 0; i < sides; ++i) score += below(random, 1'000'000) < limit ? 1.0 / sides : 0;
    sprt.add(score);
  }
  return sprt.decision();
}

TEST(Sprt, ErrsInOneCaseOfTwenty) {
  Random random(1);
  for (const int sides : {2, 4}) {
    int wrong0 = 0;
    int wrong1 = 0;
    constexpr int kTests = 200;
    for (int i = 0; i < kTests; ++i) {
      wrong0 += decide(0, sides, random) == SprtDecision::elo1;
      wrong1 += decide(60, sides, random) == SprtDecision::elo0;
    }
    // 10 are expected of each, with a deviation of 3.
    EXPECT_LT(wrong0, 20) << sides;
    EXPECT_LT(wrong1, 20) << sides;
    EXPECT_GT(wrong0 + wrong1, 2) << sides;
  }
}

}  // namespace
}  // namespace nemeton
