// What actions are worth: expectimax over what has been learnt of positions, which is in returns.
#include "games/tug/bot/bot.hpp"
#include "games/tug/bot/evaluator.hpp"
#include "search/evaluate_afterstates.hpp"

namespace nemeton {

using namespace tug;

Analysis<Tug::Action> analyze(const History<Tug>& history, Seat seat, const AnalysisRequest<Tug::Action>& request) {
  return evaluate_afterstates<Tug>(LearntEvaluator{kLearnt}, history.state(), seat, /*depth=*/1, request);
}

}  // namespace nemeton
