#include "server/ratings/glicko2.hpp"

#include <cmath>
#include <numbers>

#include "server/ratings/square.hpp"

namespace nemeton {

namespace {

// How much the volatility may change from game to game; the paper has 0.3 to 1.2.
constexpr double kTau = 0.5;
constexpr double kConvergence = 1e-6;

// Step 5: the volatility that is likeliest after games with that improvement, by the Illinois method.
double volatility_after(double volatility, double deviation, double variance, double improvement) {
  const double a = std::log(square(volatility));
  const auto f = [&](double x) {
    const double spread = square(deviation) + variance + std::exp(x);
    return std::exp(x) * (square(improvement) - spread) / (2 * square(spread)) - (x - a) / square(kTau);
  };
  double low = a;
  double high;
  if (square(improvement) > square(deviation) + variance) {
    high = std::log(square(improvement) - square(deviation) - variance);
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
  for (const GlickoGame& game : games) {
    const double weight = 1 / std::sqrt(1 + 3 * square(game.opponent.deviation / kPointsOfE / std::numbers::pi));
    const double expected = 1 / (1 + std::exp(-weight * (before.mean - game.opponent.mean) / kPointsOfE));
    precision += square(weight) * expected * (1 - expected);
    surprise += weight * (game.score - expected);
  }
  const double variance = 1 / precision;
  const double volatility = volatility_after(before.volatility, deviation, variance, variance * surprise);
  const double after = 1 / std::sqrt(1 / (square(deviation) + square(volatility)) + precision);
  return {before.mean + kPointsOfE * square(after) * surprise, kPointsOfE * after, volatility};
}

}  // namespace nemeton
