// Levels play each other fairly, and the stronger one wins.
#include "bench/match_play.hpp"

#include <gtest/gtest.h>

#include "games/brandubh/bot/bot.hpp"
#include "games/duel/bot/bot.hpp"
#include "games/sigily/bot/bot.hpp"

namespace nemeton {
namespace {

// Time enough that the levels' own budgets end their thinking, so that every run is the same.
const Budget kUnhurried{.time = std::chrono::hours(1)};
constexpr std::uint64_t kSeed = 3;
const Setting kBasic{&Brandubh::info, 2, OptionValues(Brandubh::kOptions)};

TEST(MatchPlay, StrongBeatsNovice) {
  const auto score = play_games<Brandubh>(kBasic, Level::strong, Level::novice, 20, 2, kUnhurried, kSeed);
  EXPECT_EQ(score.games(), 20);
  EXPECT_GE(score.won, 13);
}

TEST(MatchPlay, ScoresAreTheFirstLevels) {
  const auto score = play_games<Brandubh>(kBasic, Level::novice, Level::strong, 20, 2, kUnhurried, kSeed);
  EXPECT_LE(score.won, 7);
}

Setting with(const GameInfo& info, int seats, int ply_limit, bool partners = false) {
  Setting setting{&info, seats, OptionValues(info.options, seats)};
  EXPECT_TRUE(setting.options.set_integer("ply_limit", ply_limit));
  if (partners) {
    EXPECT_TRUE(setting.options.set_boolean("partners", true));
  }
  return setting;
}

TEST(MatchPlay, OneSeatOfThreeGoesRoundAndWinsAThirdAmongEquals) {
  // Nobody discards so soon: every game is a tie of all.
  const auto score = play_games<Duel>(with(Duel::info, 3, 1), Level::novice, Level::novice, 6, 0, kUnhurried, kSeed);
  EXPECT_EQ(score.sides, 3);
  EXPECT_EQ(score.ties, 6);
  EXPECT_DOUBLE_EQ(score.won, 2);
  EXPECT_DOUBLE_EQ(score.share(), score.expected());
}

TEST(MatchPlay, OneSeatOfAStrongerLevelWinsMoreThanItsShare) {
  const auto score =
      play_games<Sigily>(with(Sigily::info, 3, 10000), Level::casual, Level::novice, 30, 4, kUnhurried, kSeed);
  EXPECT_GT(score.share(), score.expected() + 0.1);
}

TEST(MatchPlay, APairPlaysAgainstAPair) {
  const auto score =
      play_games<Sigily>(with(Sigily::info, 4, 60, true), Level::novice, Level::novice, 4, 0, kUnhurried, kSeed);
  EXPECT_EQ(score.sides, 2);
  EXPECT_EQ(score.games(), 4);
  EXPECT_EQ(sides_of(with(Sigily::info, 4, 60)), 4);
}

TEST(MatchPlay, TheSameSeedGivesTheSameGames) {
  const auto play = [] { return play_games<Brandubh>(kBasic, Level::casual, Level::casual, 10, 2, kUnhurried, kSeed); };
  const auto one = play(), other = play();
  EXPECT_EQ(one.wins, other.wins);
  EXPECT_EQ(one.ties, other.ties);
  EXPECT_EQ(one.losses, other.losses);
}

}  // namespace
}  // namespace nemeton
