// The bot: expectimax over what is believed of positions.
#include "games/danube/bot/bot.hpp"

#include "core/random.hpp"
#include "games/danube/bot/evaluator.hpp"
#include "games/danube/bot/learnt.hpp"
#include "search/expectimax.hpp"

namespace nemeton {

using namespace danube;

namespace {

// How a level plays: how many throws it looks ahead at most, and by how much, at most, it misjudges where its steps lead
// to. The values are chosen so that each level beats the one below in two of three games; nemeton bench measures it.
struct Strength {
  int depth;
  double noise;
};
constexpr std::array<Strength, kLevelNames.size()> kStrengths = {{{0, 2}, {0, 0.7}, {0, 0.2}, {8, 0}}};

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
  Expectimax<Danube, PositionEvaluator> search(evaluator, budget.with_share_of_time(0.7));
  auto afterstates = search.afterstates(state);
  const Strength strength = kStrengths[static_cast<std::size_t>(level)];
  int depth = 0;
  while (depth < strength.depth && afterstates.size() > 1 && search.deepen(afterstates, seat, depth + 1)) ++depth;

  if (strength.noise > 0) {
    Random random(seed);
    put_first_by_noisy_value(afterstates, sign, strength.noise, random);
  }
  return {afterstates[0].actions[0], sign * afterstates[0].value, afterstates[0].actions, search.nodes(), depth};
}

}  // namespace nemeton
