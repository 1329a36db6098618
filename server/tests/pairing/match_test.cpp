// Who plays with whom.
#include "server/pairing/match.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <set>

namespace nemeton {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// Each seek with its games, the oldest first.
std::vector<Waiting> line(const std::vector<std::pair<std::string, std::vector<std::string>>>& seeks) {
  std::vector<Waiting> waiting;
  for (std::size_t i = 0; i < seeks.size(); ++i) {
    for (const std::string& game : seeks[i].second) {
      waiting.push_back({.key_hash = seeks[i].first, .game = game, .since = static_cast<std::int64_t>(i)});
    }
  }
  return waiting;
}

int two_or_three(const std::string& game) { return game == "three" ? 3 : 2; }

std::vector<std::string> shown(const std::vector<Waiting>& waiting) {
  std::vector<std::string> all;
  for (const Party& each : match(waiting, two_or_three)) {
    std::string text = each.game + ":";
    for (const std::string& seek : each.key_hashes) text += " " + seek;
    all.push_back(text);
  }
  return all;
}

TEST(MatchTest, NobodyPlaysAlone) {
  EXPECT_THAT(shown({}), IsEmpty());
  EXPECT_THAT(shown(line({{"a", {"duel", "tug"}}})), IsEmpty());
  EXPECT_THAT(shown(line({{"a", {"duel"}}, {"b", {"tug"}}})), IsEmpty());
}

TEST(MatchTest, WhoHasWaitedLongestIsServedFirst) {
  EXPECT_THAT(shown(line({{"a", {"duel"}}, {"b", {"duel"}}, {"c", {"duel"}}})), ElementsAre("duel: a b"));
  EXPECT_THAT(shown(line({{"a", {"tug"}}, {"b", {"duel"}}, {"c", {"duel", "tug"}}})), ElementsAre("tug: a c"));
  EXPECT_THAT(shown(line({{"a", {"duel"}}, {"b", {"duel"}}, {"c", {"duel"}}, {"d", {"duel"}}})),
              ElementsAre("duel: a b", "duel: c d"));
}

TEST(MatchTest, WhoTakesAnyGamePlaysTheOneForWhichSomebodyHasWaitedLongest) {
  EXPECT_THAT(shown(line({{"a", {"tug"}}, {"b", {"duel"}}, {"c", {"duel", "tug"}}, {"d", {"duel"}}})),
              ElementsAre("tug: a c", "duel: b d"));
  EXPECT_THAT(shown(line({{"a", {"duel", "tug"}}, {"b", {"tug"}}, {"c", {"duel"}}})), ElementsAre("tug: a b"));
}

TEST(MatchTest, AGameOfThreeWaitsForThree) {
  EXPECT_THAT(shown(line({{"a", {"three"}}, {"b", {"three"}}})), IsEmpty());
  EXPECT_THAT(shown(line({{"a", {"three"}}, {"b", {"three"}}, {"c", {"three"}}})), ElementsAre("three: a b c"));
  EXPECT_THAT(shown(line({{"a", {"three"}}, {"b", {"three", "duel"}}, {"c", {"duel"}}})), ElementsAre("duel: b c"));
}

TEST(MatchTest, WhateverIsSoughtNobodyPlaysTwiceAndNoTwoAreLeftWhoFitTogether) {
  std::mt19937 random(7);
  const std::vector<std::string> games = {"duel", "tug", "three", "bluff"};
  for (int round = 0; round < 300; ++round) {
    std::vector<std::pair<std::string, std::vector<std::string>>> seeks;
    const std::size_t count = random() % 30;
    for (std::size_t i = 0; i < count; ++i) {
      std::vector<std::string> wanted;
      for (const std::string& game : games) {
        if (random() % 3 == 0) wanted.push_back(game);
      }
      if (!wanted.empty()) seeks.emplace_back(std::to_string(i), wanted);
    }
    std::set<std::string> playing;
    for (const Party& each : match(line(seeks), two_or_three)) {
      EXPECT_EQ(static_cast<int>(each.key_hashes.size()), two_or_three(each.game));
      for (const std::string& seek : each.key_hashes) {
        EXPECT_TRUE(playing.insert(seek).second) << seek << " plays twice";
        const auto found = std::ranges::find(seeks, seek, [](const auto& one) { return one.first; });
        EXPECT_THAT(found->second, testing::Contains(each.game));
      }
    }
    std::map<std::string, int> left;
    for (const auto& [seek, wanted] : seeks) {
      if (playing.contains(seek)) continue;
      for (const std::string& game : wanted) ++left[game];
    }
    for (const auto& [game, waiting] : left) EXPECT_LT(waiting, two_or_three(game)) << game;
  }
}

}  // namespace
}  // namespace nemeton
