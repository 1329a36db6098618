// How a round goes on if everybody plays by the rollout policy, and what it leaves them with.
#pragma once

#include "games/bluff/bot/rollout_policy.hpp"

namespace nemeton::bluff {

// How likely a seat is to win the match, by the dice of all before a round.
double chance_to_win(const BySeat<std::uint8_t>& held, Seat seat);

// What each seat may expect at the start of a round, or has got at the end of the game.
Returns standing(const Public& open, const PolicyParameters& policy);

// Plays on by the rollout policy until the round or the game is over: the standing then. `nodes` counts the steps.
Returns finish_round(Bluff::State& state, const PolicyParameters& policy, Random& random, std::uint64_t& nodes);

}  // namespace nemeton::bluff
