// The actions of Sigily as small integers.
#pragma once

#include <array>
#include <cstdint>

#include "core/game.hpp"
#include "games/sigily/rules/board.hpp"

namespace nemeton::sigily {

// What is done; the spells stand in the order of the option, after `nospell`.
enum class ActionKind : std::uint8_t {
  nospell,
  curse,      // by the stack on a
  fireball,   // by the stack on a, at that on b
  freeturn,   // by the stack on a
  stoneskin,  // by the stack on a
  remove,     // the curse on a
  speed,
  sloth,
  freeze,     // seat a
  pay,        // so as not to be frozen
  freeze_me,  // or not
  plain,      // a throw without more
  enter,      // to try to go in from gate a
  back,       // to go back with the stack on a
  in,         // a chariot from hand
  go,         // the stack on a; beyond the centre by the arm of quarter b
};

inline constexpr int kNoArm = kQuarters;

using Action = std::uint16_t;
constexpr Action make(ActionKind kind, int a = 0, int b = 0) {
  return static_cast<Action>(static_cast<int>(kind) << 12 | a << 6 | b);
}
constexpr ActionKind kind_of(Action action) { return static_cast<ActionKind>(action >> 12); }
constexpr int first_of(Action action) { return action >> 6 & 63; }
constexpr int second_of(Action action) { return action & 63; }

// A fireball flies from each of four stacks to at most four sigils; four curses, three collective spells … : below this.
inline constexpr std::size_t kMaxActions = 40;
using Actions = FixedList<Action, kMaxActions>;

// The outcomes of a question card.
inline constexpr Action kWrong = 0;
inline constexpr Action kRight = 1;

}  // namespace nemeton::sigily
