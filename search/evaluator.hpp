// What a search of a game for two is told beyond the rules: a static value of positions, and which actions to try first.
#pragma once

#include <concepts>
#include <cstdint>

#include "core/game.hpp"

namespace nemeton {

// `evaluate` estimates what a state is worth to seat 0; to seat 1 it is worth as much with the other sign. `key` is equal for two
// states only if they are worth the same; earlier positions and the plies so far may be left aside.
template <class E, class G>
concept Evaluator = requires(const E& evaluator, const typename G::State& state) {
  { evaluator.evaluate(state) } -> std::convertible_to<double>;
  { evaluator.key(state) } -> std::same_as<std::uint64_t>;
};

// `priority` is 0 for a quiet action; actions above it are tried first, the greatest before all others.
template <class O, class G>
concept MoveOrderer = requires(const O& orderer, const typename G::State& state, typename G::Action action) {
  { orderer.priority(state, action) } -> std::same_as<int>;
};

// Every action is as good as any other.
struct NoMoveOrder {
  static int priority(const auto&, auto) { return 0; }
};

}  // namespace nemeton
