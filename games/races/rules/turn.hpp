// The course of a turn, of a hand and of the game: from each step to the next that waits for something.
#pragma once

#include "core/effects.hpp"
#include "games/races/rules/effects.hpp"

namespace nemeton::races {

// Fresh tiles, a fresh stock and all markers at Start; `seat` begins.
template <class Sink>
void begin_hand(State& state, int seat, Sink& sink);

// What was awaited has come: an action or an outcome of the stage. The sink is NoEffects or an EffectList.
template <class Sink>
void go_on(const Board& board, State& state, Action action, Sink& sink);

}  // namespace nemeton::races
