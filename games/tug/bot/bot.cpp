// The bot: expectimax over what has been learnt of positions. At its best it plays by the solved match, where it was handed one.
#include "games/tug/bot/bot.hpp"

#include <algorithm>

#include "core/random.hpp"
#include "games/tug/bot/evaluator.hpp"
#include "games/tug/bot/solved.hpp"
#include "games/tug/bot/turn_search.hpp"
#include "search/expectimax.hpp"

namespace nemeton {

using namespace tug;

namespace {

// How a level plays: how many rolls it looks ahead at most, at how many positions, and by how much, at most, it misjudges where its acts lead
// to, measured in the return of the match.
struct Strength {
  int depth;
  std::uint64_t nodes;
  double noise;
};
constexpr ByLevel<Strength> kStrengths = {{{0, Budget::kUnbounded, 0.18},
                                           {0, Budget::kUnbounded, 0.165},
                                           {0, Budget::kUnbounded, 0.15},
                                           {0, Budget::kUnbounded, 0.13},
                                           {0, Budget::kUnbounded, 0.10},
                                           {0, Budget::kUnbounded, 0.06},
                                           {0, Budget::kUnbounded, 0},
                                           {4, Budget::kUnbounded, 0}}};

// The ways to play on that are looked into; the others are too far behind.
constexpr std::size_t kCandidates = 16;

bool wins_match(const Tug::State& state, Tug::Action action, Seat seat) {
  Tug::State next = state;
  Tug::apply(next, seat, action);
  return next.winner == seat || (next.match != state.match && next.first_match == seat);
}

Thought<Tug> think_by(const MatchTable& table, const Tug::State& state, Seat seat) {
  TurnSearch search(table, state, seat);
  const std::vector<Tug::Action> line = search.best_line(state);
  const double value = (2 * search.chance(state) - 1) * LearntEvaluator{kLearnt}.of_game(state);
  return {line[0], value, line, search.nodes(), 1};
}

}  // namespace

Thought<Tug> think(const History<Tug>& history, Seat seat, Level level, const Budget& budget, std::uint64_t seed) {
  const Tug::State& state = history.state();
  const double sign = seat == 0 ? 1 : -1;
  const LearntEvaluator evaluator{kLearnt};

  ActionList<Tug> actions;
  Tug::actions(state, seat, actions);
  for (const Tug::Action action : actions) {
    if (wins_match(state, action, seat)) return {action, evaluator.of_game(state), {action}, actions.size(), 1};
  }

  const MatchTable* table = level == Level::best ? solved_match() : nullptr;
  if (table != nullptr && table->holds(state)) return think_by(*table, state, seat);

  const Strength strength = kStrengths[static_cast<std::size_t>(level)];
  Budget own = budget.with_share_of_time(0.7);
  own.nodes = std::min(own.nodes, strength.nodes);
  Expectimax<Tug, LearntEvaluator> search(evaluator, own);
  auto afterstates = search.afterstates(state);
  int depth = 0;
  if (strength.depth > 0 && afterstates.size() > kCandidates)
    afterstates.erase(afterstates.begin() + kCandidates, afterstates.end());
  while (depth < strength.depth && afterstates.size() > 1 && search.deepen(afterstates, seat, depth + 1)) ++depth;

  if (strength.noise > 0) {
    Random random(seed);
    put_first_by_noisy_value(afterstates, sign, evaluator.of_game(state) * strength.noise, random);
  }
  return {afterstates[0].actions[0], sign * afterstates[0].value, afterstates[0].actions, search.nodes(), depth};
}

}  // namespace nemeton
