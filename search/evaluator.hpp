// A static evaluation of positions, for the search of a game for two.
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

}  // namespace nemeton
