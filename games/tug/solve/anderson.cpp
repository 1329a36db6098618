#include "games/tug/solve/anderson.hpp"

#include <algorithm>
#include <array>
#include <numeric>

#include "games/tug/solve/parallel.hpp"

namespace nemeton::tug {

namespace {

using Matrix = std::vector<std::vector<double>>;

// Solves a system of equations, of a positive definite matrix, by elimination.
std::vector<double> solve(Matrix matrix, std::vector<double> right) {
  const std::size_t size = right.size();
  for (std::size_t i = 0; i < size; ++i) {
    for (std::size_t row = i + 1; row < size; ++row) {
      const double factor = matrix[row][i] / matrix[i][i];
      for (std::size_t column = i; column < size; ++column) matrix[row][column] -= factor * matrix[i][column];
      right[row] -= factor * right[i];
    }
  }
  for (std::size_t i = size; i-- > 0;) {
    for (std::size_t column = i + 1; column < size; ++column) right[i] -= matrix[i][column] * right[column];
    right[i] /= matrix[i][i];
  }
  return right;
}

double product(const std::vector<float>& a, const std::vector<float>& b) {
  std::array<double, 8> sums{};  // independent of each other, for speed
  for (std::size_t i = 0; i < a.size(); i += sums.size()) {
    for (std::size_t j = 0; j < sums.size(); ++j) sums[j] += double{a[i + j]} * double{b[i + j]};
  }
  return std::accumulate(sums.begin(), sums.end(), 0.0);
}

}  // namespace

std::vector<double> Anderson::shares(const std::vector<float>& changes) const {
  const std::size_t size = std::min(count_, depth_);
  Matrix products(size, std::vector<double>(size));
  std::vector<double> right(size);
  double trace = 0;
  in_parallel(threads_, size * (size + 1), [&](unsigned, std::size_t place) {
    const std::size_t i = place / (size + 1), j = place % (size + 1);
    if (j == size) right[i] = product(differences_[i].change, changes);
    else if (j <= i) products[i][j] = products[j][i] = product(differences_[i].change, differences_[j].change);
  });
  for (std::size_t i = 0; i < size; ++i) trace += products[i][i];
  if (trace == 0) return std::vector<double>(size);
  // Differences of nearly the same direction would take huge shares of opposite signs.
  for (std::size_t i = 0; i < size; ++i) products[i][i] += 1e-10 * trace;
  return solve(std::move(products), std::move(right));
}

void Anderson::advance(std::vector<Lanes>& values, const std::vector<float>& changes, double least, double most) {
  const std::size_t size = std::min(count_, depth_);
  if (size > 0) {
    std::vector<float>& newest = differences_[(count_ - 1) % depth_].change;
    in_parts(threads_, newest.size(), [&](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i) newest[i] += changes[i];
    });
  }
  const std::vector<double> share = shares(changes);
  if (differences_.size() <= count_ % depth_) differences_.emplace_back(changes, changes);
  Difference& next = differences_[count_ % depth_];
  in_parts(threads_, changes.size(), [&](std::size_t begin, std::size_t end) {
    for (std::size_t place = begin; place < end; ++place) {
      const double step = values[place / kLanes][place % kLanes];
      double value = step;
      for (std::size_t i = 0; i < size; ++i)
        value -= share[i] * (double{differences_[i].begin[place]} + double{differences_[i].change[place]});
      value = std::clamp(value, least, most);
      values[place / kLanes][place % kLanes] = value;
      next.begin[place] = static_cast<float>(value - step + double{changes[place]});
      next.change[place] = -changes[place];
    }
  });
  ++count_;
}

}  // namespace nemeton::tug
