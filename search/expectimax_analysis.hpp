// Values of actions in games with throws between choices: expectimax from the afterstates.
#pragma once

#include "core/analysis.hpp"
#include "search/expectimax.hpp"

namespace nemeton {

// Looks 0, 1, … `depth` throws into the afterstates of the actions that seem best at once, and of the one asked for; after each but the last the
// request hears of it. The returns become win probabilities as where a game is only won or lost.
template <Rules G, Evaluator<G> E>
Analysis<typename G::Action> evaluate_afterstates(const E& evaluator, const typename G::State& state, Seat seat,
                                                  int depth, const AnalysisRequest<typename G::Action>& request) {
  using Action = typename G::Action;
  constexpr std::size_t kActions = 6, kAfterstates = 6;
  struct Branch {
    Action action;
    std::vector<Afterstate<G>> afterstates;
    int depth = 0;
  };
  const double sign = seat == 0 ? 1 : -1;
  Expectimax<G, E> search(evaluator, request.budget);
  ActionList<G> actions;
  G::actions(state, seat, actions);
  std::vector<Branch> branches;
  for (const Action action : actions) {
    typename G::State next = state;
    G::apply(next, seat, action);
    branches.push_back({action, search.afterstates_from(next, seat)});
  }
  sort_best_first(branches, [sign](const Branch& branch) { return sign * branch.afterstates[0].value; });
  std::size_t at = 0;
  std::erase_if(branches, [&](const Branch& branch) { return at++ >= kActions && branch.action != request.asked; });
  for (auto& [action, afterstates, reached] : branches) {
    if (afterstates.size() > kAfterstates) afterstates.erase(afterstates.begin() + kAfterstates, afterstates.end());
  }

  const auto analysis = [&] {
    Analysis<Action> found;
    for (const auto& [action, afterstates, reached] : branches) {
      const auto& best = afterstates[0];
      found.candidates.push_back({action, win_probabilities_of_two(seat, sign * best.value), 0, reached, best.actions});
    }
    put_best_first(found.candidates, seat);
    return found;
  };
  for (int ahead = 1; ahead <= depth; ++ahead) {
    request.tell(analysis());
    for (auto& [action, afterstates, reached] : branches) {
      if (search.deepen(afterstates, seat, ahead)) reached = ahead;
    }
  }
  return analysis();
}

}  // namespace nemeton
