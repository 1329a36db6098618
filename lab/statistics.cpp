#include "lab/statistics.hpp"

#include <algorithm>
#include <boost/math/special_functions/gamma.hpp>
#include <cmath>
#include <limits>
#include <numeric>

#include "match/score.hpp"

namespace nemeton::lab {

namespace {

Estimate around(double value, double error) { return {value, value - kNormal95 * error, value + kNormal95 * error}; }

// Of the mean of a sample.
double squared_error(const Sample& sample) {
  if (sample.n < 2) return std::numeric_limits<double>::infinity();
  const double spread = std::max(0.0, sample.squares - sample.sum * sample.sum / sample.n);
  return spread / (sample.n - 1) / sample.n;
}

}  // namespace

Estimate wilson(double successes, double trials) {
  if (trials == 0) return {0, 0, 1};
  const double share = successes / trials;
  const double square = kNormal95 * kNormal95;
  const double middle = (share + square / (2 * trials)) / (1 + square / trials);
  const double reach =
      kNormal95 / (1 + square / trials) * std::sqrt(share * (1 - share) / trials + square / (4 * trials * trials));
  return {share, std::max(0.0, middle - reach), std::min(1.0, middle + reach)};
}

Estimate mean_of(double n, double sum, double squares) {
  return around(n == 0 ? 0 : sum / n, std::sqrt(squared_error({n, sum, squares})));
}

Estimate ratio_of(const PairSums& sums) {
  if (sums.y == 0 || sums.n < 2) return around(0, std::numeric_limits<double>::infinity());
  const double ratio = sums.x / sums.y;
  const double residuals = std::max(0.0, sums.xx - 2 * ratio * sums.xy + ratio * ratio * sums.yy);
  const double mean = sums.y / sums.n;
  return around(ratio, std::sqrt(residuals / (sums.n - 1) / sums.n) / std::abs(mean));
}

Estimate difference_of(const Sample& first, const Sample& second) {
  if (first.n == 0 || second.n == 0) return around(0, std::numeric_limits<double>::infinity());
  return around(first.sum / first.n - second.sum / second.n, std::sqrt(squared_error(first) + squared_error(second)));
}

double p_of(const Estimate& difference) {
  const double error = (difference.high - difference.low) / (2 * kNormal95);
  if (error == 0) return difference.value == 0 ? 1 : 0;
  if (std::isinf(error)) return 1;
  return std::erfc(std::abs(difference.value) / error / std::sqrt(2));
}

double p_of_chi_square(double value, int degrees) { return boost::math::gamma_q(degrees / 2.0, value / 2); }

std::vector<double> holm(std::span<const double> p) {
  std::vector<std::size_t> order(p.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, {}, [&](std::size_t i) { return p[i]; });
  std::vector<double> worth(p.size());
  double least = 0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    least = std::max(least, std::min(1.0, p[order[i]] * static_cast<double>(p.size() - i)));
    worth[order[i]] = least;
  }
  return worth;
}

}  // namespace nemeton::lab
