// What bots say of chances: comparing by playouts as such, and sure things in games of the list.
#include "core/analysis.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/games.hpp"
#include "search/compare.hpp"

namespace nemeton {
namespace {

// Games that are won with that many of 100 chances, by action.
Analysis<int> compare_coins(std::vector<int> actions, int games, std::optional<int> asked = {}) {
  return compare_by_playouts(actions, 0, games, {.seed = 1}, asked, [](int in_hundred, Random& random) {
    return won({static_cast<int>(below(random, 100)) < in_hundred ? 1.0 : -1.0}, 2);
  });
}

TEST(ComparingByPlayouts, FindsTheBestOfMany) {
  const auto analysis = compare_coins({10, 20, 30, 60, 40, 50, 25, 35, 80, 5, 15, 45}, 6000);
  EXPECT_EQ(analysis.candidates[0].action, 80);
  EXPECT_NEAR(analysis.candidates[0].chances[0], 0.8, 0.05);
  EXPECT_EQ(analysis.candidates[0].chances[0] + analysis.candidates[0].chances[1], 1);
  EXPECT_EQ(analysis.candidates.size(), kFinalists);
  EXPECT_LE(analysis.samples, 6000u);
}

TEST(ComparingByPlayouts, KeepsTheActionThatWasAskedForThoughItIsTheWorst) {
  const auto analysis = compare_coins({50, 60, 70, 80, 90, 1}, 3000, 1);
  EXPECT_EQ(analysis.candidates.back().action, 1);
  EXPECT_NEAR(analysis.candidates.back().chances[0], 0.01, 0.02);
}

TEST(ComparingByPlayouts, GivesAllTheSameChanceSoThatEqualActionsDoNotDiffer) {
  const auto analysis = compare_coins({50, 50}, 400);
  EXPECT_EQ(analysis.candidates[0].chances, analysis.candidates[1].chances);
  EXPECT_EQ(analysis.candidates[1].doubt, 0);
}

TEST(ComparingByPlayouts, DoubtsADifferenceByItsStandardError) {
  // With common chance, 60 beats 50 in a tenth of the games: a deviation of 0.3 in one game, 0.3 / sqrt(n) in the mean.
  const auto analysis = compare_coins({60, 50}, 4000);
  const auto n = static_cast<double>(analysis.samples) / 2;
  EXPECT_NEAR(analysis.candidates[1].doubt, 0.3 / std::sqrt(n), 0.1 / std::sqrt(n));
}

TEST(ComparingByPlayouts, PlaysOnceWhenItIsAskedToStop) {
  const std::atomic<bool> stop = true;
  const auto analysis = compare_by_playouts(std::vector{1, 2}, 1, 1000, {.stop = &stop}, std::optional<int>(),
                                            [](int, Random&) { return Chances{0, 1}; });
  EXPECT_EQ(analysis.samples, 2u);
  EXPECT_EQ(analysis.candidates[0].chances[1], 1);
}

TEST(WhatIsWon, IsSharedByThoseWithTheBestReturn) {
  EXPECT_EQ(won({0.5, -1, 0.5}, 3), (Chances{0.5, 0, 0.5}));
  EXPECT_EQ(won({-3, 1, 2}, 3), (Chances{0, 0, 1}));
  EXPECT_EQ(won({0, 0}, 2), (Chances{0.5, 0.5}));
}

std::unique_ptr<Match> played(const char* game, int seats, const std::vector<std::string>& tokens) {
  auto match = find_game(game)->start(OptionValues(find_game(game)->info->options, seats), seats);
  for (const std::string& token : tokens) {
    const Node node = match->node();
    match->apply(node.to_act.empty() ? kChance : node.to_act.first(), token).value();
  }
  return match;
}

TEST(Analysis, ForeseesEqualChancesWhereTwoDruidsHoldTheSameRanks) {
  const auto match = played("duel", 2,
                            {"AS.2S.3S.4S.5S.6S.7S.8S.9S.TS.AD.2D.3D.4D.5D.6D.7D.8D.9D.TD",
                             "AH.2H.3H.4H.5H.6H.7H.8H.9H.TH.AC.2C.3C.4C.5C.6C.7C.8C.9C.TC"});
  EXPECT_NEAR(match->foresee({.seed = 4}).value()[0], 0.5, 0.02);
  EXPECT_NEAR(match->analyze(0, {.seed = 4}, {}).value().candidates[0].chances[0], 0.5, 0.04);
}

}  // namespace
}  // namespace nemeton
