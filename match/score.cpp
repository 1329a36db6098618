#include "match/score.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace nemeton {

void Score::add(std::span<const double> shares) {
  for (const double share : shares) ++(share == 1 ? wins_ : share == 0 ? losses_ : ties_);
  const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
  won_ += sum;
  ++rounds_[sum / static_cast<double>(shares.size())];
}

Interval Score::interval() const {
  const double equal = expected_of_equals();
  double count = 2;
  double sum = 2 * equal;
  for (const auto& [share, rounds] : rounds_) {
    count += rounds;
    sum += rounds * share;
  }
  const double mean = sum / count;
  // Rounds that were all alike may still differ: the variance begins with that of one round of equals' independent games.
  double squares = equal * (1 - equal) * equal + 2 * (equal - mean) * (equal - mean);
  for (const auto& [share, rounds] : rounds_) squares += rounds * (share - mean) * (share - mean);
  const double error = std::sqrt(squares / count / (count - 1));
  return {std::max(0.0, mean - kNormal95 * error), std::min(1.0, mean + kNormal95 * error)};
}

double Score::p_value() const {
  double sum = 0;
  double squares = 0;
  for (const auto& [share, rounds] : rounds_) {
    const double lead = share - expected_of_equals();
    sum += rounds * lead;
    squares += rounds * lead * lead;
  }
  return squares == 0 ? 0.5 : std::erfc(sum / std::sqrt(2 * squares)) / 2;
}

}  // namespace nemeton
