// What a search of a game with hidden information needs besides the rules: which states a seat cannot tell apart, and samples of them.
#pragma once

#include <concepts>
#include <cstdint>

#include "core/game.hpp"

namespace nemeton {

// `information_key` is equal for two observations only if they belong to the same information set.
template <class K, class G>
concept InformationKey = HidesInformation<G> && requires(const K& keys, const typename G::Observation& known) {
  { keys.information_key(known) } -> std::same_as<std::uint64_t>;
};

// `sample_state` samples a state of the observation's information set from the seat's belief.
template <class B, class G>
concept SamplesHiddenState =
    InformationKey<B, G> && requires(const B& belief, const typename G::Observation& known, Random& random) {
      { belief.sample_state(known, random) } -> std::same_as<typename G::State>;
    };

}  // namespace nemeton
