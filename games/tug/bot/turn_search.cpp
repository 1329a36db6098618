#include "games/tug/bot/turn_search.hpp"

#include <algorithm>

namespace nemeton::tug {

double TurnSearch::chance(const Tug::State& state) {
  if (is_over(state)) return (state.stage == Tug::Stage::over ? state.winner : state.first_match) == seat_ ? 1 : 0;
  if (state.turn != seat_) return 1 - chances_.of(state);
  const std::uint64_t key = LearntEvaluator::key(state);
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  const double chance = chance_of_next(state);
  if (!cut_off_) known_[key] = chance;
  return chance;
}

double TurnSearch::chance_at_once(Tug::State state) {
  state.turn = static_cast<std::int8_t>(1 - seat_);
  return chance(state);
}

double TurnSearch::chance_of_next(const Tug::State& state) {
  if (out_of_budget()) return 0;
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
      if (cut_off_) return 0;
      ways += weight;
    }
    return sum / ways;
  }
  double best = 0;
  ActionList<Tug> actions;
  Tug::actions(state, seat_, actions);
  for (const Tug::Action action : actions) {
    best = std::max(best, after(seat_, action));
    if (cut_off_) return 0;
  }
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
    const auto best = *std::ranges::max_element(actions, {}, [&](Tug::Action action) { return chance(after(action)); });
    if (cut_off_) break;
    line.push_back(best);
    state = after(best);
  }
  return line;
}

bool TurnSearch::out_of_budget() {
  cut_off_ = cut_off_ || nodes_ >= most_nodes_ || clock_.is_over();
  return cut_off_;
}

}  // namespace nemeton::tug
