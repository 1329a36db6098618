// `nemeton dev solve tug`: from nothing, or from a checkpoint, to a table with a proof of how exact it is.
#pragma once

#include <expected>
#include <filesystem>
#include <ostream>
#include <string>

#include "games/tug/bot/match_table.hpp"

namespace nemeton::tug {

struct SolveOptions {
  std::filesystem::path out;  // the table; until it is proved, checkpoints lie beside it: out.checkpoint and out.bounds
  int athletes = Tug::kAthletes;  // of each seat
  bool nineteenth = false;  // whether one of them owns one more, as the winner of the first match may in the second
  // The most that the last pass may change a position by. The proof taxes a turn ten times as much.
  double residual = 1e-8;
  unsigned threads = 1;
};

// Solves the match, and tells of the game's value what follows: of two matches, where one seat owns a nineteenth athlete, from `even`, the table of
// the match in which none does; it may be null. Error: one line.
std::expected<void, std::string> solve(const SolveOptions& options, const MatchTable* even, std::ostream& progress);

}  // namespace nemeton::tug
