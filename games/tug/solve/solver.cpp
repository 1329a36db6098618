#include "games/tug/solve/solver.hpp"

#include <algorithm>
#include <cmath>

namespace nemeton::tug {

PassReport Solver::pass() {
  sweep_.run(match_, [this](std::size_t place, double value) {
    changes_[place] = static_cast<float>(value - match_.at(place));
    match_.set(place, value);
  });
  const float residual = greatest(threads_, changes_.size(), [this](std::size_t i) { return std::abs(changes_[i]); });
  ++passes_;
  if (may_be_kept()) anderson_.clear();
  else if (passes_ > kPlainPasses) anderson_.advance(match_.lanes(), changes_, 0, 1);
  return {passes_, residual};
}

}  // namespace nemeton::tug
