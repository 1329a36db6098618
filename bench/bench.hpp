// How fast the games are: random rollouts, perft and search per second, on one core.
#pragma once

#include <ostream>
#include <vector>

#include "match/setting.hpp"

namespace nemeton {

struct BenchOptions {
  std::vector<Setting> settings;
  bool json = false;
  int runs = 5;        // of each measure
  double seconds = 1;  // a run
};

// Measures and writes a table, or JSON: median, least and greatest of the runs.
//
//   rollouts  games played at random from the start to their end
//   steps     state transitions, which are actions and outcomes, made in those games
//   perft     lines of play of a fixed length from the start, each made to its end; games without chance
//   search    positions that the game's best bot looks at while it thinks
void bench(const BenchOptions& options, std::ostream& out);

}  // namespace nemeton
