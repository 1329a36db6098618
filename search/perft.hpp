// Perft: counts the lines of play of a given length, to check rules and measure their speed.
#pragma once

#include <cstdint>

#include "core/game.hpp"

namespace nemeton {

struct Perft {
  std::uint64_t leaves = 0;  // lines of exactly that length
  std::uint64_t ended = 0;   // those among them that end the game
};

// Makes every leaf instead of counting leaves in bulk. Repetition (`HasRepetition`) is ignored.
template <Deterministic G>
Perft perft(const typename G::State& state, int depth) {
  const Node node = G::node(state);
  if (depth == 0) return {1, node.kind == NodeKind::terminal ? 1u : 0u};
  if (node.kind != NodeKind::decision) return {};
  const Seat seat = node.to_act.first();
  ActionList<G> actions;
  G::actions(state, seat, actions);
  Perft sum;
  if (depth == 1) {
    // A separate loop, so that the next state stays in registers.
    for (const auto action : actions) {
      auto next = state;
      G::apply(next, seat, action);
      ++sum.leaves;
      sum.ended += G::node(next).kind == NodeKind::terminal ? 1 : 0;
    }
    return sum;
  }
  for (const auto action : actions) {
    auto next = state;
    G::apply(next, seat, action);
    const Perft below = perft<G>(next, depth - 1);
    sum.leaves += below.leaves;
    sum.ended += below.ended;
  }
  return sum;
}

}  // namespace nemeton
