// The bot: expectimax over what is believed of positions.
#include "games/danube/bot/bot.hpp"

#include <algorithm>

#include "core/random.hpp"
#include "games/danube/bot/evaluator.hpp"
#include "games/danube/bot/learnt.hpp"
#include "search/expectimax.hpp"

namespace nemeton {

using namespace danube;

namespace {

// How a level plays: how many throws it looks ahead at most, at how many positions, and by how much, at most, it misjudges where its steps
// lead to.
struct Strength {
  int depth;
  std::uint64_t nodes;
  double noise;
};
constexpr ByLevel<Strength> kStrengths = {{{0, Budget::kUnbounded, 2},
                                           {0, Budget::kUnbounded, 1.1},
                                           {0, Budget::kUnbounded, 0.62},
                                           {0, Budget::kUnbounded, 0.36},
                                           {0, Budget::kUnbounded, 0.2},
                                           {0, Budget::kUnbounded, 0.08},
                                           {1, 20000, 0},
                                           {8, Budget::kUnbounded, 0}}};

}  // namespace

Thought<Danube> think(const History<Danube>& history, Seat seat, Level level, const Budget& budget,
                      std::uint64_t seed) {
  const Danube::State& state = history.state();
  const double sign = seat == 0 ? 1 : -1;

  ActionList<Danube> actions;
  Danube::actions(state, seat, actions);
  for (const Danube::Action action : actions) {
    Danube::State next = state;
    Danube::apply(next, seat, action);
    if (next.boats[static_cast<std::size_t>(seat)] == 0) return {action, 1, {action}, actions.size(), 1};
  }

  const PositionEvaluator evaluator(learnt_network());
  const Strength strength = kStrengths[static_cast<std::size_t>(level)];
  Budget own = budget.with_share_of_time(0.7);
  own.nodes = std::min(own.nodes, strength.nodes);
  Expectimax<Danube, PositionEvaluator> search(evaluator, own);
  auto afterstates = search.afterstates(state);
  int depth = 0;
  while (depth < strength.depth && afterstates.size() > 1 && search.deepen(afterstates, seat, depth + 1)) ++depth;

  if (strength.noise > 0) {
    Random random(seed);
    put_first_by_noisy_value(afterstates, sign, strength.noise, random);
  }
  return {afterstates[0].actions[0], sign * afterstates[0].value, afterstates[0].actions, search.nodes(), depth};
}

}  // namespace nemeton
