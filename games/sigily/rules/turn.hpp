// The course of a turn: from each step to the next that waits for something.
#pragma once

#include "games/sigily/rules/actions.hpp"
#include "games/sigily/rules/state.hpp"

namespace nemeton::sigily {

// The order has come to `turn.seat`. Goes on to the first node, which may be of a later seat.
void begin_turn(State& state);

// What was awaited has come: an action or an outcome of the stage. Goes on to the next node.
void go_on(State& state, Action action);

}  // namespace nemeton::sigily
