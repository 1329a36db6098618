// The bot, its analysis and its network: expectimax over evaluated positions, whose values are returns.
#include "games/danube/bot/bot.hpp"

#include <algorithm>
#include <optional>

#include "core/random.hpp"
#include "games/danube/bot/evaluator.hpp"
#include "games/danube/bot/learnt.hpp"
#include "games/danube/bot/race_lead.hpp"
#include "search/expectimax.hpp"
#include "search/overlooked_actions.hpp"

namespace nemeton {

using namespace danube;

namespace {

std::optional<Network> learnt;

// How a level plays: the most throws it looks ahead, the most positions it visits, how many ways to play a throw it considers, and the weight of the
// race lead against the evaluation, from 0 to 1.
struct Strength {
  int depth;
  std::uint64_t nodes;
  std::size_t ways;
  double race_weight;
};
constexpr ByLevel<Strength> kStrengths = {{{0, Budget::kUnbounded, 2, 1},
                                           {0, Budget::kUnbounded, 3, 1},
                                           {0, Budget::kUnbounded, 3, 0.75},
                                           {0, Budget::kUnbounded, 4, 0.42},
                                           {0, Budget::kUnbounded, 6, 0.12},
                                           {0, Budget::kUnbounded, kConsidersAll, 0},
                                           {1, 20000, kConsidersAll, 0},
                                           {8, Budget::kUnbounded, kConsidersAll, 0}}};

}  // namespace

const Network* danube::learnt_network() { return learnt ? &*learnt : nullptr; }

std::expected<void, std::string> set_network(std::type_identity<Danube>, std::string_view name,
                                             std::string_view bytes) {
  auto network = Network::parse(bytes, name, Danube::info.id, kInputs);
  if (!network) return std::unexpected(network.error());
  learnt = std::move(*network);
  return {};
}

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

  if (strength.race_weight > 0) {
    Random random(seed);
    put_best_of_sample_first(afterstates, strength.ways, random, [&](const Afterstate<Danube>& each) {
      return strength.race_weight * race_lead(each.state, seat) + (1 - strength.race_weight) * sign * each.value;
    });
  }
  return {afterstates[0].actions[0], sign * afterstates[0].value, afterstates[0].actions, search.nodes(), depth};
}

Analysis<Danube::Action> analyze(const History<Danube>& history, Seat seat,
                                 const AnalysisRequest<Danube::Action>& request) {
  return evaluate_afterstates<Danube>(PositionEvaluator(learnt_network()), history.state(), seat, /*depth=*/1, request);
}

}  // namespace nemeton
