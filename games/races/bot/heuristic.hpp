// What a move brings at once: how the bot chooses without looking ahead.
#pragma once

#include "games/races/rules/race.hpp"

namespace nemeton::races {

constexpr bool is_choice(Stage stage) {
  return stage == Stage::move || stage == Stage::exchange || stage == Stage::home;
}

// The legal actions, those that bring the seat to act the most at once first: see `rollout_action`.
void rank_actions(const Board& board, const State& state, Actions& list);

// The legal action that brings the seat to act the most at once, in steps of its markers on the way home: what it gains and what
// others lose, weighted by how likely it is to succeed, and how much stands alone within reach of others before and after. Each is
// liked better than that by up to `noise` steps at random.
Action rollout_action(const Board& board, const State& state, double noise, Random& random);

}  // namespace nemeton::races
