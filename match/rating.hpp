// One scale for all players of a game, from games of two of them at a time.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace nemeton {

// Games of one side of the first player against sides of the second.
struct RatedGames {
  std::size_t first;
  std::size_t second;
  int sides;
  double games;
  double won;  // by the first; of a tie its part
};

struct Rating {
  double elo;
  double standard_error;  // of the difference to the anchor
};

// The rating of the player that others are measured from.
inline constexpr double kAnchorElo = 1000;

// The likeliest ratings after the games (Bradley and Terry, and for several sides Luce and Plackett, a tie being parts of a win), where before them players
// differ by some hundreds of points, in a normal distribution: so even a player that won every game gets a rating. Standard errors come from
// the likelihood's curvature.
std::vector<Rating> rate(std::size_t players, std::span<const RatedGames> results, std::size_t anchor);

}  // namespace nemeton
