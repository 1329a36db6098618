// What happens to stacks and coins: fusing, dying, going back out of the deep, and the jackpot.
#pragma once

#include "games/sigily/rules/effects.hpp"

namespace nemeton::sigily {

// The chariots of the stack led by `top`, as bits.
std::uint16_t members(const State& state, Chariot top);
// The gates by which the stack may not go in, bit q for quarter q: where one of its chariots is barred.
unsigned barred(const State& state, Chariot top);

// Takes the stack off its sigil.
inline void lift(State& state, Chariot top) { state.top_at[stack_of(state, top).place] = kNobody; }
// Puts the stack on an empty sigil.
inline void put(State& state, Chariot top, int sigil) {
  stack_of(state, top).place = static_cast<std::uint8_t>(sigil);
  state.top_at[static_cast<std::size_t>(sigil)] = top;
}

// Makes one stack of two on a sigil, with the coins of both. Everything else it has from `kept`, which is one of them.
void fuse(State& state, Chariot over, Chariot under, const Stack& kept, int sigil);

// Every chariot of a stack that stands on no sigil goes back to its owner's hand, without coins.
void send_to_hand(State& state, Chariot top);

// The top chariot dies alone; returns the next one, which has now what belongs to the stack.
Chariot lose_top(State& state, Chariot top);

// A stack in the deep returns to the gate by which it came in, and is barred there.
template <class Sink>
void go_back(State& state, Chariot top, Sink& sink);

// A stack has finished: chariots home, its coins shared between the seats in it.
template <class Sink>
void bring_home(State& state, Chariot top, Sink& sink);

// What each seat of a stack has of its coins.
std::array<std::uint8_t, kSeats> shares(const State& state, Chariot top);

// Coins come into the jackpot, and what is too much for it flows over.
template <class Sink>
void to_jackpot(State& state, int coins, Sink& sink);
// All the coins of a stack do.
template <class Sink>
void forfeit(State& state, Chariot top, Sink& sink);

}  // namespace nemeton::sigily
