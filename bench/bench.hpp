// How fast the games are: random playouts, perft and search per second, on one core.
#pragma once

#include <ostream>
#include <string>
#include <vector>

namespace nemeton {

struct BenchOptions {
  std::vector<std::string> games;  // ids; all if empty
  bool json = false;
  int runs = 5;        // of each measure
  double seconds = 1;  // a run
};

// Measures and writes a table, or JSON: median, least and greatest of the runs.
//
//   playouts  games played at random from the start to their end
//   steps     actions and outcomes made in those games
//   perft     lines of play of a fixed length from the start, each made to its end; games without chance
//   search    positions that the game's best bot looks at while it thinks
void bench(const BenchOptions& options, std::ostream& out);

}  // namespace nemeton
