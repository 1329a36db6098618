// UCB1: a multi-armed bandit that plays the arm with the highest upper confidence bound.
//
// Auer, Cesa-Bianchi and Fischer, "Finite-time analysis of the multiarmed bandit problem", 2002.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>

#include "core/budget.hpp"
#include "search/portable_math.hpp"

namespace nemeton {

// An action and the samples that began with it.
template <class Action>
struct Arm {
  Action action{};
  double sum = 0;
  int samples = 0;

  double mean() const { return sum / samples; }

  // Returns the upper confidence bound. `spread`, in the unit of the values, weighs exploration; `log_tries` is the logarithm of all samples.
  double upper_bound(double spread, double log_tries) const {
    if (samples == 0) return std::numeric_limits<double>::infinity();
    return mean() + spread * std::sqrt(log_tries / samples);
  }
};

// Returns the arm with the most samples; of equals, the one with the greater sum.
template <class Arms>
const auto& most_tried(const Arms& arms) {
  return *std::ranges::max_element(arms, {}, [](const auto& arm) { return std::pair(arm.samples, arm.sum); });
}

// Takes as many samples as the clock allows, at least one, and returns the arm with the most. `play(action)` returns the value of a sample and adds the
// states it visited to `nodes`. Needs at least one arm.
template <class Action, class Play>
Arm<Action> best_by_ucb1(std::span<Arm<Action>> arms, double spread, const BudgetClock& clock,
                         const std::uint64_t& nodes, Play play) {
  for (std::uint64_t sample = 0; sample == 0 || clock.allows(sample, nodes); ++sample) {
    const double log_tries = portable_log(static_cast<double>(sample + 1));
    Arm<Action>& arm = *std::ranges::max_element(
        arms, {}, [&](const Arm<Action>& each) { return each.upper_bound(spread, log_tries); });
    arm.sum += play(arm.action);
    ++arm.samples;
  }
  return most_tried(arms);
}

}  // namespace nemeton
