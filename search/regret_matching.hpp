// Regret matching: a strategy that plays each action in proportion to its positive regret. In a game for two, the average strategies converge to an
// equilibrium.
//
// Hart and Mas-Colell, "A simple adaptive procedure leading to correlated equilibrium", 2000.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>

namespace nemeton {

// Fills in the weight of each action: its positive regret, or 1 for all if no regret is positive. Returns the sum of the weights, above 0. `weights` may
// be the regrets' own array.
template <class Number>
Number regret_weights(std::span<const Number> regrets, Number* weights) {
  Number total = 0;
  for (std::size_t i = 0; i < regrets.size(); ++i) total += weights[i] = std::max(regrets[i], Number{0});
  if (total > 0) return total;
  std::fill_n(weights, regrets.size(), Number{1});
  return static_cast<Number>(regrets.size());
}

// The same as probabilities.
template <class Number>
void regret_matching(std::span<const Number> regrets, Number* strategy) {
  const Number total = regret_weights(regrets, strategy);
  for (std::size_t i = 0; i < regrets.size(); ++i) strategy[i] /= total;
}

// The expected value of a strategy with these weights, which add up to `total`, if the actions have these values.
template <class Number>
Number expected_value(std::span<const Number> values, const Number* weights, Number total = 1) {
  Number sum = 0;
  for (std::size_t i = 0; i < values.size(); ++i) sum += weights[i] * values[i];
  return sum / total;
}

}  // namespace nemeton
