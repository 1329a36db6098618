// How strong a player is at a game, as far as games have shown: one scale a game, whatever the number of seats.
#pragma once

#include <cmath>
#include <numbers>

namespace nemeton {

struct PlayerRating {
  double mean = 1500;      // points: 400 more are ten times the odds
  double deviation = 350;  // points: the standard deviation of the true value
  double volatility =
      0.06;  // how much the strength itself is thought to change in a period, in units of 400 / ln 10 points

  // Whether too little is known yet to show it beside others'.
  bool is_provisional() const { return deviation > 110; }

  bool operator==(const PlayerRating&) const = default;
};

// A win or a loss this close to the expected score was certain, and changes no rating. That begins at a gap of about 800 points.
inline constexpr double kCertain = 0.01;

// A game, which is a period, never raises a deviation above this. A deviation that is already higher does not grow.
inline constexpr double kMostAfterGame = 75;

// The highest volatility, however surprising the results are.
inline constexpr double kMostVolatility = 0.1;

// Limits the deviation that a formula gives after a game.
inline double deviation_after(const PlayerRating& before, double deviation) {
  return std::fmin(deviation, std::fmax(before.deviation, kMostAfterGame));
}

// The points in which odds are e to 1.
inline constexpr double kPointsOfE = 400 / std::numbers::ln10;

// The rating after a number of periods (a week each) without a game: its deviation grows, but never beyond that of a new player.
inline PlayerRating after_rest(PlayerRating rating, double periods) {
  const double change = rating.volatility * kPointsOfE;
  rating.deviation =
      std::fmin(PlayerRating{}.deviation, std::sqrt(rating.deviation * rating.deviation + periods * change * change));
  return rating;
}

}  // namespace nemeton
