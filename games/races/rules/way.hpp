// The places over which a marker goes.
#pragma once

#include <vector>

#include "games/races/rules/action.hpp"

namespace nemeton::races {

// From where a move of `seat` starts to where it leads; where several ways lead there, the first.
std::vector<Place> way_of(const Board& board, int seat, Action move);

}  // namespace nemeton::races
