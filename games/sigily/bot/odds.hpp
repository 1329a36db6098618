// How likely the sticks are to decide a fight, a fireball, or that the next throw brings an enemy upon a stack.
#pragma once

#include <array>
#include <optional>

#include "games/sigily/rules/state.hpp"

namespace nemeton::sigily {

// A fight that has begun, as the attacker sees it.
struct FightOdds {
  double win = 0;
  std::optional<State> won;  // how it goes on then
};
FightOdds fight_odds(const State& fight);

// That a fireball burns its target, where it flies.
double fireball_odds(const State& flying);

// Chances by chariot.
using ByChariot = std::array<double, kSeats * kTeam>;

// That some enemy's next throw, as the board stands, can bring one of its stacks upon the stack of `seat` that the chariot is in, and
// it would have to fight. 0 in the stacks of others.
ByChariot exposure_of(const State& state, Seat seat);

// That the seat's next throw, in its next turn as the board stands, can bring the stack home that the chariot is in.
ByChariot homing_of(const State& state, Seat seat);

// So many sigils that a chariot has gone are worth a coin.
inline constexpr double kSigilsPerCoin = 4;
// What is lost where a stack dies, in coins.
inline double worth(const Stack& stack) {
  return stack.coins + (stack.progress > 0 ? stack.progress / kSigilsPerCoin : 0);
}

// What the enemies can do to the stacks of a seat by their next throw.
struct Danger {
  ByChariot exposure;
  double stake = 0;  // what each stack is worth by how likely it is attacked

  Danger(const State& state, Seat seat);
  // By so much that it is worth a word.
  bool is_less_than(const Danger& other) const { return stake < other.stake - 0.25; }
};

}  // namespace nemeton::sigily
