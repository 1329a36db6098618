// How good Brandubh's alpha-beta is: what each of its parts is worth, and which wins it finds that are proved.
#pragma once

#include <cstdint>
#include <expected>
#include <ostream>
#include <string>

namespace nemeton {

struct AblationOptions {
  int positions = 60;          // of which the nodes to a depth are counted
  int depth = 9;               // that depth
  int games = 200;             // of each part against the whole
  std::uint64_t nodes = 3000;  // for a move in them
  std::string part;            // alone; all if empty
};

// Searches without one part after the other: nodes to a fixed depth, and the share of games against the whole, by equal nodes.
void ablation(const AblationOptions& options, std::ostream& out);

struct WinsOptions {
  std::string file;         // positions, as `collect_wins` writes them
  int milliseconds = 1000;  // of the processor, for a search
  int threads = 1;
  bool prove = false;  // that the wins are as far away as the file says, which takes longer
};

// Which of the wins are found. Error: why the file cannot be read, or which win is none.
std::expected<void, std::string> find_wins(const WinsOptions& options, std::ostream& out);

struct CollectOptions {
  int count = 100;
  std::uint64_t glance = 0;         // nodes
  std::uint64_t proof = 1'000'000;  // nodes of proof-number search for a position and a number of plies
  std::uint64_t seed = 1;
};

// Plays games and writes `count` positions with a win in 7 to 13 plies, proved, and not seen at a glance; as many of each seat and length, one
// a game: plies, rules, and the actions up to there.
void collect_wins(const CollectOptions& options, std::ostream& out);

}  // namespace nemeton
