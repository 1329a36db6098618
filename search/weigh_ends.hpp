// What each action is worth where throws come between the choices: expectimax from wherever it can lead to.
#pragma once

#include "core/analysis.hpp"
#include "search/expectimax.hpp"

namespace nemeton {

// Looks `depth` throws into the ends of the actions that seem best at once, and of the one asked for. The returns become chances as where
// a game is only won or lost.
template <Game G, ExpectimaxModel<G> Model>
Analysis<typename G::Action> weigh_ends(const Model& model, const typename G::State& state, Seat seat, int depth,
                                        const Effort& effort, std::optional<typename G::Action> asked) {
  using Action = typename G::Action;
  constexpr std::size_t kActions = 6, kEnds = 6;
  struct Way {
    Action action;
    std::vector<End<G>> ends;
  };
  const double sign = seat == 0 ? 1 : -1;
  Expectimax<G, Model> search(model);
  search.limit(Expectimax<G, Model>::Clock::time_point::max(), effort.stop);
  ActionList<G> actions;
  G::actions(state, seat, actions);
  std::vector<Way> ways;
  for (const Action action : actions) {
    typename G::State next = state;
    G::apply(next, seat, action);
    ways.push_back({action, search.ends_from(next, seat)});
  }
  sort_best_first(ways, [sign](const Way& way) { return sign * way.ends[0].value; });
  std::size_t at = 0;
  std::erase_if(ways, [&](const Way& way) { return at++ >= kActions && way.action != asked; });

  Analysis<Action> analysis;
  for (Way& way : ways) {
    if (way.ends.size() > kEnds) way.ends.erase(way.ends.begin() + kEnds, way.ends.end());
    search.deepen(way.ends, seat, depth);
    analysis.candidates.push_back({way.action, chances_of_two(seat, sign * way.ends[0].value), 0});
  }
  put_best_first(analysis.candidates, seat);
  return analysis;
}

}  // namespace nemeton
