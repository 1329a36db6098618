// What the bot's network is told of a position before a roll: ropes and columns of both seats, and how far ahead the one that rolls is.
#pragma once

#include <algorithm>

#include "games/tug/bot/teams.hpp"
#include "search/network.hpp"

namespace nemeton::tug {

inline constexpr std::size_t kMostAthletes = Tug::kAthletes + 1;  // of a seat that has won the first match

// Inputs of a side: how many are on the rope (1 to 19), how many of them are weakened (0 to 19), its column, and its rope as a whole, which tells
// what the two numbers do not when each is taken for itself.
inline constexpr std::size_t kWeakenedInputs = kMostAthletes;
inline constexpr std::size_t kColumnInputs = kWeakenedInputs + kMostAthletes + 1;
inline constexpr std::size_t kRopeInputs = kColumnInputs + kColumns;
inline constexpr std::size_t kMostRopes = rope_count(kMostAthletes);
inline constexpr std::size_t kSideInputs = kRopeInputs + kMostRopes;
// Athletes on the rope less the sum of the column, mine less yours: what a position is worth is nearly a function of it.
inline constexpr int kGreatestLead = kMostAthletes - 3 + 3 * kFaces - 1;
inline constexpr std::size_t kLeadInputs = 2 * kSideInputs;
inline constexpr std::size_t kInputs = kLeadInputs + 2 * kGreatestLead + 1;

using Inputs = InputSet<(kInputs + 63) / 64>;

// Those of a side that are on: of the seat that is to roll, 0, and of the other, 1.
constexpr std::array<std::size_t, 4> inputs_of_side(std::size_t side, const Team& team) {
  const std::size_t first = side * kSideInputs;
  return {first + static_cast<std::size_t>(team.rope.size() - 1),
          first + kWeakenedInputs + static_cast<std::size_t>(team.rope.weakened), first + kColumnInputs + team.column,
          first + kRopeInputs + team.rope.number()};
}
constexpr std::size_t lead_input(const Teams& teams) {
  const auto lead_of = [](const Team& team) { return team.rope.size() - kAllRolls[team.column].sum; };
  return kLeadInputs + static_cast<std::size_t>(lead_of(teams.mover) - lead_of(teams.other) + kGreatestLead);
}

// Those that are on.
constexpr Inputs inputs_of(const Teams& teams) {
  Inputs inputs;
  for (const std::size_t input : inputs_of_side(0, teams.mover)) inputs.add(input);
  for (const std::size_t input : inputs_of_side(1, teams.other)) inputs.add(input);
  inputs.add(lead_input(teams));
  return inputs;
}
constexpr Inputs inputs_of(const Tug::State& state) { return inputs_of(teams_of(state)); }

}  // namespace nemeton::tug
