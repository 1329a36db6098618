#include "games/sigily/bot/search.hpp"

#include "games/sigily/rules/fight.hpp"
#include "games/sigily/rules/sticks.hpp"

namespace nemeton::sigily {

namespace {

// Of all throws of both, how many win a bout for the attacker and how many lose it, where either has so much more.
struct Bouts {
  int won = 0, lost = 0;
};
constexpr Bouts bouts(int attacker_more, int defender_more) {
  Bouts all;
  for (const auto& [attack, often] : kThrowsToFight) {
    for (const auto& [defence, as_often] : kThrowsToFight) {
      const int ahead = number_of(attack) + attacker_more - number_of(defence) - defender_more;
      const int animals = static_cast<int>(animal_of(attack)) - static_cast<int>(animal_of(defence));
      const int by = ahead != 0 ? ahead : animals;
      if (by != 0) (by > 0 ? all.won : all.lost) += static_cast<int>(often * as_often);
    }
  }
  return all;
}
constexpr Bouts kForAttacker = bouts(1, 0), kForDefender = bouts(0, 1);
// The first of these throws beats the second, whichever side has one more.
constexpr Action kHigh = fighting(5, Animal::none), kLow = fighting(1, Animal::dog);

// Calls visit(state, weight) for what chance leads to, throws that lead to the same taken together.
template <class Visit>
void each_outcome(const State& state, Visit&& visit) {
  const auto after = [&](Action outcome) {
    State next = state;
    Sigily::apply(next, kChance, outcome);
    return next;
  };
  switch (state.turn.stage) {
    case Stage::attack: {
      const Bouts odds = favoured(state) == owner_of(state.turn.attacker) ? kForAttacker : kForDefender;
      State won = after(kHigh), lost = after(kLow);
      Sigily::apply(won, kChance, kLow);
      Sigily::apply(lost, kChance, kHigh);
      visit(won, odds.won);
      return visit(lost, odds.lost);
    }
    case Stage::fireball:
      visit(after(1), 10);
      // One that has turned round twice is taken to go out.
      if (state.turn.reversed) return visit(after(3), 6);
      visit(after(3), 4);
      return visit(after(4), 2);
    case Stage::darts: visit(after(1), 4); return visit(after(2), 12);
    case Stage::entry: visit(after(1), 10); return visit(after(3), 6);
    default: {
      FixedList<Weighted<Action>, Sigily::kMaxOutcomes> outcomes;
      Sigily::outcomes(state, outcomes);
      for (const auto& [outcome, weight] : outcomes) {
        if (weight != 0) visit(after(outcome), static_cast<std::int64_t>(weight));
      }
    }
  }
}

}  // namespace

double Search::value(const State& state, int depth, Seat seat) {
  const Node node = Sigily::node(state);
  if (node.kind == NodeKind::terminal) {
    const WinProbabilities shares = won(Sigily::returns(state), state.setup.seats);
    return shares[static_cast<std::size_t>(seat)] * (state.setup.partners ? 2 : 1);
  }
  if (depth == 0 && is_before_throw(state)) return evaluate(state, seat);
  if (node.kind == NodeKind::decision) return value(best_at_a_glance(state, node.to_act.first()), depth, seat);
  const bool is_throw_to_move = state.turn.stage == Stage::throw_sticks;
  if (depth > 0 && is_throw_to_move && out_of_budget()) return 0;
  return average(state, depth > 0 && is_throw_to_move ? depth - 1 : depth, seat);
}

double Search::average(const State& state, int depth, Seat seat) {
  double sum = 0;
  std::int64_t all = 0;
  each_outcome(state, [&](const State& next, std::int64_t weight) {
    ++nodes_;
    sum += static_cast<double>(weight) * value(next, depth, seat);
    all += weight;
  });
  return cut_off_ ? 0 : sum / static_cast<double>(all);
}

double Search::evaluate(const State& state, Seat seat) {
  // Of two sides one wins: the network is asked about the one that has the turn.
  const Seat view = is_of_two_sides(state) ? state.turn.seat : seat;
  auto& accumulator = accumulators_[static_cast<std::size_t>(view)];
  const double chance = (1 + network_.value(inputs_of(state, view).words(), accumulator)) / 2;
  return are_friends(state, view, seat) ? chance : 1 - chance;
}

}  // namespace nemeton::sigily
