#include "puzzles/difficulty.hpp"

namespace nemeton {

int difficulty_of(const Match& position, Seat seat, const Solution& solution, std::uint64_t seed) {
  constexpr int kTries = 8;
  constexpr std::size_t kMany = 30;  // actions
  int difficulty = 1;
  for (const Level level : {Level::novice, Level::casual, Level::strong}) {
    int found = 0;
    for (int i = 0; i < kTries; ++i)
      found += position.best(seat, level, {}, ++seed).action == solution.action() ? 1 : 0;
    difficulty += 2 * found < kTries ? 1 : 0;
  }
  return difficulty + (position.actions(seat).size() >= kMany ? 1 : 0);
}

}  // namespace nemeton
