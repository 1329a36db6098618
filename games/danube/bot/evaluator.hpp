// Down the Danube as search/expectimax.hpp wants it: the network's word on a position, and which positions are alike.
#pragma once

#include "games/danube/bot/net.hpp"
#include "games/danube/rules/rules.hpp"

namespace nemeton::danube {

struct NetEvaluator {
  const Net& net;

  double evaluate(const Danube::State& state) const {
    const auto own = static_cast<std::size_t>(state.turn);
    const double value = net.evaluate(state.boats[own], state.boats[1 - own]);
    return own == 0 ? value : -value;
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
};

}  // namespace nemeton::danube
