// Levels play each other fairly, and the stronger one wins.
#include "bench/match_play.hpp"

#include <gtest/gtest.h>

#include "games/brandubh/bot.hpp"

namespace nemeton {
namespace {

// Time enough that the levels' own budgets end their thinking, so that every run is the same.
const Limits kUnhurried{.level = Level::best, .time = std::chrono::hours(1), .seed = 3};
const OptionValues kBasic(Brandubh::kOptions);

TEST(MatchPlay, StrongBeatsNovice) {
  const auto score = play_games<Brandubh>(kBasic, Level::strong, Level::novice, 20, 2, kUnhurried);
  EXPECT_EQ(score.games(), 20);
  EXPECT_GE(score.points(), 13);
}

TEST(MatchPlay, ScoresAreTheFirstLevels) {
  const auto score = play_games<Brandubh>(kBasic, Level::novice, Level::strong, 20, 2, kUnhurried);
  EXPECT_LE(score.points(), 7);
}

TEST(MatchPlay, TheSameSeedGivesTheSameGames) {
  const auto play = [] { return play_games<Brandubh>(kBasic, Level::casual, Level::casual, 10, 2, kUnhurried); };
  const auto one = play(), other = play();
  EXPECT_EQ(one.wins, other.wins);
  EXPECT_EQ(one.ties, other.ties);
  EXPECT_EQ(one.losses, other.losses);
}

}  // namespace
}  // namespace nemeton
