// Down the Danube for search/expectimax.hpp: the value of a position, and a key that equal positions share.
#pragma once

#include "games/danube/bot/endgame.hpp"
#include "games/danube/bot/inputs.hpp"

namespace nemeton::danube {

// Exact values of the last boats; before that the values of a network, or of counting if there is none.
class PositionEvaluator {
 public:
  explicit PositionEvaluator(const Network* network) : network_(network) {}

  double evaluate(const Danube::State& state) const {
    if (Endgame::holds(state)) return state.turn == 0 ? endgame().value(state) : -endgame().value(state);
    const double value = network_ != nullptr ? network_->value(inputs_of(state).words(), accumulator_)
                                             : return_of_logit(lead(state), kPipsOfALogit);
    return state.turn == 0 ? value : -value;
  }

  // All of the state but its ply and limit, which the bot does not look at.
  static std::uint64_t key(const Danube::State& state) {
    const std::uint64_t rest = static_cast<std::uint64_t>(state.turn) << 16 |
                               static_cast<std::uint64_t>(state.thrown) << 8 |
                               static_cast<std::uint64_t>(state.left) << 4 | static_cast<std::uint64_t>(state.stage);
    std::uint64_t key = 0;
    for (const std::uint64_t word : {state.boats[0], state.boats[1], state.held, rest}) {
      key = (key ^ word) * 0x9E3779B97F4A7C15;
      key ^= key >> 32;
    }
    return key;
  }

 private:
  static constexpr std::int32_t kPipsOfALogit = 20;

  // How many pips the seat to throw is ahead. Boats side by side are worth a few more, and so is one that is home.
  static int lead(const Danube::State& state) {
    const auto own = static_cast<std::size_t>(state.turn);
    return pips(state.boats[own]) - pips(state.boats[1 - own]);
  }
  static int pips(Squares boats) {
    constexpr int kHomeWorth = 45, kPairWorth = 4, kThreeWorth = 2;
    int sum = kHomeWorth * (kBoats - std::popcount(boats)) + kPairWorth * std::popcount(boats & boats >> 1) +
              kThreeWorth * std::popcount(boats & boats >> 1 & boats >> 2 & kUpper >> 2);
    for (; boats != 0; boats &= boats - 1) sum += lowest(boats);
    return sum;
  }

  const Network* network_;
  mutable Network::Accumulator accumulator_;  // of the position asked about last
};

}  // namespace nemeton::danube
