// Sequential halving: compares actions by rollouts and drops the worse half in each round.
//
// Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed bandits", 2013. Common random numbers reduce the variance of the differences,
// which decide.
#pragma once

#include <cmath>

#include "core/analysis.hpp"
#include "core/random.hpp"

namespace nemeton {

// How many candidates are left at the end, besides the one that was asked for.
inline constexpr std::size_t kFinalists = 3;

// `play(action, random)` plays one game that begins with the action and returns its win probabilities. Each round shares its part of `rollouts` among
// the candidates left, and reports them to the request when it has dropped some. `seat` acts.
template <class Action, class Play>
Analysis<Action> sequential_halving(const std::vector<Action>& actions, Seat seat, std::uint64_t rollouts,
                                    const AnalysisRequest<Action>& request, Play play) {
  struct Trial {
    Action action;
    WinProbabilities sum{};
    std::vector<float> own;  // the seat's win probability, game by game
  };
  const BudgetClock clock(request.budget);
  const std::uint64_t most = std::min(rollouts, request.budget.samples);
  const auto own = static_cast<std::size_t>(seat);
  std::vector<Trial> trials;
  for (const Action action : actions) trials.push_back({action, {}, {}});
  std::uint64_t samples = 0;
  const auto analysis = [&] {
    Analysis<Action> found{{}, samples};
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
      WinProbabilities mean = trial.sum;
      for (double& each : mean) each /= n;
      found.candidates.push_back({trial.action, mean, std::sqrt(std::max(variance, 0.0) / n), 0, {}});
    }
    return found;
  };
  Random seeds(request.seed);
  std::size_t rounds = 1;
  for (std::size_t left = trials.size(); left > kFinalists; left = (left + 1) / 2) ++rounds;
  for (std::size_t round = 1; round <= rounds; ++round) {
    // The last round has half of the rollouts, since its values are the result.
    const std::uint64_t share = most / (round == rounds ? 2 : 2 * std::max<std::size_t>(1, rounds - 1));
    for (std::size_t i = 0; i < std::max<std::uint64_t>(1, share / trials.size()); ++i) {
      if (!trials[0].own.empty() && clock.is_over()) break;
      const std::uint64_t common = seeds();
      for (Trial& trial : trials) {
        Random random(common);
        const WinProbabilities won = play(trial.action, random);
        for (std::size_t s = 0; s < won.size(); ++s) trial.sum[s] += won[s];
        trial.own.push_back(static_cast<float>(won[own]));
        ++samples;
      }
    }
    sort_best_first(trials, [own](const Trial& each) { return each.sum[own]; });
    if (round == rounds) break;
    const std::size_t keep = std::max(kFinalists, (trials.size() + 1) / 2);
    std::size_t at = 0;
    std::erase_if(trials, [&](const Trial& trial) { return at++ >= keep && trial.action != request.asked; });
    request.tell(analysis());
  }
  return analysis();
}

}  // namespace nemeton
