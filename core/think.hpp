// Calls a game's bot with no more than its seat may know.
#pragma once

#include "core/analysis.hpp"

namespace nemeton {

// Returns the answer of the game's own `think` for `seat`, which is to act.
template <HasBot G>
Thought<G> think_for(const History<G>& history, Seat seat, Level level, const Budget& budget, std::uint64_t seed) {
  return think(bot_input(history, seat), seat, level, budget, seed);
}

// The same for the game's `analyze`.
template <HasAnalysis G>
Analysis<typename G::Action> analyze_for(const History<G>& history, Seat seat,
                                         const AnalysisRequest<typename G::Action>& request) {
  return analyze(bot_input(history, seat), seat, request);
}

// The same for the game's `evaluate_full_information`, before the end.
template <EvaluatesFullInformation G>
WinProbabilities evaluate_full_information_for(const typename G::State& state, const Budget& budget,
                                               std::uint64_t seed) {
  return evaluate_full_information(state, budget, seed);
}

template <Rules G>
void ponder_for([[maybe_unused]] const History<G>& history, [[maybe_unused]] const Budget& budget) {
  if constexpr (HasPondering<G>) ponder(history, budget);
}

}  // namespace nemeton
