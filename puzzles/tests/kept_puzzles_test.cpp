// Proves each puzzle in the games' files again.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "games/games.hpp"
#include "protocol/record.hpp"
#include "puzzles/prove.hpp"
#include "search/tests/levels.hpp"

namespace nemeton {
namespace {

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream stream(text);
  return {std::istream_iterator<std::string>(stream), {}};
}

std::unique_ptr<Match> position_of(const std::string& game, const nlohmann::json& puzzle) {
  const auto replayed = read_record(games(), {{"nemeton", 1},
                                              {"game", game},
                                              {"seats", puzzle["seats"]},
                                              {"options", puzzle["options"]},
                                              {"steps", words_of(puzzle["steps"])}});
  return replayed ? replayed->match->clone() : nullptr;
}

class KeptPuzzles : public testing::TestWithParam<const char*> {};

// The gaps are those that bots see with what they have learnt.
void load_network(const std::string& game) {
  const auto set_network = find_game(game)->set_network;
  if (set_network == nullptr) return;
  ASSERT_TRUE(set_network(game, network_bytes(game)));
}

TEST_P(KeptPuzzles, AreWhatTheyClaimToBe) {
  const std::string game = GetParam();
  load_network(game);
  std::ifstream file(std::filesystem::path(NEMETON_GAMES) / game / "puzzles.json");
  if (!file) GTEST_SKIP() << game << " keeps none";
  const auto kept = nlohmann::json::parse(file);
  ASSERT_FALSE(kept["puzzles"].empty());
  for (const auto& puzzle : kept["puzzles"]) {
    SCOPED_TRACE(puzzle.dump());
    const auto match = position_of(game, puzzle);
    ASSERT_TRUE(match);
    const Seat seat = puzzle["seat"];
    const auto right = words_of(puzzle["moves"][0]["right"]);
    ASSERT_EQ(right.size(), 1u);
    if (puzzle["goal"] == "gain") {
      // The gap was measured many times; once more has to agree with it as far as one measurement can tell.
      const auto analysis = match->analyze(seat, {{}, /*seed=*/20261, right[0], {}}).value();
      const auto best = *std::ranges::find(analysis.candidates, right[0], &Candidate<std::string>::action);
      for (const auto& rival : analysis.candidates) {
        if (rival.action == right[0]) continue;
        const auto own = static_cast<std::size_t>(seat);
        const double error = std::max(best.standard_error, rival.standard_error) + 0.001;
        EXPECT_GT(best.win_probabilities[own] - rival.win_probabilities[own] + 4 * error, puzzle["gap"].get<double>())
            << rival.action;
      }
      continue;
    }
    const auto solution = prove(*match, seat, 1);
    ASSERT_TRUE(solution);
    EXPECT_EQ(kGoalNames[static_cast<std::size_t>(solution->goal)], puzzle["goal"]);
    EXPECT_EQ(solution->moves[0].right, right);
    EXPECT_EQ(solution->moves.size(), puzzle["moves"].size());
    for (std::size_t i = 0; i < solution->moves.size(); ++i) {
      const auto& move = puzzle["moves"][i];
      EXPECT_EQ(solution->moves[i].right, words_of(move["right"]));
      if (solution->goal == Goal::win) {
        EXPECT_EQ(solution->moves[i].then, words_of(move.value("then", "")));
      }
    }
  }
}

std::vector<const char*> ids() {
  std::vector<const char*> ids;
  for (const GameEntry& game : games()) ids.push_back(game.info->id);
  return ids;
}

INSTANTIATE_TEST_SUITE_P(Games, KeptPuzzles, testing::ValuesIn(ids()),
                         [](const auto& game) { return std::string(game.param); });

}  // namespace
}  // namespace nemeton
