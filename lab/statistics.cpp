#include "lab/statistics.hpp"

#include <algorithm>
#include <boost/math/distributions/beta.hpp>
#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>
#include <limits>
#include <numeric>

#include "match/score.hpp"

namespace nemeton::lab {

namespace {

constexpr double kUnknown = std::numeric_limits<double>::infinity();

// Returns the standard error of the mean of n values, from the sum of their squared deviations from it.
double error_of_mean(double n, double squared_deviations) {
  return n < 2 ? kUnknown : std::sqrt(std::max(0.0, squared_deviations) / (n - 1) / n);
}

}  // namespace

Estimate Uncertain::within(double confidence) const {
  if (error == 0) return {value, value, value};
  if (!std::isfinite(error) || degrees < 1) return {value, -kUnknown, kUnknown};
  const double reach = error * quantile(boost::math::students_t(degrees), (1 + confidence) / 2);
  return {value, value - reach, value + reach};
}

Estimate wilson(double successes, double trials) {
  if (trials == 0) return {0, 0, 1};
  const double share = successes / trials;
  const double square = kNormal95 * kNormal95;
  const double middle = (share + square / (2 * trials)) / (1 + square / trials);
  const double reach =
      kNormal95 / (1 + square / trials) * std::sqrt(share * (1 - share) / trials + square / (4 * trials * trials));
  return {share, std::max(0.0, middle - reach), std::min(1.0, middle + reach)};
}

Estimate clopper_pearson(double successes, double trials, double confidence) {
  using boost::math::beta_distribution;
  const double failures = trials - successes;
  const double tail = (1 - confidence) / 2;
  return {successes / trials, successes <= 0 ? 0 : quantile(beta_distribution<>(successes, failures + 1), tail),
          failures <= 0 ? 1 : quantile(complement(beta_distribution<>(successes + 1, failures), tail))};
}

double independent_trials(const Sample& clusters, double size) {
  const double share = clusters.sum / (clusters.n * size);
  const double error = mean_of(clusters).error / size;
  // If all clusters are alike, others may still differ, so each counts as one trial.
  return error <= 0 || !std::isfinite(error) ? clusters.n : share * (1 - share) / (error * error);
}

Estimate wilson_of_clusters(const Sample& clusters, double size) {
  const double trials = independent_trials(clusters, size);
  return wilson(clusters.sum / (clusters.n * size) * trials, trials);
}

Uncertain mean_of(const Sample& sample) {
  const auto& [n, sum, squares] = sample;
  if (n == 0) return {0, kUnknown, 0};
  return {sum / n, error_of_mean(n, squares - sum * sum / n), n - 1};
}

Uncertain ratio_of(const PairSums& sums) {
  if (sums.y == 0) return {0, kUnknown, 0};
  const double ratio = sums.x / sums.y;
  const double residuals = sums.xx - 2 * ratio * sums.xy + ratio * ratio * sums.yy;
  return {ratio, error_of_mean(sums.n, residuals) * sums.n / std::abs(sums.y), sums.n - 1};
}

Uncertain gain_of(const PairSums& members, double size, double total) {
  const auto& [n, x, y, xx, yy, xy] = members;
  const double others = n * size - y;
  if (y == 0 || others == 0) return {0, kUnknown, 0};
  const double mean = x / y;
  const double mean_of_others = (n * total - x) / others;
  // A cluster contributes a x + b y + c to the difference.
  const double a = 1 / y + 1 / others;
  const double b = -mean / y - mean_of_others / others;
  const double c = -(total - mean_of_others * size) / others;
  const double squares = a * a * xx + b * b * yy + n * c * c + 2 * (a * b * xy + a * c * x + b * c * y);
  // The mean of n contributions is the difference over n. The smaller of the two kinds limits the degrees of freedom.
  return {mean - mean_of_others, error_of_mean(n, squares) * n, std::min({n, y, others}) - 1};
}

double p_of_signs(std::span<const double> differences) {
  double sum = 0;
  double squares = 0;
  double fourths = 0;
  int different = 0;
  for (const double each : differences) {
    sum += each;
    squares += each * each;
    fourths += std::pow(each, 4);
    different += each != 0 ? 1 : 0;
  }
  if (different < 2) return 1;
  // Over all sign changes, sum² / (n · squares) has a mean of 1 / n and a variance of (2 − 2 · fourths / squares²) / n². So has this beta distribution.
  const auto n = static_cast<double>(differences.size());
  const double both = (n - 1) / (2 - 2 * fourths / (squares * squares)) - 1;
  if (both <= 0) return 1;
  const boost::math::beta_distribution<> beta(both / n, both - both / n);
  const double p = cdf(complement(beta, std::min(1.0, sum * sum / (n * squares))));
  // With few differences, all signs are alike this often by chance.
  return std::max(p, std::pow(0.5, n));
}

double p_of_chi_square(double value, int degrees) { return cdf(complement(boost::math::chi_squared(degrees), value)); }

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
