// What is said of a contest between two is what their rounds tell, and its interval covers the truth as often as it says.
#include "match/score.hpp"

#include <gtest/gtest.h>

#include <array>

#include "core/random.hpp"
#include "match/elo.hpp"

namespace nemeton {
namespace {

Score score_of(int sides, const std::vector<std::vector<double>>& rounds) {
  Score score(sides);
  for (const auto& shares : rounds) score.add(shares);
  return score;
}

TEST(Score, CountsGamesAndRounds) {
  const Score score = score_of(2, {{1, 0}, {1, 0.5}, {0, 0.5}, {1, 1}});
  EXPECT_EQ(score.games(), 8);
  EXPECT_EQ(score.wins(), 4);
  EXPECT_EQ(score.ties(), 2);
  EXPECT_EQ(score.losses(), 2);
  EXPECT_DOUBLE_EQ(score.share(), 5.0 / 8);
  EXPECT_EQ(score.rounds(), (std::map<double, int>{{0.25, 1}, {0.5, 1}, {0.75, 1}, {1, 1}}));
}

TEST(Score, ThePValueIsThatOfSignsThatCouldBeOtherwise) {
  // Three rounds lead by a half each, and one lags as far: a sum of 1 with a deviation of 1.
  const Score score = score_of(2, {{1, 1}, {1, 1}, {1, 1}, {0, 0}});
  EXPECT_NEAR(score.p_value(), 0.1587, 0.0001);
  EXPECT_DOUBLE_EQ(score_of(2, {{1, 0}, {0, 1}}).p_value(), 0.5) << "nobody leads in any";
  EXPECT_NEAR(score_of(3, {{1, 0, 0}, {0, 1, 0}}).p_value(), 0.5, 1e-9) << "a third is what one of three has";
}

TEST(Score, NoPlayerIsSureToWinForEver) {
  Score score(2);
  for (int i = 0; i < 20; ++i) score.add(std::array{1.0, 1.0});
  EXPECT_EQ(score.interval().high, 1);
  EXPECT_LT(score.interval().low, 0.93);
  EXPECT_GT(score.interval().low, 0.85);
}

TEST(Score, WhereTheSideDecidesRoundsTellMuchMoreThanGames) {
  Score sides(2);
  Score players(2);
  for (int i = 0; i < 100; ++i) {
    sides.add(std::array{1.0, 0.0});
    players.add(std::array{i % 2 / 1.0, i % 2 / 1.0});
  }
  EXPECT_DOUBLE_EQ(sides.share(), players.share());
  EXPECT_LT(sides.interval().high - sides.interval().low, 0.02);
  EXPECT_GT(players.interval().high - players.interval().low, 0.18)
      << "each opening is played twice alike: half as much is known";
}

// How often the interval covers the share of a player so much stronger, whose games of one round go together: in some openings one side wins
// whoever plays it.
double coverage(double elo, int sides, int rounds) {
  Random random(7);
  const double share = share_of_elo(elo, sides);
  // A quarter of the openings are decided: there each side's owner has his equal part.
  const double truth = 0.75 * share + 0.25 / sides;
  constexpr int kContests = 2000;
  int covered = 0;
  for (int contest = 0; contest < kContests; ++contest) {
    Score score(sides);
    for (int i = 0; i < rounds; ++i) {
      std::vector<double> shares(static_cast<std::size_t>(sides), 0);
      if (below(random, 4) == 0) {
        shares[below(random, static_cast<std::uint32_t>(sides))] = 1;
      } else {
        for (double& each : shares) each = below(random, 1'000'000) < share * 1e6 ? 1 : 0;
      }
      score.add(shares);
    }
    const auto [low, high] = score.interval();
    covered += low <= truth && truth <= high;
  }
  return covered / static_cast<double>(kContests);
}

TEST(Score, TheIntervalCoversTheTruthAsOftenAsItSays) {
  for (const int sides : {2, 3, 6}) {
    for (const double elo : {0.0, 150.0, 400.0}) {
      EXPECT_NEAR(coverage(elo, sides, 60), 0.95, 0.02) << sides << " sides, Elo " << elo;
    }
  }
  EXPECT_NEAR(coverage(0, 2, 10), 0.95, 0.03) << "few rounds";
}

TEST(Elo, AndSharesAreTwoWaysToSayTheSame) {
  EXPECT_NEAR(share_of_elo(400, 2), 10.0 / 11, 1e-12);
  EXPECT_NEAR(share_of_elo(400, 4), 10.0 / 13, 1e-12) << "one of tenfold strength among four";
  EXPECT_NEAR(share_of_elo(0, 3), 1.0 / 3, 1e-12);
  for (const int sides : {2, 3, 6}) EXPECT_NEAR(elo_of_share(share_of_elo(-123, sides), sides), -123, 1e-9);
}

}  // namespace
}  // namespace nemeton
