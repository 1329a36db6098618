// What the bot takes positions before a roll to be worth.
#pragma once

#include <optional>

#include "games/tug/bot/evaluator.hpp"
#include "games/tug/bot/match_table.hpp"
#include "games/tug/bot/parts.hpp"

namespace nemeton::tug {

// By the solved match where there is one, else by a network, and without either by what each thing is worth. All are kept, not copied.
class Chances {
 public:
  explicit Chances(const Network* network) {
    if (network != nullptr) network_.emplace(*network);
  }
  // Of positions that the table holds.
  explicit Chances(const MatchTable& table) : table_(&table) {}

  // The chance of the match of the seat whose roll is awaited.
  double of(const Tug::State& state) {
    return table_ != nullptr ? table_->chance(state) : of(teams_of(state), state.turn);
  }
  // The same without a table; which seat it is matters to rounding alone.
  double of(const Teams& teams, int seat = 0) {
    const double expected = network_ ? network_->value(teams) : LearntEvaluator{kLearnt}.of_match(teams, seat);
    return (1 + expected) / 2;
  }

 private:
  const MatchTable* table_ = nullptr;
  std::optional<Parts> network_;
};

}  // namespace nemeton::tug
