// The places over which a marker goes.
#pragma once

#include <vector>

#include "games/races/rules/action.hpp"

namespace nemeton::races {

// From where an action of `seat` starts to where it leads; where several ways lead there, the first. An exchange has no places between.
std::vector<Place> way_of(const Board& board, int seat, Action action);

}  // namespace nemeton::races
