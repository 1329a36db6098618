#include "games/tug/solve/bounds.hpp"

#include <algorithm>
#include <cmath>

namespace nemeton::tug {

bool Bounds::pass() {
  sweep_.run(most_, [this](std::size_t place, double value) { least_.set(place, std::clamp(value - tax_, 0.0, 1.0)); });
  sweep_.run(least_, [this](std::size_t place, double value) {
    const double most = std::clamp(value + tax_, 0.0, 1.0);
    changes_[place] = static_cast<float>(most - most_.at(place));
    most_.set(place, most);
  });
  const float rise = greatest(threads_, changes_.size(), [this](std::size_t i) { return changes_[i]; });
  rise_ = double{rise} / tax_;
  ++passes_;
  // T(L) < U holds for the U of now, by a tax. T(U) > L held by a tax for the U before, and no turn is worth less by more than U has risen.
  const bool hold = rise_ < 1 - kRounding;
  if (may_be_kept()) anderson_.clear();
  else if (!hold && passes_ % kPassesBetweenRestarts > kPlainPasses) anderson_.advance(most_.lanes(), changes_, 0, 1);
  return hold;
}

double Bounds::error_of(const Match& match) const {
  double error = 0;
  for (std::size_t place = 0; place < match.size(); ++place)
    error = std::max({error, most_.at(place) - match.at(place), match.at(place) - least_.at(place)});
  return error;
}

}  // namespace nemeton::tug
