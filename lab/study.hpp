// A study: which games are played, under which options, by whom, how often, and what is watched. docs/lab.md says how it is written.
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/bot.hpp"
#include "lab/game/pace.hpp"
#include "lab/game/quantities.hpp"
#include "match/setting.hpp"

namespace nemeton::lab {

// A player: random, or a level of the bots with a budget.
struct PlayerSpec {
  std::string name;            // as the study has it: "random", "strong", "best:2000"
  std::optional<Level> level;  // none: each legal action is equally likely
  std::uint64_t nodes = 0;     // 0: as many as the level has of its own

  bool operator==(const PlayerSpec& other) const { return level == other.level && nodes == other.nodes; }
};

// A setting whose games all have the same rules and players. The first player has one side, which moves on by one from game to game, and the second player
// has all others; a lone player has all sides.
struct Cell {
  Setting setting;
  std::vector<PlayerSpec> players;  // one or two
  std::string label;                // unique, such as "brandubh, 2 seats, rules=basic, random"
  Pace pace = {};                   // of people

  // Returns the players' names: "strong against casual".
  std::string players_text() const;

  // Whether both play the same games and measure the same quantities.
  bool operator==(const Cell& other) const {
    return setting == other.setting && players == other.players && pace == other.pace;
  }
};

struct Study {
  std::string text;  // of the file
  std::string title;
  std::string question;  // may be empty
  std::uint64_t seed = 1;
  std::int64_t games = 0;  // of each cell, at most
  // If set, a cell ends after the first batch by which the 95 % interval of every seat's share is at most this wide to either side.
  std::optional<double> interval;
  std::int64_t batch = 0;  // games that are stored at once
  bool rows = true;        // whether a row of each game is stored
  std::vector<Watch> watch;
  PlayerSpec estimator;
  std::vector<Cell> cells;

  bool watches(Watch what) const;
  // Whether quantities of this kind are known. A study that watches more than results knows the actions too.
  bool counts(Watch what) const;
  std::int64_t batches() const { return (games + batch - 1) / batch; }
  // Of a batch: its games are numbered from `first` on.
  std::int64_t first_game(std::int64_t number) const { return number * batch; }
  std::int64_t games_in(std::int64_t number) const { return std::min(batch, games - number * batch); }
};

// Error: one line that names the file, the key and what was expected.
std::expected<Study, std::string> parse_study(const std::string& text, const std::string& name);
std::expected<Study, std::string> read_study(const std::filesystem::path& file);

// For each cell of `study`, returns the number of the same cell in `before`. Returns nullopt unless both studies play the same games of each cell, up to
// the number of games of `before`.
std::optional<std::vector<std::size_t>> same_cells(const Study& before, const Study& study);
// Whether the results of both can be merged as they are.
bool are_same(const Study& one, const Study& other);

// A study of a game to begin with, with a comment at each key.
std::string new_study(const GameInfo& info);

}  // namespace nemeton::lab
