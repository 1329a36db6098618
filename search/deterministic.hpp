// Games in which everything is seen and nothing is left to chance.
#pragma once

#include "core/game.hpp"

namespace nemeton {

// A game that lists one outcome at most and samples none has no chance to speak of. That seats never choose at once cannot be seen
// from its type: who searches it has to know.
template <class G>
concept Deterministic = Rules<G> && !HidesInformation<G> && !SampledChance<G> && G::kMaxOutcomes <= 1;

}  // namespace nemeton
