// How Brandubh's bot at its best judges positions, for what measures its search.
#pragma once

#include "games/brandubh/bot/evaluation.hpp"
#include "games/brandubh/bot/knowledge.hpp"

namespace nemeton {

// To be asked for when the networks have been read.
inline const brandubh::Evaluator& best_evaluator() {
  static const brandubh::Evaluator evaluator{.network = brandubh::known_network()};
  return evaluator;
}

}  // namespace nemeton
