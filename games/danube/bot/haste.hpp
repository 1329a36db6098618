// How people err who play Down the Danube in haste: few of the ways to play a throw come to their mind, and of these they take what brings most at once.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "core/random.hpp"
#include "games/danube/rules/rules.hpp"
#include "search/expectimax.hpp"

namespace nemeton::danube {

// What a position seems worth to a seat that looks at what is won at once: how far its boats are, the foremost before all, and how far back the enemy's.
// What the enemy can do next does not come into it: a boat that stands alone, a block in the way.
inline double seems_worth(const Danube::State& state, Seat seat) {
  constexpr double kWorthOfPip = 0.04;
  const auto own = static_cast<std::size_t>(seat);
  int forward = kSea * kSea * (kBoats - std::popcount(state.boats[own]));
  for (Squares rest = state.boats[own]; rest != 0; rest &= rest - 1) forward += lowest(rest) * lowest(rest);
  int enemy = 0;
  for (Squares rest = state.boats[1 - own]; rest != 0; rest &= rest - 1) enemy += lowest(rest);
  return kWorthOfPip * (static_cast<double>(forward) / kSea - enemy);
}

// Moves to the front what `seat` plays to which so many ways come to mind, at random, and `haste` says which part of its judgement (0 to 1) is by what
// seems worth most at once.
inline void put_first_in_haste(std::vector<Afterstate<Danube>>& afterstates, Seat seat, std::size_t ways, double haste,
                               Random& random) {
  const std::size_t count = std::min(ways, afterstates.size());
  const auto judged = [&](const Afterstate<Danube>& each) {
    return haste * seems_worth(each.state, seat) + (1 - haste) * (seat == 0 ? each.value : -each.value);
  };
  std::size_t best = 0;
  for (std::size_t i = 0; i < count; ++i) {
    std::swap(afterstates[i], afterstates[i + below(random, static_cast<std::uint32_t>(afterstates.size() - i))]);
    if (judged(afterstates[i]) > judged(afterstates[best])) best = i;
  }
  std::swap(afterstates[0], afterstates[best]);
}

}  // namespace nemeton::danube
