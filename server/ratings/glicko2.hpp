// Ratings of games for two: M. E. Glickman, "Example of the Glicko-2 system", 2022.
#pragma once

#include <span>

#include "server/ratings/rating.hpp"

namespace nemeton {

struct GlickoGame {
  PlayerRating opponent;
  double score;  // 1 of a win, 0.5 of a tie
};

// The rating after a period in which these games were played. Games with certain results do not count.
PlayerRating after_glicko2(const PlayerRating& before, std::span<const GlickoGame> games);

}  // namespace nemeton
