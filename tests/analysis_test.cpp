// What the analyses of the games say where it is known what they have to say.
#include "core/analysis.hpp"

#include <gtest/gtest.h>

#include "games/games.hpp"

namespace nemeton {
namespace {

std::unique_ptr<Match> played(const char* game, int seats, const std::vector<std::string>& tokens) {
  auto match = find_game(game)->start(OptionValues(find_game(game)->info->options, seats), seats);
  for (const std::string& token : tokens) {
    const Node node = match->node();
    match->apply(node.to_act.empty() ? kChance : node.to_act.first(), token).value();
  }
  return match;
}

TEST(Analysis, EqualIsTheWinProbabilityWhereTwoDruidsHoldTheSameRanks) {
  const auto match = played("duel", 2,
                            {"AS.2S.3S.4S.5S.6S.7S.8S.9S.TS.AD.2D.3D.4D.5D.6D.7D.8D.9D.TD",
                             "AH.2H.3H.4H.5H.6H.7H.8H.9H.TH.AC.2C.3C.4C.5C.6C.7C.8C.9C.TC"});
  EXPECT_NEAR(match->evaluate_full_information({}, 4).value()[0], 0.5, 0.02);
  EXPECT_NEAR(match->analyze(0, {{}, 4, {}, {}}).value().candidates[0].win_probabilities[0], 0.5, 0.04);
}

TEST(Analysis, OfBrandubhHasThreeLinesAndTellsOfEachDepth) {
  const auto match = played("brandubh", 2, {"b4-b5"});
  std::vector<int> depths;
  const auto last = match->analyze(1, {{.nodes = 50'000}, 1, {}, [&](const Analysis<std::string>& analysis) {
                                         ASSERT_EQ(analysis.candidates.size(), 3u);
                                         for (const auto& each : analysis.candidates) {
                                           EXPECT_EQ(each.depth, static_cast<int>(depths.size()) + 1);
                                         }
                                         depths.push_back(analysis.candidates[0].depth);
                                       }});
  EXPECT_GE(depths.size(), 4u);
  EXPECT_EQ(last->candidates.size(), 3u);
  EXPECT_EQ(last->candidates[0].depth, depths.back() + 1);
  EXPECT_GE(last->candidates[0].line.size(), 3u);
}

}  // namespace
}  // namespace nemeton
