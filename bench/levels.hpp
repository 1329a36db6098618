// Whether the levels of the bots are levels: each plays the one below it.
#pragma once

#include <chrono>
#include <ostream>
#include <vector>

#include "bench/setting.hpp"

namespace nemeton {

struct LevelsOptions {
  std::vector<Setting> settings;
  bool json = false;
  int count = 100;                      // games of each pair of levels
  std::chrono::milliseconds time{100};  // for an answer
};

// Plays one seat (or pair) of the higher level against others of the lower, and writes a table, or JSON: wins, ties and losses of
// the higher level, its share of the games and what that would be between equals, and the longest that an answer took.
void compare_levels(const LevelsOptions& options, std::ostream& out);

}  // namespace nemeton
