#include "games/sigily/rules/fight.hpp"

#include "games/sigily/rules/stacks.hpp"
#include "games/sigily/rules/sticks.hpp"

namespace nemeton::sigily {

using Kind = Effect::Kind;

namespace {

// One side is gone: the coins, and on which sigil the winner stands.
template <class Sink>
Fight end_fight(State& state, Chariot winner, Chariot loser, Sink& sink) {
  const bool attacker_won = winner == state.turn.attacker;
  const int sigil = state.turn.battlefield;
  Stack& stack = stack_of(state, winner);
  const int coins = stack_of(state, loser).coins;
  stack.coins = static_cast<std::uint8_t>(stack.coins + coins);
  sink(effect(Kind::won, owner_of(winner), {.at = sigil, .number = coins, .other = owner_of(loser)}));
  tell_stack(sink, effect(Kind::died, owner_of(loser), {.at = sigil, .number = Effect::by_fight}), state, loser, sigil);
  send_to_hand(state, loser);
  put(state, winner, sigil);
  if (is_deep(sigil)) go_back(state, winner, sink);
  return attacker_won ? Fight::attacker_won : Fight::attacker_lost;
}

// The loser of a pair dies: its whole stack, or where each chariot fights for itself, the top alone.
template <class Sink>
Fight beat(State& state, Chariot winner, Chariot loser, Sink& sink) {
  if (!state.setup.super || state.riders[loser].below == kNobody) return end_fight(state, winner, loser, sink);
  const int sigil = state.turn.battlefield;
  sink(effect(Kind::bout_won, owner_of(winner), {.at = sigil, .other = owner_of(loser)}));
  const Chariot next = lose_top(state, loser);
  tell_stack(sink, effect(Kind::died, owner_of(loser), {.at = sigil, .number = Effect::by_fight}), state, loser, sigil);
  if (loser == state.turn.attacker) state.turn.attacker = next;
  else put(state, next, sigil);
  return Fight::goes_on;
}

}  // namespace

template <class Sink>
Fight begin_fight(State& state, Chariot attacker, int sigil, Sink& sink) {
  stack_of(state, attacker).place = static_cast<std::uint8_t>(sigil);
  state.turn.attacker = attacker;
  state.turn.battlefield = static_cast<std::uint8_t>(sigil);
  const Chariot other = defender(state);
  tell_stack(sink, effect(Kind::attacked, owner_of(attacker), {.other = owner_of(other)}), state, attacker, sigil);
  if (is_fairy_ground(sigil)) {
    forfeit(state, attacker, sink);
    forfeit(state, other, sink);
  }
  if (!stack_of(state, other).stone_skin) return Fight::goes_on;
  sink(effect(Kind::stone_held, owner_of(other), {.at = sigil}));
  return end_fight(state, other, attacker, sink);
}

template <class Sink>
Fight compare_throws(State& state, std::uint16_t attack, std::uint16_t defence, Sink& sink) {
  const Chariot attacker = state.turn.attacker;
  const Chariot other = defender(state);
  const bool attacker_favoured = favoured(state) == owner_of(attacker);
  const int attack_sum = number_of(attack) + (attacker_favoured ? 1 : 0);
  const int defence_sum = number_of(defence) + (attacker_favoured ? 0 : 1);
  if (attack_sum != defence_sum) {
    return attack_sum > defence_sum ? beat(state, attacker, other, sink) : beat(state, other, attacker, sink);
  }
  if (animal_of(attack) == animal_of(defence)) {
    sink(effect(Kind::tied, owner_of(attacker), {.at = state.turn.battlefield}));
    return Fight::goes_on;
  }
  return animal_of(attack) > animal_of(defence) ? beat(state, attacker, other, sink)
                                                : beat(state, other, attacker, sink);
}

Seat favoured(const State& state) {
  const Seat lord = lord_of(state.turn.battlefield);
  return state.setup.home && lord == owner_of(defender(state)) ? lord : owner_of(state.turn.attacker);
}

template Fight begin_fight(State&, Chariot, int, const NoEffects&);
template Fight begin_fight(State&, Chariot, int, EffectList<Effect>&);
template Fight compare_throws(State&, std::uint16_t, std::uint16_t, const NoEffects&);
template Fight compare_throws(State&, std::uint16_t, std::uint16_t, EffectList<Effect>&);

}  // namespace nemeton::sigily
