// The lead in the race, which weak levels of Down the Danube play for.
#pragma once

#include "games/danube/rules/rules.hpp"

namespace nemeton::danube {

// Returns the lead of a seat, in the unit of returns: how far its boats have come, the foremost first of all, less how far the enemy's have. Ignores the
// enemy's next throw, so it sees neither a boat that stands alone nor a block in the way.
inline double race_lead(const Danube::State& state, Seat seat) {
  constexpr double kWorthOfPip = 0.04;
  const auto own = static_cast<std::size_t>(seat);
  int forward = kSea * kSea * (kBoats - std::popcount(state.boats[own]));
  for (Squares rest = state.boats[own]; rest != 0; rest &= rest - 1) forward += lowest(rest) * lowest(rest);
  int enemy = 0;
  for (Squares rest = state.boats[1 - own]; rest != 0; rest &= rest - 1) enemy += lowest(rest);
  return kWorthOfPip * (static_cast<double>(forward) / kSea - enemy);
}

}  // namespace nemeton::danube
