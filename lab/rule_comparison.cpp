#include "lab/rule_comparison.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace nemeton::lab {

namespace {

bool are_alike(const Cell& one, const Cell& other) {
  return one.setting.game == other.setting.game && one.setting.seats == other.setting.seats &&
         one.players == other.players;
}

}  // namespace

Difference difference_of(const Tally& first, const Tally& second, Quantity quantity) {
  const auto index = static_cast<std::size_t>(std::ranges::find(kCompared, quantity) - kCompared.begin());
  const auto unit = static_cast<double>(info_of(quantity).unit);
  const auto mean_in = [&](const Tally& tally) {
    return static_cast<double>(tally.of(quantity).sum) / unit / static_cast<double>(tally.games());
  };
  const double one = mean_in(first);
  const double other = mean_in(second);
  // How far the games of a group shift the mean of all games from `mean`.
  const auto moved = [&](const Tally& tally, std::size_t group, double mean) {
    const auto& [games, sums] = tally.groups()[group];
    return (static_cast<double>(sums[index]) / unit - mean * static_cast<double>(games)) /
           static_cast<double>(tally.games());
  };
  std::vector<double> differences;
  double squares = 0;
  for (std::size_t i = 0; i < kGroups; ++i) {
    if (first.groups()[i].games == 0 && second.groups()[i].games == 0) continue;
    const double middle = (one + other) / 2;
    differences.push_back(moved(second, i, middle) - moved(first, i, middle));
    squares += std::pow(moved(second, i, other) - moved(first, i, one), 2);
  }
  const auto n = static_cast<double>(differences.size());
  const double error = n < 2 ? std::numeric_limits<double>::infinity() : std::sqrt(squares * n / (n - 1));
  return {Uncertain{other - one, error, n - 1}, p_of_signs(differences)};
}

std::vector<Comparison> compare(const Study& study, std::span<const Tally> totals) {
  std::vector<Comparison> found;
  std::vector<double> p;
  for (std::size_t second = 1; second < study.cells.size(); ++second) {
    std::size_t first = 0;
    while (!are_alike(study.cells[first], study.cells[second])) ++first;
    if (first == second) continue;
    for (const Quantity quantity : kCompared) {
      const auto& [estimate, probability] = difference_of(totals[first], totals[second], quantity);
      found.push_back({first, second, quantity, estimate, probability, 1});
      p.push_back(probability);
    }
  }
  const std::vector<double> worth = holm(p);
  for (std::size_t i = 0; i < found.size(); ++i) found[i].p_of_all = worth[i];
  return found;
}

}  // namespace nemeton::lab
