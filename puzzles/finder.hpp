// Looks for puzzles in games that the bots play.
#pragma once

#include <chrono>
#include <optional>
#include <ostream>

#include "puzzles/puzzle.hpp"

namespace nemeton {

struct FinderOptions {
  const GameEntry* game = nullptr;
  int seats = 2;
  OptionValues options{{}};
  int count = 20;
  std::uint64_t seed = 1;
  // So many puzzles are proved and rated before the places that are kept for a difficulty go to others.
  int tries = 100;
  // Looking ends then; what is found is only the same again if it was not cut off.
  std::optional<std::chrono::seconds> time = std::nullopt;
};

// Puzzles, no two in the same position and no more than a share of them equally hard or with the same answer, some of every difficulty if the
// games bring such; fewer than wanted, if the time is over or the games bring no more. Says on `progress` what it finds.
std::vector<Puzzle> find_puzzles(const FinderOptions& options, std::ostream& progress);

// The file of a game's puzzles. `command` is what made it.
std::string puzzles_file(const GameInfo& game, const std::string& command, const std::vector<Puzzle>& puzzles);

}  // namespace nemeton
