// Positions of small matches before a roll, as the solver numbers them and as the rules have them, and a slow way to reckon what they are worth.
#pragma once

#include <functional>
#include <map>

#include "core/random.hpp"
#include "games/tug/bot/evaluator.hpp"
#include "games/tug/solve/match_values.hpp"
#include "games/tug/tests/positions.hpp"

namespace nemeton::tug {

// Of seat 0, which rolls.
struct Position {
  Owned owned;
  std::size_t rope, column, others_rope, others_column;
};

inline Tug::State before_roll(const Position& position) {
  const auto side = [](std::size_t rope, std::size_t column, int athletes) {
    const Rope on = rope_of(rope);
    return Tug::Side{kAllRolls[column].dice, static_cast<std::uint8_t>(on.standing),
                     static_cast<std::uint8_t>(on.weakened), static_cast<std::uint8_t>(athletes - on.size())};
  };
  return tug::position(side(position.rope, position.column, position.owned.mover),
                       side(position.others_rope, position.others_column, position.owned.other));
}

inline Position position_of(const Tug::State& state) {
  const auto [mover, other] = teams_of(state);
  return {{mover.athletes, other.athletes}, mover.rope.number(), mover.column, other.rope.number(), other.column};
}

inline double value_in(const MatchValues& values, const Position& position) {
  return values.at(values.place(position.rope, position.column, position.others_rope, position.others_column));
}

inline Position any_position(Owned owned, Random& random) {
  const auto number = [&](std::size_t count) { return std::size_t{below(random, static_cast<std::uint32_t>(count))}; };
  return {owned, number(rope_count(owned.mover)), number(kColumns), number(rope_count(owned.other)), number(kColumns)};
}

inline std::vector<Position> all_positions(Owned owned) {
  std::vector<Position> all;
  for (std::size_t rope = 0; rope < rope_count(owned.mover); ++rope) {
    for (std::size_t others = 0; others < rope_count(owned.other); ++others) {
      for (std::size_t other = 0; other < kColumns; ++other) {
        for (std::size_t column = 0; column < kColumns; ++column) all.push_back({owned, rope, column, others, other});
      }
    }
  }
  return all;
}

// The chance of seat 0 from a state of its turn on, where `later` tells that of seat 1 before its roll: every action and outcome of the rules.
class PlainChance {
 public:
  explicit PlainChance(std::function<double(const Tug::State&)> later) : later_(std::move(later)) {}

  double of(const Tug::State& state) {
    const Node node = Tug::node(state);
    if (node.kind == NodeKind::terminal) return state.winner == 0 ? 1 : 0;
    if (state.turn == 1) return 1 - later_(state);
    const std::uint64_t key = LearntEvaluator::key(state);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    return known_[key] = node.kind == NodeKind::chance ? average(state) : best(state);
  }

 private:
  double best(const Tug::State& state) {
    ActionList<Tug> actions;
    Tug::actions(state, 0, actions);
    double most = 0;
    for (const Tug::Action action : actions) {
      Tug::State next = state;
      Tug::apply(next, 0, action);
      most = std::max(most, of(next));
    }
    return most;
  }
  double average(const Tug::State& state) {
    OutcomeList<Tug> outcomes;
    Tug::outcomes(state, outcomes);
    double sum = 0, ways = 0;
    for (const auto& [outcome, weight] : outcomes) {
      Tug::State next = state;
      Tug::apply(next, kChance, outcome);
      sum += weight * of(next);
      ways += weight;
    }
    return sum / ways;
  }

  std::function<double(const Tug::State&)> later_;
  std::map<std::uint64_t, double> known_;
};

inline double reckoned(const Tug::State& state, std::function<double(const Tug::State&)> later) {
  return PlainChance(std::move(later)).of(state);
}

}  // namespace nemeton::tug
