// Bluff & Bluster as learn/ wants it: the policy is changed a little, and takes its own place if it does better so.
#pragma once

#include <vector>

#include "games/bluff/bot/rollout_policy.hpp"

namespace nemeton::bluff {

struct Learner {
  using Game = Bluff;
  using Weights = PolicyWeights;

  static Weights weights() { return kPolicyWeights; }
  static std::vector<std::size_t> rows() { return {std::tuple_size_v<Weights>}; }

  static Weights changed(const Weights& weights, std::uint64_t seed);
  // At tables of two to six, every second one of two.
  static Returns play_match(const Weights& even, const Weights& odd, std::uint64_t seed);
};

}  // namespace nemeton::bluff
