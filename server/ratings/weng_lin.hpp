// Ratings of games for more than two, and for partners: R. C. Weng and C.-J. Lin, "A Bayesian approximation method for online ranking",
// 2011, algorithm 4 (Plackett and Luce).
#pragma once

#include <span>
#include <vector>

#include "server/ratings/rating.hpp"

namespace nemeton {

// The players of one side, and its place.
struct RatedSide {
  std::vector<PlayerRating> players;
  int place;  // the lower the better; of a tie the same
};

// How far a player's play in a game lies from the strength (the paper's beta): with it, two players who are well known have the odds of the
inline constexpr double kPlayDeviation = kPointsOfE / std::numbers::sqrt2;

// Returns the sides with the ratings after the game. A side whose result was certain keeps its rating.
std::vector<RatedSide> after_weng_lin(std::span<const RatedSide> before, double play_deviation = kPlayDeviation);

}  // namespace nemeton
