// Comparing actions by playouts: all are tried with the same chance, and the worse half is dropped again and again.
//
// Sequential halving: Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed bandits", 2013. Common random numbers make the
// differences, which are what counts, far surer than the values.
#pragma once

#include <cmath>

#include "core/analysis.hpp"
#include "core/random.hpp"

namespace nemeton {

// So many candidates are left at the end, besides the one that was asked for.
inline constexpr std::size_t kFinalists = 3;

// `play(action, random)` plays one game that begins with the action: the chances that it ended with. `games` are shared among the
// candidates that are left; `seat` acts. Of actions that were dropped, nothing is answered.
template <class Action, class Play>
Analysis<Action> compare_by_playouts(std::vector<Action> actions, Seat seat, int games, const Effort& effort,
                                     std::optional<Action> asked, Play play) {
  struct Trial {
    Action action;
    Chances sum{};
    std::vector<float> own;  // what the seat has got, game by game
  };
  const auto own = static_cast<std::size_t>(seat);
  std::vector<Trial> trials;
  for (const Action action : actions) trials.push_back({action, {}, {}});
  Analysis<Action> analysis;
  Random seeds(effort.seed);
  std::size_t rounds = 1;
  for (std::size_t left = trials.size(); left > kFinalists; left = (left + 1) / 2) ++rounds;
  for (std::size_t round = 1; round <= rounds; ++round) {
    // The last round has half of the games, for its values are the answer.
    const std::size_t share =
        static_cast<std::size_t>(games) / (round == rounds ? 2 : 2 * std::max<std::size_t>(1, rounds - 1));
    for (std::size_t i = 0; i < std::max<std::size_t>(1, share / trials.size()); ++i) {
      if (!trials[0].own.empty() && effort.stopped()) break;
      const std::uint64_t seed = seeds();
      for (Trial& trial : trials) {
        Random random(seed);
        const Chances chances = play(trial.action, random);
        for (std::size_t s = 0; s < chances.size(); ++s) trial.sum[s] += chances[s];
        trial.own.push_back(static_cast<float>(chances[own]));
        ++analysis.samples;
      }
    }
    sort_best_first(trials, [own](const Trial& each) { return each.sum[own]; });
    if (round == rounds) break;
    const std::size_t keep = std::max(kFinalists, (trials.size() + 1) / 2);
    std::size_t at = 0;
    std::erase_if(trials, [&](const Trial& trial) { return at++ >= keep && trial.action != asked; });
  }

  const std::vector<float>& best = trials[0].own;
  const auto n = static_cast<double>(best.size());
  for (const Trial& trial : trials) {
    double sum = 0, squares = 0;
    for (std::size_t i = 0; i < best.size(); ++i) {
      const double difference = static_cast<double>(best[i]) - static_cast<double>(trial.own[i]);
      sum += difference;
      squares += difference * difference;
    }
    const double variance = n > 1 ? (squares - sum * sum / n) / (n - 1) : 0;
    Chances mean = trial.sum;
    for (double& each : mean) each /= n;
    analysis.candidates.push_back({trial.action, mean, std::sqrt(std::max(variance, 0.0) / n)});
  }
  return analysis;
}

// The mean of the chances of so many games, each played by `play(random)`.
template <class Play>
Chances mean_of_playouts(int games, const Effort& effort, Play play) {
  Random random(effort.seed);
  Chances mean{};
  int played = 0;
  while (played < games && (played == 0 || !effort.stopped())) {
    const Chances chances = play(random);
    for (std::size_t s = 0; s < chances.size(); ++s) mean[s] += chances[s];
    ++played;
  }
  for (double& each : mean) each /= played;
  return mean;
}

}  // namespace nemeton
