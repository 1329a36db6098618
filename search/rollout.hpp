// Random playouts: for benchmarks, and for the leaves of a Monte Carlo search.
#pragma once

#include "core/analysis.hpp"
#include "core/history.hpp"
#include "core/random.hpp"

namespace nemeton {

// Returns one of the legal actions of `seat`, each equally likely.
template <Rules G>
typename G::Action random_action(const typename G::State& state, Seat seat, Random& random) {
  if constexpr (DrawsActions<G>) return G::random_action(state, seat, random);
  ActionList<G> actions;
  G::actions(state, seat, actions);
  return actions[below(random, static_cast<std::uint32_t>(actions.size()))];
}

// Samples an outcome of a chance node by its weight.
template <Rules G>
typename G::Action random_outcome(const typename G::State& state, Random& random) {
  if constexpr (SampledChance<G>) {
    if (G::is_sampled(state)) return G::sample_outcome(state, random);
  }
  if constexpr (DrawsOutcomes<G>) return G::random_outcome(state, random);
  OutcomeList<G> outcomes;
  G::outcomes(state, outcomes);
  return sample(random, outcomes);
}

// Plays one random step: an outcome by its weight, or a legal action of a seat, each equally likely. The game must not be over.
template <Rules G>
void random_step(History<G>& history, Random& random) {
  const auto& state = history.state();
  const Node node = G::node(state);
  if (node.kind == NodeKind::chance) {
    history.apply(kChance, random_outcome<G>(state, random));
  } else {
    const Seat seat = node.to_act.first();
    history.apply(seat, random_action<G>(state, seat, random));
  }
}

// Plays random steps to the end of the game and returns how many. Copy a history into the same scratch history before each rollout to avoid
// allocations.
template <Rules G>
std::uint64_t rollout(History<G>& history, Random& random) {
  std::uint64_t steps = 0;
  for (; G::node(history.state()).kind != NodeKind::terminal; ++steps) random_step(history, random);
  return steps;
}

// Returns the mean of `play(random)` over so many rollouts, or as many as the budget allows, at least one.
template <class Play>
WinProbabilities mean_of_rollouts(std::uint64_t rollouts, const Budget& budget, std::uint64_t seed, Play play) {
  const BudgetClock clock(budget);
  Random random(seed);
  WinProbabilities mean{};
  std::uint64_t played = 0;
  for (; played < rollouts && (played == 0 || clock.allows_sample(played)); ++played) {
    const WinProbabilities each = play(random);
    for (std::size_t s = 0; s < each.size(); ++s) mean[s] += each[s];
  }
  for (double& each : mean) each /= static_cast<double>(played);
  return mean;
}

}  // namespace nemeton
