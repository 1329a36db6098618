// What actions are worth: expectimax, whose values are returns.
#include "games/danube/bot/bot.hpp"
#include "games/danube/bot/evaluator.hpp"
#include "games/danube/bot/learnt.hpp"
#include "search/evaluate_afterstates.hpp"

namespace nemeton {

using namespace danube;

Analysis<Danube::Action> analyze(const History<Danube>& history, Seat seat,
                                 const AnalysisRequest<Danube::Action>& request) {
  return evaluate_afterstates<Danube>(PositionEvaluator(learnt_network()), history.state(), seat, /*depth=*/1, request);
}

}  // namespace nemeton
