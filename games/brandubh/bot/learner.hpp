// Brandubh as learn/ wants it: how the weights of what is seen on the board are learnt.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "games/brandubh/bot/evaluation.hpp"

namespace nemeton::brandubh {

struct Learner {
  using Game = Brandubh;
  // Those of both rule sets.
  using Weights = std::array<std::int16_t, std::size_t{2} * kFeatures>;
  struct Lesson {
    std::array<std::int8_t, kFeatures> times;  // that a feature is seen
    std::uint8_t challenge;
    std::uint8_t halves;  // of a win by the attackers
  };

  static Weights weights() { return std::bit_cast<Weights>(kWeights); }
  static std::vector<std::size_t> rows();

  // But for positions whose end is near and those after the opening's moves at random.
  static std::vector<Lesson> play(const Weights& weights, std::uint64_t seed);
  static bool is_sound(const Lesson& lesson) { return lesson.challenge <= 1 && lesson.halves <= 2; }
  static Weights learn(const Weights& from, const std::vector<Lesson>& lessons, std::uint64_t seed,
                       const std::function<void(const std::string&)>& report);
  static Returns play_match(const Weights& even, const Weights& odd, std::uint64_t seed);
};

}  // namespace nemeton::brandubh
