// How hard a puzzle is, by who of the bots finds it.
#pragma once

#include "puzzles/puzzle.hpp"

namespace nemeton {

// From 1 to 5: one more for each level but the best that fails in most of its tries, and one more where there is much to choose from. The best
// level is not asked: it thinks as long as it is given, so that its answers are not the same again.
int difficulty_of(const Match& position, Seat seat, const Solution& solution, std::uint64_t seed);

}  // namespace nemeton
