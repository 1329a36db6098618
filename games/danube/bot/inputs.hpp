// The inputs of the bot's network: boats, neighbours and blocks on their squares.
#pragma once

#include "games/danube/rules/rules.hpp"
#include "search/network.hpp"

namespace nemeton::danube {

// Inputs of a side: a boat on s (1 to 35), two side by side on s and s + 1, three from s (1 to 22), how many are home,
// and how many among the springs.
inline constexpr std::size_t kPairs = 35;
inline constexpr std::size_t kThrees = kPairs + 34;
inline constexpr std::size_t kHome = kThrees + 22;
inline constexpr std::size_t kSpringing = kHome + kBoats + 1;
inline constexpr std::size_t kSideInputs = kSpringing + kBoats + 1;
inline constexpr std::size_t kInputs = 2 * kSideInputs;

using Inputs = InputSet<(kInputs + 63) / 64>;

// Those that are on, for the seat that is to throw.
constexpr Inputs inputs_of(const Danube::State& state) {
  Inputs inputs;
  const auto own = static_cast<std::size_t>(state.turn);
  for (std::size_t side = 0; side < 2; ++side) {
    const Squares boats = state.boats[side == 0 ? own : 1 - own];
    const Squares pairs = boats & boats >> 1;
    const std::size_t first = side * kSideInputs;
    inputs.add_all(first, boats >> 1);
    inputs.add_all(first + kPairs, pairs >> 1);
    inputs.add_all(first + kThrees, (pairs & boats >> 2 & kUpper >> 2) >> 1);
    inputs.add(first + kHome + static_cast<std::size_t>(kBoats - std::popcount(boats)));
    inputs.add(first + kSpringing + static_cast<std::size_t>(std::popcount(boats & kSprings)));
  }
  return inputs;
}

}  // namespace nemeton::danube
