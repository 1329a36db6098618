// Whether the levels of the bots are levels: each plays the one below it.
#pragma once

#include <chrono>
#include <ostream>
#include <string>
#include <vector>

namespace nemeton {

struct LevelsOptions {
  std::vector<std::string> games;  // ids; all if empty
  bool json = false;
  int count = 100;                      // games of each pair of levels
  std::chrono::milliseconds time{100};  // for an answer
};

// Plays and writes a table, or JSON: wins, ties and losses of the higher level, and the longest that an answer took.
void compare_levels(const LevelsOptions& options, std::ostream& out);

}  // namespace nemeton
