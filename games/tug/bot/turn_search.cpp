#include "games/tug/bot/turn_search.hpp"

#include <algorithm>
#include <utility>

namespace nemeton::tug {

namespace {

Tug::State after(Tug::State state, Seat seat, Tug::Action action) {
  Tug::apply(state, seat, action);
  return state;
}

}  // namespace

double TurnSearch::chance_of(Seat seat, const Tug::State& state, int turns) {
  if (is_over(state)) return (state.stage == Tug::Stage::over ? state.winner : state.first_match) == seat ? 1 : 0;
  return state.turn == seat ? chance_of_mover(state, turns) : 1 - chance_of_mover(state, turns - 1);
}

double TurnSearch::chance_at_once(Tug::State state) {
  state.turn = static_cast<std::int8_t>(1 - seat_);
  return chance(state);
}

double TurnSearch::chance_of_mover(const Tug::State& state, int turns) {
  if (turns == 0) return chances_.of(state);
  auto& known = known_[static_cast<std::size_t>(turns - 1)];
  const std::uint64_t key = LearntEvaluator::key(state);
  if (const auto found = known.find(key); found != known.end()) return found->second;
  const bool at_once = state.stage == Tug::Stage::roll && turns == 1;
  if (out_of_budget(at_once ? WholeTurn::kMostNodes : 0)) return 0;
  const double chance = at_once                                     ? whole_turn_.chance(teams_of(state))
                        : Tug::node(state).kind == NodeKind::chance ? average_of(state, turns)
                                                                    : best_of(state, turns);
  if (!cut_off_) known[key] = chance;
  return chance;
}

double TurnSearch::average_of(const Tug::State& state, int turns) {
  OutcomeList<Tug> outcomes;
  Tug::outcomes(state, outcomes);
  double sum = 0, ways = 0;
  for (const auto& [outcome, weight] : outcomes) {
    ++nodes_;
    sum += weight * chance_of(state.turn, after(state, kChance, outcome), turns);
    if (cut_off_) return 0;
    ways += weight;
  }
  return sum / ways;
}

double TurnSearch::best_of(const Tug::State& state, int turns) {
  double best = 0;
  each_choice(state, turns, [&](Tug::Action, const Tug::State& next) {
    ++nodes_;
    best = std::max(best, chance_of(state.turn, next, turns));
  });
  return best;
}

template <class Visit>
void TurnSearch::each_choice(const Tug::State& state, int turns, const Visit& visit) {
  const double best = turns > 1 ? chance_of(state.turn, state, turns - 1) : 0;
  ActionList<Tug> actions;
  Tug::actions(state, state.turn, actions);
  for (const Tug::Action action : actions) {
    const Tug::State next = after(state, state.turn, action);
    if (turns == 1 || may_be_best(chance_of(state.turn, next, turns - 1), best, turns - 1)) visit(action, next);
    if (cut_off_) return;
  }
}

std::vector<Tug::Action> TurnSearch::best_line(Tug::State state, int turns) {
  std::vector<Tug::Action> line;
  while (!is_over(state) && Tug::node(state) == Node::decision(seat_)) {
    std::vector<std::pair<double, Tug::Action>> choices;
    each_choice(state, turns,
                [&](Tug::Action action, const Tug::State& next) { choices.emplace_back(chance(next, turns), action); });
    if (cut_off_) break;
    const auto best = std::ranges::max_element(choices, {}, [](const auto& choice) { return choice.first; });
    line.push_back(best->second);
    Tug::apply(state, seat_, best->second);
  }
  return line;
}

bool TurnSearch::out_of_budget(std::uint64_t nodes_to_come) {
  cut_off_ = cut_off_ || nodes() + nodes_to_come >= most_nodes_ || clock_.is_over();
  return cut_off_;
}

}  // namespace nemeton::tug
