#include "games/sigily/rules/fight.hpp"

#include "games/sigily/rules/stacks.hpp"
#include "games/sigily/rules/sticks.hpp"

namespace nemeton::sigily {

namespace {

Chariot defender(const State& state) { return state.top_at[state.turn.battlefield]; }

// One side is gone: the coins, and on which sigil the winner stands.
Fight end_fight(State& state, Chariot winner, Chariot loser) {
  const bool attacker_won = winner == state.turn.attacker;
  const int sigil = state.turn.battlefield;
  Stack& stack = stack_of(state, winner);
  stack.coins = static_cast<std::uint8_t>(stack.coins + stack_of(state, loser).coins);
  send_to_hand(state, loser);
  put(state, winner, sigil);
  if (is_deep(sigil)) go_back(state, winner);
  return attacker_won ? Fight::attacker_won : Fight::attacker_lost;
}

// The loser of a pair dies: its whole stack, or where each chariot fights for itself, the top alone.
Fight beat(State& state, Chariot winner, Chariot loser) {
  if (!state.setup.super || state.riders[loser].below == kNobody) return end_fight(state, winner, loser);
  const int sigil = state.turn.battlefield;
  const Chariot next = lose_top(state, loser);
  if (loser == state.turn.attacker) state.turn.attacker = next;
  else put(state, next, sigil);
  return Fight::goes_on;
}

}  // namespace

Fight begin_fight(State& state, Chariot attacker, int sigil) {
  stack_of(state, attacker).place = static_cast<std::uint8_t>(sigil);
  state.turn.attacker = attacker;
  state.turn.battlefield = static_cast<std::uint8_t>(sigil);
  const Chariot other = defender(state);
  if (is_fairy_ground(sigil)) {
    forfeit(state, attacker);
    forfeit(state, other);
  }
  return stack_of(state, other).stone_skin ? end_fight(state, other, attacker) : Fight::goes_on;
}

Fight compare_throws(State& state, std::uint16_t attack, std::uint16_t defence) {
  const Chariot attacker = state.turn.attacker;
  const Chariot other = defender(state);
  const bool attacker_favoured = favoured(state) == owner_of(attacker);
  const int attack_sum = number_of(attack) + (attacker_favoured ? 1 : 0);
  const int defence_sum = number_of(defence) + (attacker_favoured ? 0 : 1);
  if (attack_sum != defence_sum) {
    return attack_sum > defence_sum ? beat(state, attacker, other) : beat(state, other, attacker);
  }
  if (animal_of(attack) == animal_of(defence)) return Fight::goes_on;
  return animal_of(attack) > animal_of(defence) ? beat(state, attacker, other) : beat(state, other, attacker);
}

Seat favoured(const State& state) {
  const Seat lord = lord_of(state.turn.battlefield);
  return state.setup.home && lord == owner_of(defender(state)) ? lord : owner_of(state.turn.attacker);
}

}  // namespace nemeton::sigily
