// Pig for tests: a seat rolls a die as often as it likes and holds what it has rolled together; with a 1 it loses that. Who first has the
// target when it holds wins.
//
// Solved by value iteration, as Neller and Presser did ("Optimal play of the dice game Pig", 2004): the seat that begins wins 0.5306 of the
// games to 100.
#pragma once

#include <cmath>
#include <vector>

#include "core/game.hpp"

namespace nemeton {

struct Pig {
  using Action = std::uint8_t;
  static constexpr Action kRoll = 0, kHold = 1;  // an outcome is the number of the die
  static constexpr std::size_t kMaxActions = 2;
  static constexpr std::size_t kMaxOutcomes = 6;
  static constexpr GameInfo info{"pig", "Pig", "traditional", 2, 2, {}};

  struct State {
    int target;
    std::array<int, 2> scores{};
    int rolled = 0;  // in this turn
    std::int8_t turn = 0;
    bool rolling = false;
    std::int32_t ply = 0;
  };

  static State start(const OptionValues&, int) { return {100}; }
  static Node node(const State& state) {
    if (state.scores[0] >= state.target || state.scores[1] >= state.target) return Node::terminal();
    return state.rolling ? Node::chance() : Node::decision(state.turn);
  }
  static int ply(const State& state) { return state.ply; }

  static void actions(const State& state, Seat, FixedList<Action, kMaxActions>& list) {
    list.clear();
    list.push(kRoll);
    if (state.rolled > 0) list.push(kHold);
  }
  static void outcomes(const State&, FixedList<Weighted<Action>, kMaxOutcomes>& list) {
    list.clear();
    for (Action number = 1; number <= 6; ++number) list.push({number, 1});
  }

  static void apply(State& state, Seat seat, Action action) {
    if (seat == kChance) {
      state.rolling = false;
      if (action > 1) state.rolled += action;
      else pass(state);
      return;
    }
    ++state.ply;
    if (action == kRoll) {
      state.rolling = true;
      return;
    }
    state.scores[static_cast<std::size_t>(seat)] += state.rolled;
    pass(state);
  }

  static Returns returns(const State& state) { return shared_win(state.scores[0] >= state.target ? 1u : 2u, 2); }

 private:
  static void pass(State& state) {
    state.rolled = 0;
    state.turn = static_cast<std::int8_t>(1 - state.turn);
  }
};

// How likely the seat to act wins a game to `target` if both play as well as can be.
class PigSolution {
 public:
  explicit PigSolution(int target) : target_(target), values_(at(target, 0, 0)) {
    // Scores only grow: the pairs with the greater sums come first, and a pair depends on no other but its mirror image.
    for (int sum = 2 * target - 2; sum >= 0; --sum) {
      for (int own = std::max(0, sum - target + 1); own <= sum / 2; ++own) {
        while (improve(own, sum - own) + improve(sum - own, own) > 1e-12) {
        }
      }
    }
  }

  double roll(int own, int other, int rolled) const {
    double sum = 1 - value(other, own, 0);
    for (int number = 2; number <= 6; ++number) sum += value(own, other, rolled + number);
    return sum / 6;
  }
  double hold(int own, int other, int rolled) const { return 1 - value(other, own + rolled, 0); }
  double value(int own, int other, int rolled) const {
    if (other >= target_) return 0;
    return own + rolled >= target_ ? 1 : values_[at(own, other, rolled)];
  }

 private:
  std::size_t at(int own, int other, int rolled) const {
    return static_cast<std::size_t>((own * target_ + other) * target_ + rolled);
  }
  double improve(int own, int other) {
    double most = 0;
    for (int rolled = target_ - own - 1; rolled >= 0; --rolled) {
      double& value = values_[at(own, other, rolled)];
      const double better = std::max(roll(own, other, rolled), rolled > 0 ? hold(own, other, rolled) : 0);
      most = std::max(most, std::abs(better - value));
      value = better;
    }
    return most;
  }

  int target_;
  std::vector<double> values_;
};

}  // namespace nemeton
