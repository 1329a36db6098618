// What actions are worth: by the network, draws looked into; without one, by hands played on in the mind.
#include <numeric>

#include "games/races/bot/bot.hpp"
#include "games/races/bot/heuristic.hpp"
#include "games/races/bot/rollout.hpp"
#include "games/races/bot/search.hpp"
#include "search/sequential_halving.hpp"

namespace nemeton::races {

namespace {

constexpr std::size_t kCandidates = 6;  // those that seem best at a glance

// Each side's own view of how likely it wins, which of more than two need not add up to 1; partners share what their side has.
WinProbabilities win_probabilities_in(Search& search, const State& state, int depth) {
  std::array<double, kSeats> sides{};
  for (Seat seat = 0; seat < state.sides(); ++seat) {
    const bool is_other = state.sides() == 2 && seat == 1;
    sides[static_cast<std::size_t>(seat)] = is_other ? 1 - sides[0] : search.value(state, depth, seat);
  }
  WinProbabilities probabilities{};
  for (Seat seat = 0; seat < state.setup.seats; ++seat) {
    probabilities[static_cast<std::size_t>(seat)] = sides[static_cast<std::size_t>(state.side(seat))];
  }
  const double sum = std::accumulate(probabilities.begin(), probabilities.end(), 0.0);
  for (double& each : probabilities) each /= sum;
  return probabilities;
}

Analysis<Action> analyze_by_network(const Board& board, const Network& network, const State& state, Seat seat,
                                    const AnalysisRequest<Action>& request) {
  constexpr std::uint64_t kNodes = 200'000;
  constexpr int kMostDraws = 8;
  Budget budget = request.budget;
  budget.nodes = std::min(budget.nodes, kNodes);
  Search search(board, network, state, budget);
  auto options = search.options();
  std::size_t at = 0;
  std::erase_if(options, [&](const Option& each) { return at++ >= kCandidates && each.action != request.asked; });
  Analysis<Action> analysis;
  for (int depth = 0; depth <= kMostDraws; ++depth) {
    Analysis<Action> deeper;
    for (const Option& each : options) {
      deeper.candidates.push_back({each.action, win_probabilities_in(search, each.after, depth), 0, depth, {}});
    }
    // Nothing is looked into at a glance, which is never cut off.
    if (search.is_cut_off() && depth > 0) break;
    if (depth > 0) request.tell(analysis);
    put_best_first(deeper.candidates, seat);
    analysis = std::move(deeper);
  }
  return analysis;
}

}  // namespace

Analysis<Action> analyze(const Board& board, const Network* network, const State& state, Seat seat,
                         const AnalysisRequest<Action>& request) {
  if (network != nullptr) return analyze_by_network(board, *network, state, seat, request);
  constexpr std::uint64_t kHands = 4000;
  Actions list;
  rank_actions(board, state, list);
  std::vector<Action> actions(list.begin(), list.begin() + std::min(list.size(), kCandidates));
  const auto& asked = request.asked;
  if (asked && std::ranges::find(actions, *asked) == actions.end()) actions.push_back(*asked);
  std::uint64_t nodes = 0;
  return sequential_halving(actions, seat, kHands, request, [&](Action first, Random& random) {
    return win_probabilities_after_hand(rollout_hand(board, state, seat, first, random, nodes));
  });
}

}  // namespace nemeton::races
