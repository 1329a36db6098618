// What the bot takes positions before a roll to be worth.
#pragma once

#include "games/tug/bot/evaluator.hpp"
#include "games/tug/bot/inputs.hpp"
#include "games/tug/bot/match_table.hpp"

namespace nemeton::tug {

// By the solved match where there is one, else by a network, and without either by what each thing is worth. All are kept, not copied.
class Chances {
 public:
  explicit Chances(const Network* network) : network_(network) {}
  // Of positions that the table holds.
  explicit Chances(const MatchTable& table) : table_(&table) {}

  // The chance of the match of the seat whose roll is awaited.
  double of(const Tug::State& state) {
    if (table_ != nullptr) return table_->chance(state);
    const double expected = network_ != nullptr ? network_->value(inputs_of(state).words(), accumulator_)
                                                : (state.turn == 0 ? 1 : -1) * LearntEvaluator{kLearnt}.of_match(state);
    return (1 + expected) / 2;
  }

 private:
  const MatchTable* table_ = nullptr;
  const Network* network_ = nullptr;
  Network::Accumulator accumulator_;  // of the position asked about last
};

}  // namespace nemeton::tug
