// How hard a puzzle is, by who of the bots finds it.
#pragma once

#include "puzzles/puzzle.hpp"

namespace nemeton {

inline constexpr int kHardest = 5;

// From 1 to 5: every level but the best tries eight times, and each four of the 24 tries that miss the answer are one more. The best level is
// not asked: it thinks as long as it is given, so that its answers are not the same again.
int difficulty_of(const Match& position, Seat seat, const Solution& solution, std::uint64_t seed);

}  // namespace nemeton
