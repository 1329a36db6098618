// Counts the lines of play of a given length: the classic check of rules and the measure of their speed.
#pragma once

#include <cstdint>

#include "core/game.hpp"

namespace nemeton {

struct Perft {
  std::uint64_t leaves = 0;  // lines of exactly that length
  std::uint64_t ended = 0;   // those among them that end the game
};

// Every leaf is really made, none is counted in bulk; an ended game has no moves; games of decisions only. Rules that look back
// (`HasRepetition`) are left out: the state alone decides.
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
    // A loop of its own, in which the next state never has to leave the registers.
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
