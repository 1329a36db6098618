// What an action or an outcome of Sigily does, as `apply` tells it.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>

#include "core/effects.hpp"
#include "games/sigily/rules/state.hpp"

namespace nemeton::sigily {

// A stack as it is shown: what belongs to it, and its chariots from the top.
struct ShownStack {
  Stack stack;
  std::uint8_t start = 0;                        // the sigil from which its progress is counted
  std::array<Chariot, 2 * kTeam> chariots = {};  // kNobody after the last
};

ShownStack shown(const State& state, Chariot top);

struct Effect {
  // In brackets what the members stand for, beside the seat; schema.json says what each kind means.
  enum class Kind : std::uint8_t {
    turn_passed,
    turn_lost,  // number: in a row
    winds,      // number: the bits of its winds of speed; those of sloth in the next byte
    frozen,
    paid_off,
    no_spell,
    cast,          // number: the kind of action; at, to, other: as the spell needs
    turned_round,  // at
    throw_begun,
    takes_sticks,
    declared,  // at, number: the intent
    let_in,    // at
    refused,   // at
    thrown,    // at, number: what the sticks show; other: the stage
    free_throw_earned,
    free_throw,    // number: used so far
    unharmed,      // at
    struck,        // at
    came_in,       // stack
    moved,         // at: from where, other: the quarter by whose arm it goes out; stack
    moved_back,    // the same
    stayed,        // at
    came_home,     // at: its start; stack
    fused,         // other: who stood there; stack
    attacked,      // other: who stands there; stack
    bout,          // at, other: the seat that has one more
    tied,          // at
    bout_won,      // at, other: the loser
    stone_held,    // at
    won,           // at, other: the loser, number: coins
    died,          // at, number: a Death; stack: those that died
    went_back,     // at: from where; stack
    back_to_hand,  // at; stack
    took,          // at, number: coins
    forfeited,     // at, number: coins; stack
    dropped,       // at, number: coins
    paid,          // at, or kNowhere: from what it has brought home; number: coins
    brought_home,  // at, number: coins
    jackpot,       // number: coins; no seat
    overflowed,    // at; no seat
    drew_card,
    answered,  // number: cards left
    not_known,
    race_won,
    counted,   // number: the coins of each seat, a byte each; other: how many seats
    awaits,    // at, number: the stage
    can_move,  // at: where it leads, kHome, or kNowhere where the stack stays; number: the action
    ended,     // number: the richest seats, as bits; other: whose turn it was, if the limit of plies ended it
  };
  enum Death : std::uint8_t { by_curse, by_fireball, by_fight };

  Kind kind;
  std::int8_t seat = kChance;
  std::int8_t other = kChance;
  std::int8_t at = kNowhere;
  std::int8_t to = kNowhere;
  std::uint32_t number = 0;
  ShownStack stack = {};
};

// Effects are made of plain numbers where they happen.
struct About {
  int at = kNowhere;
  int number = 0;
  int other = kChance;
  int to = kNowhere;
};
constexpr Effect effect(Effect::Kind kind, Seat seat, About about = {}) {
  return {.kind = kind,
          .seat = static_cast<std::int8_t>(seat),
          .other = static_cast<std::int8_t>(about.other),
          .at = static_cast<std::int8_t>(about.at),
          .to = static_cast<std::int8_t>(about.to),
          .number = static_cast<std::uint32_t>(about.number)};
}

// Whether anybody listens: what is only told is not worked out for a search.
template <class Sink>
inline constexpr bool tells = !std::same_as<Sink, const NoEffects>;

// Tells of a stack as it is now, but on the sigil `place`.
template <class Sink>
void tell_stack(Sink& sink, const Effect& what, const State& state, Chariot top, int place) {
  if constexpr (tells<Sink>) {
    Effect whole = what;
    whole.stack = shown(state, top);
    whole.stack.stack.place = static_cast<std::uint8_t>(place);
    sink(whole);
  }
}

template <class Sink>
void tell_winds(const State& state, Seat seat, Sink& sink) {
  const auto s = static_cast<std::size_t>(seat);
  sink(effect(Effect::Kind::winds, seat, {.number = state.speed[s] | state.sloth[s] << 8}));
}

}  // namespace nemeton::sigily
