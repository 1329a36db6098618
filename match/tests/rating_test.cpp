// Ratings are those that the games make likeliest, and their errors are what simulated players show.
#include "match/rating.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "core/random.hpp"
#include "match/elo.hpp"

namespace nemeton {
namespace {

TEST(Rating, OfTwoPlayersIsTheirShareOfManyGames) {
  const std::vector<RatedGames> results = {{0, 1, 2, 1e6, 0.75e6}};
  const auto ratings = rate(2, results, 1);
  EXPECT_NEAR(ratings[0].elo, 1000 + 190.85, 0.01) << "odds of three to one";
  EXPECT_EQ(ratings[1].elo, 1000);
  EXPECT_EQ(ratings[1].standard_error, 0);
  // The error of a log odds ratio is 1 / √(n p (1 − p)).
  EXPECT_NEAR(ratings[0].standard_error, kEloScale / std::sqrt(1e6 * 0.75 * 0.25), 0.001);
}

TEST(Rating, OneAmongSeveralAlikeIsMeasuredByTheSameScale) {
  const std::vector<RatedGames> results = {{0, 1, 4, 1e6, 0.5e6}};
  EXPECT_NEAR(rate(2, results, 1)[0].elo, 1000 + 400 * std::log10(3), 0.01) << "as strong as three";
}

TEST(Rating, GoesThroughOthersWhereTwoNeverMeet) {
  const std::vector<RatedGames> results = {{0, 1, 2, 1e6, 0.75e6}, {1, 2, 2, 1e6, 0.75e6}};
  const auto ratings = rate(3, results, 1);
  EXPECT_NEAR(ratings[0].elo - ratings[2].elo, 2 * 190.85, 0.05);
}

TEST(Rating, APlayerThatWonEveryGameHasOne) {
  const std::vector<RatedGames> results = {{0, 1, 2, 40, 40}};
  const auto [elo, error] = rate(2, results, 1)[0];
  EXPECT_GT(elo, 1400);
  EXPECT_LT(elo, 2200);
  EXPECT_GT(error, 150);
}

TEST(Rating, WithoutGamesAllAreAlike) {
  const auto ratings = rate(3, {}, 1);
  for (const Rating& each : ratings) EXPECT_DOUBLE_EQ(each.elo, 1000);
  EXPECT_GT(ratings[0].standard_error, 900);
}

TEST(Rating, ItsErrorCoversTheTruthAsOftenAsItSays) {
  // Four players, their true strengths, and twenty games of each two.
  const std::array<double, 4> truth = {850, 1000, 1100, 1300};
  Random random(3);
  constexpr int kLeagues = 500;
  std::array<int, 4> covered{};
  for (int league = 0; league < kLeagues; ++league) {
    std::vector<RatedGames> results;
    for (std::size_t first = 0; first < 4; ++first) {
      for (std::size_t second = 0; second < first; ++second) {
        RatedGames games{first, second, 2, 20, 0};
        const double share = share_of_elo(truth[first] - truth[second], 2);
        for (int i = 0; i < 20; ++i) games.won += below(random, 1'000'000) < share * 1e6 ? 1 : 0;
        results.push_back(games);
      }
    }
    const auto ratings = rate(4, results, 1);
    for (std::size_t i = 0; i < 4; ++i)
      covered[i] += std::abs(ratings[i].elo - truth[i]) < 1.96 * ratings[i].standard_error;
  }
  for (const std::size_t i : {0U, 2U, 3U})
    EXPECT_NEAR(covered[i] / static_cast<double>(kLeagues), 0.95, 0.03) << truth[i];
}

}  // namespace
}  // namespace nemeton
