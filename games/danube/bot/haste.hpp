// A hasty player's errors in Down the Danube: they take the largest gain at once.
#pragma once

#include "games/danube/rules/rules.hpp"

namespace nemeton::danube {

// Returns the value that a position seems to have by immediate gain: how far its boats are, the foremost before all, and how far back the enemy's.
// The enemy's next throw does not count: not a boat that stands alone, nor a block in the way.
inline double seems_worth(const Danube::State& state, Seat seat) {
  constexpr double kWorthOfPip = 0.04;
  const auto own = static_cast<std::size_t>(seat);
  int forward = kSea * kSea * (kBoats - std::popcount(state.boats[own]));
  for (Squares rest = state.boats[own]; rest != 0; rest &= rest - 1) forward += lowest(rest) * lowest(rest);
  int enemy = 0;
  for (Squares rest = state.boats[1 - own]; rest != 0; rest &= rest - 1) enemy += lowest(rest);
  return kWorthOfPip * (static_cast<double>(forward) / kSea - enemy);
}

}  // namespace nemeton::danube
