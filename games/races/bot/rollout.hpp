// A hand played on in the mind, where all seats move by what a move brings at once.
#pragma once

#include "core/analysis.hpp"
#include "games/races/rules/race.hpp"

namespace nemeton::races {

// How many points a hand brings to the seat that goes out first, roughly.
inline constexpr double kPointsOfHand = 4;

// The position after `first` and likely actions until the hand or the game is over. `nodes` counts the steps.
State rollout_hand(const Board& board, const State& state, Seat seat, Action first, Random& random,
                   std::uint64_t& nodes);

// The win probabilities of the game where a hand has just ended, as the points stand, which say the more the nearer the target is; what was
// won where the game has ended.
WinProbabilities win_probabilities_after_hand(const State& state);
// The same of the side of a seat.
double win_after_hand(const State& state, Seat seat);

}  // namespace nemeton::races
