// What actions are worth: by the network, draws looked into; without one, by hands played on in the mind.
#include "games/races/bot/bot.hpp"
#include "games/races/bot/heuristic.hpp"
#include "games/races/bot/rollout.hpp"
#include "games/races/bot/search.hpp"
#include "search/sequential_halving.hpp"

namespace nemeton::races {

namespace {

constexpr std::size_t kCompared = 6;  // those that seem best at a glance

// How likely each side wins: that of `seat` by its own view, as the bot chooses; of what is left the others have as much as their views say at a
// glance beside one another. Partners share what their side has.
WinProbabilities win_probabilities_in(Search& search, const State& state, int depth, Seat seat) {
  const int own = state.side(seat);
  std::array<double, kSeats> sides{};
  double others = 0;
  for (Seat side = 0; side < state.sides(); ++side) {
    double& value = sides[static_cast<std::size_t>(side)];
    value = side == own ? search.value(state, depth, side) : state.sides() == 2 ? 1 : search.value(state, 0, side);
    if (side != own) others += value;
  }
  const double left = 1 - sides[static_cast<std::size_t>(own)];
  WinProbabilities probabilities{};
  for (Seat each = 0; each < state.setup.seats; ++each) {
    const int side = state.side(each);
    double& probability = probabilities[static_cast<std::size_t>(each)];
    probability = sides[static_cast<std::size_t>(side)];
    if (side != own) probability *= others > 0 ? left / others : 0;
    if (state.setup.partners) probability /= 2;
  }
  return probabilities;
}

Analysis<Action> analyze_by_network(const Board& board, const Network& network, const State& state, Seat seat,
                                    const AnalysisRequest<Action>& request) {
  constexpr std::uint64_t kNodes = 200'000;
  constexpr int kMostDraws = 8;
  Budget budget = request.budget;
  budget.nodes = std::min(budget.nodes, kNodes);
  Search search(board, network, state, budget);
  return search.analyze(request, kCompared, kMostDraws, [&](const State& after, int depth) {
    return win_probabilities_in(search, after, depth, seat);
  });
}

}  // namespace

Analysis<Action> analyze(const Board& board, const Network* network, const State& state, Seat seat,
                         const AnalysisRequest<Action>& request) {
  if (network != nullptr) return analyze_by_network(board, *network, state, seat, request);
  constexpr std::uint64_t kHands = 4000;
  Actions list;
  rank_actions(board, state, list);
  std::vector<Action> actions(list.begin(), list.begin() + std::min(list.size(), kCompared));
  const auto& asked = request.asked;
  if (asked && std::ranges::find(actions, *asked) == actions.end()) actions.push_back(*asked);
  std::uint64_t nodes = 0;
  return sequential_halving(actions, seat, kHands, request, [&](Action first, Random& random) {
    return win_probabilities_after_hand(rollout_hand(board, state, seat, first, random, nodes));
  });
}

}  // namespace nemeton::races
