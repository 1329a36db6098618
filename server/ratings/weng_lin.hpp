// Ratings of games for more than two, and for partners: R. C. Weng and C.-J. Lin, "A Bayesian approximation method for online ranking",
// 2011, algorithm 4 (Plackett and Luce).
#pragma once

#include <span>
#include <vector>

#include "server/ratings/rating.hpp"

namespace nemeton {

// Who played together, and how it went for them.
struct RatedSide {
  std::vector<PlayerRating> players;
  int place;  // the lower the better; of a tie the same
};

// How far a player's play in a game lies from the strength (the paper's beta): by that two players who are well known have the odds of the
// scale.
inline constexpr double kPlayDeviation = kPointsOfE / std::numbers::sqrt2;

// The sides with the ratings after the game. A side whose result was certain keeps its own.
std::vector<RatedSide> after_weng_lin(std::span<const RatedSide> before, double play_deviation = kPlayDeviation);

}  // namespace nemeton
