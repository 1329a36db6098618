// Functions that a search of a game with hidden information needs besides the rules: which states a seat cannot tell apart, and what may be
// hidden from it.
#pragma once

#include <concepts>
#include <cstdint>

#include "core/game.hpp"

namespace nemeton {

// `information_key` is equal for two observations only if the seat that acts on them may treat them alike.
template <class K, class G>
concept InformationKey = HidesInformation<G> && requires(const K& keys, const typename G::Observation& known) {
  { keys.information_key(known) } -> std::same_as<std::uint64_t>;
};

// `sample_state` draws a state that the seat with this observation cannot tell from the true one, as likely as it is believed to be.
template <class B, class G>
concept SamplesHiddenState =
    InformationKey<B, G> && requires(const B& belief, const typename G::Observation& known, Random& random) {
      { belief.sample_state(known, random) } -> std::same_as<typename G::State>;
    };

}  // namespace nemeton
