// Points, the end of a hand and of the game, and what the seats get.
#pragma once

#include "games/races/rules/effects.hpp"

namespace nemeton::races {

// A seat has brought its last marker home: it scores and leaves the hand.
Scored go_out(State& state, int seat);

// Whether all have gone out but one, or both seats of a pair.
bool is_hand_over(const State& state);

// The seat that begins the hand after one that is over.
int next_starter(const State& state);

// Whether a hand that is over was the last.
bool is_last_hand(const State& state);

// How a game that is over ended.
Ended ending_of(const State& state);

Returns returns_of(const State& state);

}  // namespace nemeton::races
