// The eight spells: the seats that may cast them, their costs and their effects.
#pragma once

#include "games/sigily/rules/actions.hpp"
#include "games/sigily/rules/effects.hpp"

namespace nemeton::sigily {

constexpr bool allows(const Setup& setup, Spell spell) { return (setup.spells >> static_cast<int>(spell) & 1) != 0; }

// What the seat whose turn it is may cast before its throw, or after its moves, without `nospell`.
void spells_before(const State& state, Actions& list);
void spells_after(const State& state, Actions& list);

// Pays for a spell and lets it work, up to the throw or the answer that it may bring: `turn` says then who is under fire or
// asked.
template <class Sink>
void cast(State& state, Action action, Sink& sink);

// Whether a seat can pay for a collective spell: with what it has brought home and what lies under the stacks that it leads.
bool can_pay(const State& state, Seat seat, int cost);
// It does.
template <class Sink>
void pay(State& state, Seat seat, int cost, Sink& sink);

// What the stack under fire has thrown. Returns whether the fireball has turned round and the other stack must throw.
template <class Sink>
bool burn(State& state, int thrown, Sink& sink);

// The sigil of the stack that is under fire.
constexpr int under_fire(const Turn& turn) { return turn.reversed ? turn.caster : turn.target; }

// Winds that touch the stacks of a seat going forward: those of its side less those of its enemies.
int tailwind(const State& state, Seat seat);
// All winds of sloth, which make moves backwards longer.
int winds_of_sloth(const State& state);
// Whether any wind of speed blows.
bool speed_blows(const State& state);

}  // namespace nemeton::sigily
