// How hard a puzzle is, by which of the bots find it.
#pragma once

#include "puzzles/puzzle.hpp"

namespace nemeton {

inline constexpr int kHardest = 5;

// From 1 to 5: three levels, `novice`, `casual` and `strong`, try eight times each, and each four of the 24 tries that miss the answer are one more.
int difficulty_of(const Match& position, Seat seat, const Solution& solution, std::uint64_t seed);

}  // namespace nemeton
