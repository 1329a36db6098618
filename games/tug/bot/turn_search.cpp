#include "games/tug/bot/turn_search.hpp"

#include <algorithm>

#include "games/tug/bot/evaluator.hpp"

namespace nemeton::tug {

double TurnSearch::chance(const Tug::State& state) {
  if (is_over(state)) return (state.stage == Tug::Stage::over ? state.winner : state.first_match) == seat_ ? 1 : 0;
  if (state.turn != seat_) return 1 - table_.chance(state);
  const std::uint64_t key = LearntEvaluator::key(state);
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  return known_[key] = chance_of_next(state);
}

double TurnSearch::chance_of_next(const Tug::State& state) {
  const auto after = [&](Seat seat, Tug::Action action) {
    Tug::State next = state;
    Tug::apply(next, seat, action);
    ++nodes_;
    return chance(next);
  };
  if (Tug::node(state).kind == NodeKind::chance) {
    OutcomeList<Tug> outcomes;
    Tug::outcomes(state, outcomes);
    double sum = 0, ways = 0;
    for (const auto& [outcome, weight] : outcomes) {
      sum += weight * after(kChance, outcome);
      ways += weight;
    }
    return sum / ways;
  }
  double best = 0;
  ActionList<Tug> actions;
  Tug::actions(state, seat_, actions);
  for (const Tug::Action action : actions) best = std::max(best, after(seat_, action));
  return best;
}

std::vector<Tug::Action> TurnSearch::best_line(Tug::State state) {
  std::vector<Tug::Action> line;
  while (!is_over(state) && Tug::node(state) == Node::decision(seat_)) {
    ActionList<Tug> actions;
    Tug::actions(state, seat_, actions);
    const auto after = [&](Tug::Action action) {
      Tug::State next = state;
      Tug::apply(next, seat_, action);
      return next;
    };
    line.push_back(*std::ranges::max_element(actions, {}, [&](Tug::Action action) { return chance(after(action)); }));
    state = after(line.back());
  }
  return line;
}

}  // namespace nemeton::tug
