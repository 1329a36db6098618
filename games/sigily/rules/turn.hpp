// The course of a turn: from each step to the next that waits for something.
#pragma once

#include "games/sigily/rules/actions.hpp"
#include "games/sigily/rules/effects.hpp"

namespace nemeton::sigily {

// The order has come to `turn.seat`. Goes on to the first node, which may be of a later seat.
template <class Sink = const NoEffects>
void begin_turn(State& state, Sink& sink = no_effects);

// What was awaited has come: an action or an outcome of the stage. Goes on to the next node.
template <class Sink>
void go_on(State& state, Action action, Sink& sink);

// Whose choice or throw the stage waits for, and on which sigil the stack stands that it is about.
struct Awaited {
  Seat seat;
  int sigil;  // or kNowhere
};
Awaited awaited(const State& state);

}  // namespace nemeton::sigily
