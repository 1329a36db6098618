// What actions are worth: the best by alpha-beta, the best of the others, and the one asked for, as deep as the best.
#include <array>

#include "games/brandubh/bot/bot.hpp"
#include "games/brandubh/bot/evaluation.hpp"

namespace nemeton {

using namespace brandubh;

namespace {

constexpr int kNodes = 400000;
constexpr int kPatience = 3;  // so many times as many nodes, at most, to go as deep as the best
constexpr std::size_t kTableBytes = 1 << 22;

}  // namespace

Analysis<Brandubh::Action> analyze(const History<Brandubh>& history, Seat seat, const Effort& effort,
                                   std::optional<Brandubh::Action> asked) {
  using Action = Brandubh::Action;
  const BrandubhKnowledge knowledge;
  AlphaBeta<Brandubh, BrandubhKnowledge> search(knowledge, kTableBytes);
  const auto nodes = static_cast<std::uint64_t>(effort.times(kNodes));
  Analysis<Action> analysis;
  // A search each, since alpha-beta has but bounds for all actions besides the best.
  const auto search_among = [&](std::span<const Action> actions, const SearchBudget& budget) {
    const auto found = search.search(history, budget, actions);
    analysis.candidates.push_back({found.action, chances_of_two(seat, return_of(found.score)), 0});
    return found;
  };
  ActionList<Brandubh> actions;
  Brandubh::actions(history.state(), seat, actions);
  std::vector<Action> others(actions.begin(), actions.end());
  const auto best = search_among(others, {.nodes = nodes, .stop = effort.stop});
  const SearchBudget as_deep{.depth = best.depth, .nodes = kPatience * nodes, .stop = effort.stop};
  std::erase(others, best.action);
  if (!others.empty()) std::erase(others, search_among(others, as_deep).action);
  if (asked && std::ranges::find(others, *asked) != others.end()) search_among(std::array{*asked}, as_deep);
  put_best_first(analysis.candidates, seat);
  return analysis;
}

}  // namespace nemeton
