// The coins of each seat, and the returns that they make.
#pragma once

#include "core/game.hpp"
#include "games/sigily/rules/state.hpp"

namespace nemeton::sigily {

using Coins = std::array<int, kSeats>;

// What each seat has brought home and has under its stacks.
Coins held_coins(const State& state);

// The same, and at the end of the race each seat's part of the coins that lie on the board.
Coins final_coins(const State& state);

// The seats with the highest returns.
SeatSet richest(const State& state);

// A seat's coins less the mean; with partners each seat has half of what its pair has.
Returns returns_of(const Setup& setup, const Coins& coins);

}  // namespace nemeton::sigily
