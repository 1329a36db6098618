// What actions are worth: by the network, throws looked into; without one, by games played on in the mind, to their end. Who is richest then has
// won.
#include <numeric>

#include "games/sigily/bot/bot.hpp"
#include "games/sigily/bot/rollout_policy.hpp"
#include "games/sigily/bot/search.hpp"
#include "search/learnt_network.hpp"
#include "search/sequential_halving.hpp"

namespace nemeton {

using namespace sigily;

namespace {

// Each seat's own view of how likely it wins, which of more than two need not add up to 1; partners share what their side has.
WinProbabilities win_probabilities_in(Search& search, const State& state, int depth) {
  WinProbabilities probabilities{};
  if (is_of_two_sides(state)) {
    const double even = search.value(state, depth, 0);
    for (std::size_t seat = 0; seat < state.setup.seats; ++seat) probabilities[seat] = seat % 2 == 0 ? even : 1 - even;
  } else {
    for (Seat seat = 0; seat < state.setup.seats; ++seat) {
      probabilities[static_cast<std::size_t>(seat)] = search.value(state, depth, seat);
    }
  }
  const double sum = std::accumulate(probabilities.begin(), probabilities.end(), 0.0);
  for (double& each : probabilities) each /= sum;
  return probabilities;
}

Analysis<Action> analyze_by_network(const Network& network, const State& state, Seat seat,
                                    const AnalysisRequest<Action>& request) {
  constexpr std::uint64_t kNodes = 30'000;
  constexpr std::size_t kCandidates = 6;  // those that seem best at a glance
  constexpr int kMostThrows = 8;
  Budget budget = request.budget;
  budget.nodes = std::min(budget.nodes, kNodes);
  Search search(network, state, seat, budget);
  return search.analyze(request, kCandidates, kMostThrows,
                        [&](const State& after, int depth) { return win_probabilities_in(search, after, depth); });
}

Analysis<Action> analyze_by_games(const History<Sigily>& history, Seat seat, const AnalysisRequest<Action>& request) {
  constexpr std::uint64_t kGames = 1500;
  Actions list;
  Sigily::actions(history.state(), seat, list);
  const std::vector<Action> actions(list.begin(), list.end());
  History<Sigily> played = history;
  return sequential_halving(actions, seat, kGames, request, [&](Action first, Random& random) {
    played = history;
    played.apply(seat, first);
    while (Sigily::node(played.state()).kind != NodeKind::terminal) rollout_step(played, random);
    return won(Sigily::returns(played.state()), played.state().setup.seats);
  });
}

}  // namespace

Analysis<Action> analyze(const History<Sigily>& history, Seat seat, const AnalysisRequest<Action>& request) {
  if (const Network* network = learnt_network<Sigily>())
    return analyze_by_network(*network, history.state(), seat, request);
  return analyze_by_games(history, seat, request);
}

}  // namespace nemeton
