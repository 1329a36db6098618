// The course of a turn, of a hand and of the game: from each step to the next that waits for something.
#pragma once

#include "games/races/rules/state.hpp"

namespace nemeton::races {

// Fresh tiles, a fresh stock and all markers at Start; `seat` begins.
void begin_hand(State& state, int seat);

// What was awaited has come: an action or an outcome of the stage.
void go_on(const Board& board, State& state, Action action);

}  // namespace nemeton::races
