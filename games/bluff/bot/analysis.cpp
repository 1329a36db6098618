// Values of actions: rounds played on by the rollout policy, from hidden dice drawn from a belief, or known in a review.
#include <algorithm>

#include "games/bluff/bot/belief.hpp"
#include "games/bluff/bot/bot.hpp"
#include "search/rollout.hpp"
#include "search/sequential_halving.hpp"

namespace nemeton {

using namespace bluff;

namespace {

constexpr std::uint64_t kRounds = 2000;
constexpr std::uint64_t kFullInformationRounds = 300;

// The win probabilities that a standing means.
WinProbabilities win_probabilities_of(const Public& open, const PolicyParameters& policy) {
  const Returns returns = standing(open, policy);
  const double n = open.seats;
  WinProbabilities probabilities{};
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(open.seats); ++seat) {
    probabilities[seat] = (returns[seat] * (n - 1) + 1) / n;
  }
  return probabilities;
}

}  // namespace

Analysis<Bluff::Action> analyze(const Bluff::Observation& known, Seat seat,
                                const AnalysisRequest<Bluff::Action>& request) {
  const PolicyParameters policy = best_policy();
  // The actions that either policy considers. A round has many more bids, which nobody would make.
  std::vector<Bluff::Action> actions;
  const auto add = [&actions](Bluff::Action action) {
    if (std::ranges::find(actions, action) == actions.end()) actions.push_back(action);
  };
  for (const PolicyParameters& each : {kPolicy, policy}) {
    for (const Choice& choice : consider(known.open, seat, known.hidden, each)) add(choice.action);
  }
  if (request.asked) add(*request.asked);
  const Belief belief(known.open, policy);
  std::uint64_t nodes = 0;
  const auto play = [&](Bluff::Action first, Random& random) {
    Bluff::State state = belief.sample_state(known, random);
    Bluff::apply(state, seat, first);
    if (state.open.rounds == known.open.rounds) finish_round(state, policy, random, nodes);
    return win_probabilities_of(state.open, policy);
  };
  return sequential_halving(actions, seat, kRounds, request, play);
}

WinProbabilities evaluate_full_information(const Bluff::State& state, const Budget& budget, std::uint64_t seed) {
  const PolicyParameters policy = best_policy();
  std::uint64_t nodes = 0;
  return mean_of_rollouts(kFullInformationRounds, budget, seed, [&](Random& random) {
    Bluff::State played = state;
    finish_round(played, policy, random, nodes);
    return win_probabilities_of(played.open, policy);
  });
}

}  // namespace nemeton
