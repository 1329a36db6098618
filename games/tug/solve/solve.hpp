// `nemeton solve tug`: from nothing, or from a checkpoint, to a table with a proof of how exact it is.
#pragma once

#include <expected>
#include <filesystem>
#include <ostream>
#include <string>

#include "games/tug/rules/rules.hpp"
#include "games/tug/solve/match_values.hpp"

namespace nemeton::tug {

struct SolveOptions {
  std::filesystem::path out;  // the table; until it is proved, checkpoints lie beside it: out.checkpoint and out.bounds
  int athletes = Tug::kAthletes;
  // The most that the last pass may change a position by. Only values as exact as these or more are proved.
  double residual = 1e-8;
  unsigned threads = 1;
};

// Error: one line.
std::expected<void, std::string> solve(const SolveOptions& options, std::ostream& progress);

// The chance of a seat to win the game, before any die has fallen, if both play as well as can be.
struct GameValue {
  double one;  // of seat 0, with one match
  double
      two_least;  // with two, between these: a winner of the first who then rolls three sixes for its column owns an athlete more, and
  double two_most;  // what that is worth is not known
};
GameValue game_value(Match& match);

}  // namespace nemeton::tug
