// Choosing by playouts: tries each action in games played on in the mind, those that do well the more often.
//
// UCB1: Auer, Cesa-Bianchi and Fischer, "Finite-time analysis of the multiarmed bandit problem", 2002.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <utility>

namespace nemeton {

// An action and how the games went that began with it.
template <class Action>
struct Arm {
  Action action{};
  double sum = 0;
  int games = 0;

  double mean() const { return sum / games; }
};

// Plays at most `most` games, one at least, and until `out_of_time()`. `play(action)` plays one and answers with what it brought;
// `spread`, in the same unit, is how much speaks for an arm that was tried seldom. The arm that was tried most; there is one at
// least.
template <class Action, class Play, class OutOfTime>
Arm<Action> best_by_playouts(std::span<Arm<Action>> arms, double spread, int most, OutOfTime out_of_time, Play play) {
  for (int game = 0; game < most && (game == 0 || !out_of_time()); ++game) {
    const double log_all = std::log(game + 1);
    const auto hope = [&](const Arm<Action>& arm) {
      if (arm.games == 0) return std::numeric_limits<double>::infinity();
      return arm.mean() + spread * std::sqrt(log_all / arm.games);
    };
    Arm<Action>& arm = *std::ranges::max_element(arms, {}, hope);
    arm.sum += play(arm.action);
    ++arm.games;
  }
  return *std::ranges::max_element(arms, {}, [](const Arm<Action>& arm) { return std::pair(arm.games, arm.sum); });
}

}  // namespace nemeton
