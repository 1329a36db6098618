#include "server/ratings/weng_lin.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "server/ratings/square.hpp"

namespace nemeton {

namespace {

// The least fraction of a variance that is left after one game.
constexpr double kLeastShare = 0.0001;

}  // namespace

std::vector<RatedSide> after_weng_lin(std::span<const RatedSide> before, double play_deviation) {
  std::vector<double> mean, variance;
  double spread = 0;
  for (const RatedSide& side : before) {
    mean.push_back(0);
    variance.push_back(0);
    for (const PlayerRating& player : side.players) {
      mean.back() += player.mean;
      variance.back() += square(player.deviation);
    }
    spread += variance.back() + square(play_deviation);
  }
  const double c = std::sqrt(spread);
  std::vector<RatedSide> after(before.begin(), before.end());
  for (std::size_t i = 0; i < before.size(); ++i) {
    double gain = 0;
    double surprise = 0;
    double loss_of_variance = 0;
    // One choice after the other: the first of all sides, the first of those that are left, and so on to the place of this side.
    for (const RatedSide& chosen : before) {
      if (chosen.place > before[i].place) continue;
      double left = 0;  // the weights of the sides that are left, relative to this side's
      double ties = 0;
      for (std::size_t j = 0; j < before.size(); ++j) {
        if (before[j].place >= chosen.place) left += std::exp((mean[j] - mean[i]) / c);
        if (before[j].place == chosen.place) ++ties;
      }
      const double chance = 1 / left;
      const double beyond = (&chosen == &before[i] ? 1 : 0) - chance;
      surprise = std::fmax(surprise, std::abs(beyond));
      gain += beyond / ties;
      loss_of_variance += chance * (1 - chance) / ties;
    }
    if (surprise < kCertain) continue;
    const double omega = variance[i] / c * gain;
    const double delta = std::sqrt(variance[i]) / c * variance[i] / square(c) * loss_of_variance;
    for (PlayerRating& player : after[i].players) {
      const double share = square(player.deviation) / variance[i];
      player.mean += share * omega;
      player.deviation *= std::sqrt(std::fmax(1 - share * delta, kLeastShare));
    }
  }
  return after;
}

}  // namespace nemeton
