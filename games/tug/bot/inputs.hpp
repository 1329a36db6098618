// What the bot's network is told of a position before a roll: ropes and columns of both seats, and how far ahead the one that rolls is.
#pragma once

#include <algorithm>

#include "games/tug/bot/positions.hpp"
#include "games/tug/rules/rules.hpp"
#include "search/network.hpp"

namespace nemeton::tug {

inline constexpr std::size_t kMostAthletes = Tug::kAthletes + 1;  // of a seat that has won the first match

// Inputs of a side: how many are on the rope (1 to 19), how many of them are weakened (0 to 19), and its column.
inline constexpr std::size_t kWeakenedInputs = kMostAthletes;
inline constexpr std::size_t kColumnInputs = kWeakenedInputs + kMostAthletes + 1;
inline constexpr std::size_t kSideInputs = kColumnInputs + kColumns;
// Athletes on the rope less the sum of the column, mine less yours: what a position is worth is nearly a function of it.
inline constexpr int kGreatestLead = kMostAthletes - 3 + 3 * kFaces - 1;
inline constexpr std::size_t kLeadInputs = 2 * kSideInputs;
inline constexpr std::size_t kInputs = kLeadInputs + 2 * kGreatestLead + 1;

using Inputs = InputSet<(kInputs + 63) / 64>;

// Those that are on, for the seat that is to roll.
constexpr Inputs inputs_of(const Tug::State& state) {
  Inputs inputs;
  const auto mover = static_cast<std::size_t>(state.turn);
  int lead = 0;
  for (std::size_t side = 0; side < 2; ++side) {
    const auto& [column, standing, weakened, reserve] = state.sides[side == 0 ? mover : 1 - mover];
    const std::size_t first = side * kSideInputs, number = column_number(column);
    const int on_rope = standing + weakened;
    inputs.add(first + static_cast<std::size_t>(on_rope - 1));
    inputs.add(first + kWeakenedInputs + weakened);
    inputs.add(first + kColumnInputs + number);
    lead += (side == 0 ? 1 : -1) * (on_rope - kAllRolls[number].sum);
  }
  inputs.add(kLeadInputs + static_cast<std::size_t>(lead + kGreatestLead));
  return inputs;
}

}  // namespace nemeton::tug
