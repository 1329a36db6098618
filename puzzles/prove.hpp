// Whether a position is a puzzle for a seat: whether exactly one action does what could be asked for.
#pragma once

#include <optional>

#include "puzzles/puzzle.hpp"

namespace nemeton {

// Of one game that fits it there is one kind of proof: by force where everything is seen and nothing left to chance, by going through every
// case where the game's folder does so, and by the game's analysis elsewhere. `seed` is for what the analysis samples.
std::optional<Solution> prove(const Match& position, Seat seat, std::uint64_t seed);

}  // namespace nemeton
