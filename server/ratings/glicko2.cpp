#include "server/ratings/glicko2.hpp"

#include <cmath>
#include <numbers>

#include "server/ratings/square.hpp"

namespace nemeton {

namespace {

// How much the volatility may change from game to game; the paper has 0.3 to 1.2.
constexpr double kTau = 0.5;
constexpr double kConvergence = 1e-6;

// Step 5, by the Illinois method: the likeliest volatility after games with that precision (1 / v in the paper) and surprise (the paper's improvement
// times the precision). These terms stay finite, however unlikely the results were.
double volatility_after(double volatility, double deviation, double precision, double surprise) {
  const double a = std::log(square(std::fmin(volatility, kMostVolatility)));
  const auto f = [&](double x) {
    const double spread = 1 + precision * (square(deviation) + std::exp(x));
    return std::exp(x) * (square(surprise) - precision * spread) / (2 * square(spread)) - (x - a) / square(kTau);
  };
  double low = a;
  double high = std::log(square(kMostVolatility));
  if (f(low) >= 0) {
    if (f(high) >= 0) return kMostVolatility;
  } else {
    int steps = 1;
    while (f(a - steps * kTau) < 0) ++steps;
    high = a - steps * kTau;
  }
  double of_low = f(low);
  double of_high = f(high);
  while (std::abs(high - low) > kConvergence) {
    const double between = low + (low - high) * of_low / (of_high - of_low);
    const double of_between = f(between);
    if (of_between * of_high <= 0) {
      low = high;
      of_low = of_high;
    } else {
      of_low /= 2;
    }
    high = between;
    of_high = of_between;
  }
  return std::exp(low / 2);
}

}  // namespace

PlayerRating after_glicko2(const PlayerRating& before, std::span<const GlickoGame> games) {
  const double deviation = before.deviation / kPointsOfE;
  double precision = 0;
  double surprise = 0;
  bool counts = false;
  for (const GlickoGame& game : games) {
    const double weight = 1 / std::sqrt(1 + 3 * square(game.opponent.deviation / kPointsOfE / std::numbers::pi));
    const double expected = 1 / (1 + std::exp(-weight * (before.mean - game.opponent.mean) / kPointsOfE));
    if (game.score != 0.5 && std::abs(game.score - expected) < kCertain) continue;
    precision += square(weight) * expected * (1 - expected);
    surprise += weight * (game.score - expected);
    counts = true;
  }
  if (!counts) return before;
  const double volatility = volatility_after(before.volatility, deviation, precision, surprise);
  const double after = 1 / std::sqrt(1 / (square(deviation) + square(volatility)) + precision);
  return {before.mean + kPointsOfE * square(after) * surprise, deviation_after(before, kPointsOfE * after), volatility};
}

}  // namespace nemeton
