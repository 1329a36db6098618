// What actions are worth: the best by alpha-beta, the best of the others, and the one asked for, as deep as the best.
#include <array>

#include "games/brandubh/bot/bot.hpp"
#include "games/brandubh/bot/searcher.hpp"

namespace nemeton {

using namespace brandubh;

namespace {

constexpr std::uint64_t kNodes = 400000;
constexpr std::uint64_t kNodesFactor = 3;  // so many times as many nodes, at most, to go as deep as the best
constexpr int kMaxDepth = 60;
constexpr std::size_t kTableBytes = 1 << 22;

}  // namespace

Analysis<Brandubh::Action> analyze(const History<Brandubh>& history, Seat seat, const Budget& budget, std::uint64_t,
                                   std::optional<Brandubh::Action> asked) {
  using Action = Brandubh::Action;
  const Evaluator evaluator;
  Searcher search(evaluator, kTableBytes);
  Budget first = budget;
  first.nodes = std::min(budget.nodes, kNodes);
  Analysis<Action> analysis;
  // A search each, since alpha-beta has but bounds for all actions besides the best.
  const auto search_among = [&](std::span<const Action> actions, const Budget& each, int depth) {
    const auto found = search.search(history, each, depth, actions);
    analysis.candidates.push_back({found.action, win_probabilities_of_two(seat, return_of(found.score)), 0});
    return found;
  };
  ActionList<Brandubh> actions;
  Brandubh::actions(history.state(), seat, actions);
  std::vector<Action> others(actions.begin(), actions.end());
  const auto best = search_among(others, first, kMaxDepth);
  Budget further = first;
  further.nodes *= kNodesFactor;
  std::erase(others, best.action);
  if (!others.empty()) std::erase(others, search_among(others, further, best.depth).action);
  if (asked && std::ranges::find(others, *asked) != others.end()) search_among(std::array{*asked}, further, best.depth);
  put_best_first(analysis.candidates, seat);
  return analysis;
}

}  // namespace nemeton
