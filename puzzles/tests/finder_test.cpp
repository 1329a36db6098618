#include "puzzles/finder.hpp"

#include <gtest/gtest.h>

#include <map>
#include <sstream>

#include "games/games.hpp"

namespace nemeton {
namespace {

std::vector<std::string> found(const char* id, int count, std::uint64_t seed, const char* dice = nullptr) {
  const GameEntry& game = *find_game(id);
  OptionValues options(game.info->options);
  if (dice != nullptr) options.set_integer(dice, 2).value();
  std::ostringstream progress;
  const auto puzzles = find_puzzles({.game = &game, .options = options, .count = count, .seed = seed}, progress);
  std::vector<std::string> texts;
  for (const Puzzle& puzzle : puzzles) texts.push_back(puzzle_json(puzzle));
  return texts;
}

TEST(Finder, FindsTheSameWithTheSameSeed) {
  const auto first = found("brandubh", 3, 5);
  EXPECT_EQ(first.size(), 3u);
  EXPECT_EQ(first, found("brandubh", 3, 5));
  EXPECT_NE(first, found("brandubh", 3, 6));
}

TEST(Finder, KeepsPlacesForEveryDifficulty) {
  std::map<char, int> of;
  for (const std::string& puzzle : found("brandubh", 10, 1)) ++of[puzzle[puzzle.size() - 2]];
  for (const char difficulty : {'1', '2', '3', '4', '5'}) EXPECT_GE(of[difficulty], 1) << difficulty;
}

TEST(Finder, TellsInBluffInHowManyCasesTheActionIsBest) {
  for (const std::string& puzzle : found("bluff", 2, 1, "dice")) {
    EXPECT_NE(puzzle.find(R"("goal":"best","cases":)"), std::string::npos) << puzzle;
  }
}

TEST(Finder, EndsWithTheTime) {
  const GameEntry& game = *find_game("tabulus");
  std::ostringstream progress;
  const FinderOptions options{
      .game = &game, .options = OptionValues(game.info->options), .count = 1000, .time = std::chrono::seconds(0)};
  EXPECT_TRUE(find_puzzles(options, progress).empty());
}

}  // namespace
}  // namespace nemeton
