// The effects of a step or a throw of Down the Danube, as `apply` tells them.
#pragma once

#include <cstdint>

namespace nemeton::danube {

struct Effect {
  // In brackets what `seat`, `from`, `to` and `number` stand for; schema.json says what each means.
  enum class Kind : std::uint8_t {
    thrown,        // seat, number: what the sticks show
    no_way,        // seat: no boat can move, the throw is lost
    must_go_back,  // seat: no way forward
    must_open,     // seat: as if a 1 had been thrown
    moved,         // seat, from, to
    switched,      // seat (whose boat was pushed away), from, to
    carried,       // seat, from, to: the rapids
    came_home,     // seat
    stopped,  // seat, from (where it lies now), to (the mooring that it did not reach): it moves no more in this throw
    pips_left,     // seat, number
    pips_lost,     // seat, number
    throws_again,  // seat
    turn_passed,   // seat: the next one
    ended,         // seat: the winner, or -1
  };
  Kind kind;
  std::int8_t seat = 0;
  std::int8_t from = 0;
  std::int8_t to = 0;
  std::int8_t number = 0;
};

// Effects are made of plain numbers where they happen.
constexpr Effect effect(Effect::Kind kind, int seat, int from = 0, int to = 0, int number = 0) {
  return {kind, static_cast<std::int8_t>(seat), static_cast<std::int8_t>(from), static_cast<std::int8_t>(to),
          static_cast<std::int8_t>(number)};
}

}  // namespace nemeton::danube
