// How a game's bot is asked: it is given no more than its seat may know.
#pragma once

#include "core/analysis.hpp"
#include "core/bot.hpp"
#include "core/history.hpp"

namespace nemeton {

// What the game's own `think` answers for `seat`, which is to act: of the line, or of the seat's knowledge where the game hides
// information.
template <Game G>
Thought<G> think_for(const History<G>& history, Seat seat, const Limits& limits) {
  if constexpr (HidesInformation<G>) return think(G::observation(history.state(), seat), seat, limits);
  else return think(history, seat, limits);
}

// The same for the game's `analyze`. `asked` is legal.
template <Game G>
Analysis<typename G::Action> analyze_for(const History<G>& history, Seat seat, const Effort& effort,
                                         std::optional<typename G::Action> asked) {
  if constexpr (HidesInformation<G>) return analyze(G::observation(history.state(), seat), seat, effort, asked);
  else return analyze(history, seat, effort, asked);
}

// What the seats may expect with everything known, as somebody reckons who looks back: where information is hidden, the game's own
// `Chances foresee(const State&, const Effort&)` says it, which is not asked at the end.
template <Game G>
  requires HidesInformation<G>
Chances foresee_for(const typename G::State& state, const Effort& effort) {
  return foresee(state, effort);
}

}  // namespace nemeton
