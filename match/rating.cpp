#include "match/rating.hpp"

#include <algorithm>
#include <cmath>

#include "match/elo.hpp"

namespace nemeton {

namespace {

constexpr double kPriorDeviation = 700 / kEloScale;

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

// The inverse of a symmetric positive definite matrix (Gauss and Jordan, which need no pivoting there).
Matrix inverse(Matrix matrix) {
  const std::size_t n = matrix.size();
  Matrix result(n, Vector(n, 0));
  for (std::size_t i = 0; i < n; ++i) result[i][i] = 1;
  for (std::size_t pivot = 0; pivot < n; ++pivot) {
    const double scale = 1 / matrix[pivot][pivot];
    for (std::size_t column = 0; column < n; ++column) {
      matrix[pivot][column] *= scale;
      result[pivot][column] *= scale;
    }
    for (std::size_t row = 0; row < n; ++row) {
      const double factor = matrix[row][pivot];
      if (row == pivot || factor == 0) continue;
      for (std::size_t column = 0; column < n; ++column) {
        matrix[row][column] -= factor * matrix[pivot][column];
        result[row][column] -= factor * result[pivot][column];
      }
    }
  }
  return result;
}

// The logarithm of the posterior at some strengths: its slope, and its curvature turned positive.
struct Posterior {
  Vector gradient;
  Matrix curvature;

  Posterior(const Vector& strengths, std::span<const RatedGames> results) {
    const std::size_t n = strengths.size();
    const double precision = 1 / (kPriorDeviation * kPriorDeviation);
    curvature.assign(n, Vector(n, 0));
    for (std::size_t i = 0; i < n; ++i) {
      gradient.push_back(-precision * strengths[i]);
      curvature[i][i] = precision;
    }
    for (const auto& [first, second, sides, games, won] : results) {
      const double share = share_of_elo(kEloScale * (strengths[first] - strengths[second]), sides);
      gradient[first] += won - games * share;
      gradient[second] -= won - games * share;
      const double weight = games * share * (1 - share);
      curvature[first][first] += weight;
      curvature[second][second] += weight;
      curvature[first][second] -= weight;
      curvature[second][first] -= weight;
    }
  }
};

}  // namespace

std::vector<Rating> rate(std::size_t players, std::span<const RatedGames> results, std::size_t anchor) {
  Vector strengths(players, 0);
  Matrix covariance;
  // Newton's method, with steps too short to leave where the parabola is near the logarithm: it comes to its end in a few dozen.
  double change = 1;
  for (int step = 0; step < 1000 && change > 1e-9; ++step) {
    const Posterior posterior(strengths, results);
    covariance = inverse(posterior.curvature);
    change = 0;
    for (std::size_t i = 0; i < players; ++i) {
      double wanted = 0;
      for (std::size_t j = 0; j < players; ++j) wanted += covariance[i][j] * posterior.gradient[j];
      strengths[i] += std::clamp(wanted, -1.0, 1.0);
      change = std::max(change, std::abs(wanted));
    }
  }
  std::vector<Rating> ratings;
  for (std::size_t i = 0; i < players; ++i) {
    const double variance = covariance[i][i] + covariance[anchor][anchor] - 2 * covariance[i][anchor];
    ratings.push_back(
        {kAnchorElo + kEloScale * (strengths[i] - strengths[anchor]), kEloScale * std::sqrt(std::max(0.0, variance))});
  }
  return ratings;
}

}  // namespace nemeton
