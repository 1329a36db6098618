// Fights: the stack that arrives attacks the one that stands on the sigil.
#pragma once

#include "games/sigily/rules/effects.hpp"

namespace nemeton::sigily {

// How far a fight has come.
enum class Fight : std::uint8_t { goes_on, attacker_won, attacker_lost };

// The stack of `attacker` comes upon an enemy on the sigil: what happens before the throws. A stone skin ends it at once.
template <class Sink>
Fight begin_fight(State& state, Chariot attacker, int sigil, Sink& sink);

// Both have thrown.
template <class Sink>
Fight compare_throws(State& state, std::uint16_t attack, std::uint16_t defence, Sink& sink);

// The top of the stack that is attacked.
inline Chariot defender(const State& state) { return state.top_at[state.turn.battlefield]; }

// Which of the two seats has 1 more on its throw.
Seat favoured(const State& state);

}  // namespace nemeton::sigily
