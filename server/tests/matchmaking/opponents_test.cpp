// The pairing of seeks.
#include "server/matchmaking/opponents.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <set>

namespace nemeton {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// Each seek with its games, the oldest first.
std::vector<WaitingSeek> line(const std::vector<std::pair<std::string, std::vector<std::string>>>& seeks) {
  std::vector<WaitingSeek> waiting;
  for (std::size_t i = 0; i < seeks.size(); ++i) {
    for (const std::string& game : seeks[i].second) {
      waiting.push_back({.key_hash = seeks[i].first, .game = game, .since = static_cast<std::int64_t>(i)});
    }
  }
  return waiting;
}

int two_or_three(const std::string& game) { return game == "three" ? 3 : 2; }

std::vector<std::string> shown(const std::vector<WaitingSeek>& waiting, std::int64_t now = 0, bool rated = false) {
  std::vector<std::string> all;
  for (const Party& each : match(waiting, two_or_three, now, rated)) {
    std::string text = each.game + ":";
    for (const WaitingSeek& seek : each.members) text += " " + seek.key_hash;
    all.push_back(text);
  }
  return all;
}

TEST(MatchTest, NoSeekIsPairedAlone) {
  EXPECT_THAT(shown({}), IsEmpty());
  EXPECT_THAT(shown(line({{"a", {"duel", "tug"}}})), IsEmpty());
  EXPECT_THAT(shown(line({{"a", {"duel"}}, {"b", {"tug"}}})), IsEmpty());
}

TEST(MatchTest, TheOldestSeekComesFirst) {
  EXPECT_THAT(shown(line({{"a", {"duel"}}, {"b", {"duel"}}, {"c", {"duel"}}})), ElementsAre("duel: a b"));
  EXPECT_THAT(shown(line({{"a", {"tug"}}, {"b", {"duel"}}, {"c", {"duel", "tug"}}})), ElementsAre("tug: a c"));
  EXPECT_THAT(shown(line({{"a", {"duel"}}, {"b", {"duel"}}, {"c", {"duel"}}, {"d", {"duel"}}})),
              ElementsAre("duel: a b", "duel: c d"));
}

TEST(MatchTest, ASeekOfManyGamesPlaysThatOfTheOldestPartner) {
  EXPECT_THAT(shown(line({{"a", {"tug"}}, {"b", {"duel"}}, {"c", {"duel", "tug"}}, {"d", {"duel"}}})),
              ElementsAre("tug: a c", "duel: b d"));
  EXPECT_THAT(shown(line({{"a", {"duel", "tug"}}, {"b", {"tug"}}, {"c", {"duel"}}})), ElementsAre("tug: a b"));
}

TEST(MatchTest, AGameOfThreeWaitsForThree) {
  EXPECT_THAT(shown(line({{"a", {"three"}}, {"b", {"three"}}})), IsEmpty());
  EXPECT_THAT(shown(line({{"a", {"three"}}, {"b", {"three"}}, {"c", {"three"}}})), ElementsAre("three: a b c"));
  EXPECT_THAT(shown(line({{"a", {"three"}}, {"b", {"three", "duel"}}, {"c", {"duel"}}})), ElementsAre("duel: b c"));
}

TEST(MatchTest, NoSeekIsPairedTwiceAndNoTwoThatFitAreLeft) {
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
    for (const Party& each : match(line(seeks), two_or_three, 0, false)) {
      EXPECT_EQ(static_cast<int>(each.members.size()), two_or_three(each.game));
      for (const WaitingSeek& member : each.members) {
        const std::string& seek = member.key_hash;
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

// A seek of a rated game, which has waited since that second.
WaitingSeek rated(const std::string& name, double rating, int since = 0, const std::string& origin = "") {
  return {.key_hash = name,
          .game = "duel",
          .since = std::int64_t{since} * 1'000'000,
          .player = name + "-id",
          .name = name,
          .origin = origin,
          .rating = rating};
}
std::vector<std::string> rated_pairs(const std::vector<WaitingSeek>& waiting, std::int64_t now) {
  return shown(waiting, now, true);
}
constexpr std::int64_t second(int number) { return std::int64_t{number} * 1'000'000; }

TEST(RatedMatchTest, NearRatingsArePairedAtOnceAndOthersLater) {
  const std::vector<WaitingSeek> near = {rated("a", 1500), rated("b", 1690, 1)};
  EXPECT_THAT(rated_pairs(near, second(1)), ElementsAre("duel: a b"));
  const std::vector<WaitingSeek> far = {rated("a", 1500), rated("b", 2000, 1)};
  EXPECT_THAT(rated_pairs(far, second(1)), IsEmpty());
  EXPECT_THAT(rated_pairs(far, second(9)), IsEmpty());
  EXPECT_THAT(rated_pairs(far, second(10)), ElementsAre("duel: a b"));
  const std::vector<WaitingSeek> worlds = {rated("a", 100), rated("b", 3000, 59)};
  EXPECT_THAT(rated_pairs(worlds, second(59)), IsEmpty());
  EXPECT_THAT(rated_pairs(worlds, second(60)), ElementsAre("duel: a b"));
}

TEST(RatedMatchTest, ASeekInRangeComesBeforeAnOlderOneOutOfRange) {
  EXPECT_THAT(rated_pairs({rated("a", 1500), rated("b", 2200), rated("c", 1550, 1)}, second(2)),
              ElementsAre("duel: a c"));
}

TEST(RatedMatchTest, OfThreeEachIsWithinReachOfTheOthers) {
  std::vector<WaitingSeek> three = {rated("a", 1500), rated("b", 1650), rated("c", 1350)};
  for (WaitingSeek& each : three) each.game = "three";
  EXPECT_THAT(rated_pairs(three, second(1)), IsEmpty());
  EXPECT_THAT(rated_pairs(three, second(4)), ElementsAre("three: a b c"));
}

TEST(RatedMatchTest, NoSeekIsPairedWithItsOwnPlayerOrAddress) {
  std::vector<WaitingSeek> own = {rated("a", 1500), rated("b", 1500)};
  own[1].player = own[0].player;
  EXPECT_THAT(rated_pairs(own, second(100)), IsEmpty());
  EXPECT_THAT(rated_pairs({rated("a", 1500, 0, "home"), rated("b", 1500, 0, "home")}, second(100)), IsEmpty());
  std::vector<WaitingSeek> two = {rated("a", 1500, 0, "home"), rated("b", 1500, 0, "work")};
  EXPECT_THAT(rated_pairs(two, second(0)), ElementsAre("duel: a b"));
  two[0].neighbours = {two[1].player};
  EXPECT_THAT(rated_pairs(two, second(100)), IsEmpty());
}

TEST(MatchTest, ABlockedPlayerIsNotPairedEitherWay) {
  std::vector<WaitingSeek> two = line({{"a", {"duel"}}, {"b", {"duel"}}});
  two[0].player = "a-id";
  two[1].player = "b-id";
  EXPECT_THAT(shown(two), ElementsAre("duel: a b"));
  for (const int blocks : {0, 1}) {
    auto blocked = two;
    blocked[static_cast<std::size_t>(blocks)].blocked = {"c-id", blocks == 0 ? "b-id" : "a-id"};
    EXPECT_THAT(shown(blocked), IsEmpty());
    EXPECT_THAT(rated_pairs(blocked, second(100)), IsEmpty());
    // A third, a guest, is paired with the oldest seek.
    blocked.push_back({.key_hash = "c", .game = "duel", .since = 2});
    EXPECT_THAT(shown(blocked), ElementsAre("duel: a c"));
  }
}

TEST(MatchTest, APlayerIsNotPairedWithHimselfAndGuestsAreWithAnybody) {
  std::vector<WaitingSeek> own = line({{"a", {"duel"}}, {"b", {"duel"}}, {"guest", {"duel"}}});
  own[0].player = own[1].player = "a-id";
  EXPECT_THAT(shown(own), ElementsAre("duel: a guest"));
}

}  // namespace
}  // namespace nemeton
