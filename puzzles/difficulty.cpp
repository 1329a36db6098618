#include "puzzles/difficulty.hpp"

#include <algorithm>

namespace nemeton {

int difficulty_of(const Match& position, Seat seat, const Solution& solution, std::uint64_t seed) {
  constexpr int kTries = 8;
  constexpr int kMissesAStep = 4;
  int misses = 0;
  for (const Level level : {Level::novice, Level::casual, Level::strong}) {
    for (int i = 0; i < kTries; ++i) {
      if (position.best(seat, level, {}, ++seed).action != solution.action()) ++misses;
    }
  }
  return std::min(kHardest, 1 + misses / kMissesAStep);
}

}  // namespace nemeton
