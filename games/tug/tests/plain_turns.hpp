// Turns for plain value iteration over the states of the rules: no sharing within a turn, nothing of the solver's.
#pragma once

#include <set>

#include "games/tug/tests/solved_positions.hpp"

namespace nemeton::tug {

// Positions by their places in `all_positions`, values by those of the positions after a turn: the other has its roll.
class PlainTurns {
 public:
  explicit PlainTurns(Owned owned) : positions_(all_positions(owned)) {
    for (const Position& position : positions_) {
      // What the other's column is does not matter for where a turn leads.
      if (position.others_column != 0) continue;
      for (const Roll& roll : kAllRolls) {
        Ends ends;
        Tug::State state = before_roll(position);
        state.dice = roll.dice;
        state.open = state.sides[0].column;
        state.stage = Tug::Stage::act;
        std::set<std::uint64_t> seen;
        collect(state, ends, seen);
        ends_.push_back(std::move(ends));
      }
    }
  }

  double value(std::size_t place, const std::vector<double>& values) const {
    const Position& position = positions_[place];
    const std::size_t turn = place / (kColumns * kColumns) * kColumns + place % kColumns;
    std::array<double, 1000> rolls{};  // by their digits
    for (std::size_t i = 0; i < kRolls; ++i) {
      const Ends& ends = ends_[turn * kRolls + i];
      double best = ends.wins ? 1 : 0;
      for (const Position& end : ends.positions)
        best = std::max(
            best,
            1 - values[place_of({end.owned, end.rope, position.others_column, end.others_rope, end.others_column})]);
      rolls[kAllRolls[i].digits] = best;
    }
    double sum = 0;
    const int rerolls = kAllRolls[position.column].dice.count(6);
    for (const Roll& roll : kAllRolls) {
      const int digits = roll.digits;
      sum += roll.ways * with_rerolls(rolls, {digits / 100, digits / 10 % 10, digits % 10}, 0, rerolls);
    }
    return sum / 216;
  }

 private:
  // Where a turn may end: won, or before the other's roll.
  struct Ends {
    bool wins = false;
    std::vector<Position> positions;
  };

  static void collect(const Tug::State& state, Ends& ends, std::set<std::uint64_t>& seen) {
    if (!seen.insert(LearntEvaluator::key(state)).second) return;
    if (state.stage == Tug::Stage::over) {
      ends.wins |= state.winner == 0;
    } else if (state.turn == 1) {
      ends.positions.push_back(position_of(state));
    } else {
      ActionList<Tug> actions;
      Tug::actions(state, 0, actions);
      for (const Tug::Action action : actions) {
        Tug::State next = state;
        Tug::apply(next, 0, action);
        collect(next, ends, seen);
      }
    }
  }

  static std::size_t place_of(const Position& position) {
    const std::size_t others = rope_count(position.owned.other);
    return ((position.rope * others + position.others_rope) * kColumns + position.others_column) * kColumns +
           position.column;
  }

  // The dice of the bits in `again` were rolled again.
  static double with_rerolls(const std::array<double, 1000>& rolls, std::array<int, 3> dice, unsigned again,
                             int rerolls) {
    std::array<int, 3> sorted = dice;
    std::ranges::sort(sorted);
    double best = rolls[static_cast<std::size_t>(100 * sorted[0] + 10 * sorted[1] + sorted[2])];
    for (std::size_t i = 0; i < 3 && rerolls > 0; ++i) {
      if ((again >> i & 1) != 0) continue;
      double sum = 0;
      std::array<int, 3> next = dice;
      for (next[i] = 1; next[i] <= kFaces; ++next[i]) sum += with_rerolls(rolls, next, again | 1u << i, rerolls - 1);
      best = std::max(best, sum / kFaces);
    }
    return best;
  }

  std::vector<Position> positions_;
  std::vector<Ends> ends_;
};

}  // namespace nemeton::tug
