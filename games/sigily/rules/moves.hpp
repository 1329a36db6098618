// Moving: which moves there are, and where a stack comes to.
#pragma once

#include "games/sigily/rules/actions.hpp"
#include "games/sigily/rules/effects.hpp"

namespace nemeton::sigily {

// The moves of the throw, at least one.
void moves(const State& state, Actions& list);

// What may be declared before a throw beside `plain`.
void declarations(const State& state, Actions& list);

// The lowest number in hand, or kNobody.
Chariot first_in_hand(const State& state, Seat seat);

// How far the stack goes sunwise on the ring by the throw; below 0 after `back`.
int ring_steps(const State& state, const Stack& stack);

// Where a move leads.
struct Course {
  Chariot top;   // of the stack that moves
  int sigil;     // where it lands; kNowhere if it goes nowhere
  int progress;  // kRing or more: it comes home
  int entry;     // in the deep: the quarter by whose gate it came in
};
Course course_of(const State& state, Action move);
// The same as a sigil, kHome, or kNowhere where the stack stays.
int destination(const State& state, Action move);

// Takes the stack of a move from where it stands, unless it goes nowhere: it stands on no sigil then.
template <class Sink>
Course set_out(State& state, Action move, Sink& sink);

}  // namespace nemeton::sigily
