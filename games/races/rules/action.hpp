// The actions and outcomes of the races as small integers.
#pragma once

#include "games/races/rules/board.hpp"

namespace nemeton::races {

// An action: what is done (2 bits), the seat bumped or exchanged with plus 1 (3), the declared factor (3), the gate
// plus 1 (2), to (6), from (6), the steps (4). An outcome of a draw: the number of a tile; of a turned tile: 7 times
// the odd position's value plus the even one's.
using Action = std::uint32_t;

enum class ActionKind : std::uint8_t { move, pass, swap, home };

constexpr Action make(ActionKind kind, int from = 0, int to = 0, int other = -1) {
  return static_cast<Action>(kind) << 24 | static_cast<Action>(other + 1) << 21 | static_cast<Action>(to) << 10 |
         static_cast<Action>(from) << 4;
}
// A move of `steps` by the ways alone.
constexpr Action make_move(int steps, Place from, int to) {
  return make(ActionKind::move, from, to) | static_cast<Action>(steps);
}
constexpr Action by_gate(Action move, std::size_t gate, int factor) {
  return move | static_cast<Action>(factor) << 18 | static_cast<Action>(gate + 1) << 16;
}
constexpr Action bumping(Action move, int seat) { return move | static_cast<Action>(seat + 1) << 21; }

constexpr ActionKind kind_of(Action action) { return static_cast<ActionKind>(action >> 24); }
constexpr int steps_of(Action action) { return static_cast<int>(action & 15); }
constexpr Place from_of(Action action) { return static_cast<Place>(action >> 4 & 63); }
constexpr Place to_of(Action action) { return static_cast<Place>(action >> 10 & 63); }
constexpr bool takes_gate(Action action) { return (action >> 16 & 3) != 0; }
constexpr std::size_t gate_of(Action action) { return (action >> 16 & 3) - 1; }  // where it takes one
constexpr int factor_of(Action action) { return static_cast<int>(action >> 18 & 7); }
constexpr bool has_other(Action action) { return (action >> 21 & 7) != 0; }
constexpr int other_of(Action action) { return static_cast<int>(action >> 21 & 7) - 1; }  // −1 for nobody

constexpr Action turned(int odd_value, int even_value) { return static_cast<Action>(odd_value * 7 + even_value); }
constexpr int odd_value(Action outcome) { return static_cast<int>(outcome) / 7; }
constexpr int even_value(Action outcome) { return static_cast<int>(outcome) % 7; }

}  // namespace nemeton::races
