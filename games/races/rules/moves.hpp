// Playing a tile: which markers can play a factor, and what a seat may do.
#pragma once

#include "games/races/rules/state.hpp"

namespace nemeton::races {

using Actions = FixedList<Action, kMaxActions>;

// How a drawn tile has to be played, in a state that has just drawn it.
enum class Duty : std::uint8_t {
  both,     // the total, or a factor by each of two markers
  larger,   // the larger factor alone
  smaller,  // the smaller factor alone
  none,
};
Duty duty(const Board& board, const State& state);

// Whether another marker can play the factor that is left after the first action.
bool can_go_on(const Board& board, const State& state);

// The legal actions of stage `move`, at least one.
void list_moves(const Board& board, const State& state, Actions& list);

// The legal actions after 0-0: `pass` and the exchanges.
void list_swaps(const Board& board, const State& state, Actions& list);

// The markers that may be taken home after 6-6.
void list_homes(const State& state, Actions& list);

}  // namespace nemeton::races
