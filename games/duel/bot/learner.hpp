// Druid's Duel as learn/ wants it: what two hands are worth, and what hands are worth if three or four play, both learnt from games against
// itself with all hands open.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "games/duel/bot/evaluator.hpp"
#include "games/duel/bot/hand_values.hpp"

namespace nemeton::duel {

// As they stand in weights.inc.
struct Networks {
  Network hands;
  HandValueNetwork hand_values;
};

struct Learner {
  using Game = Duel;
  using Weights = std::array<float, sizeof(Networks) / sizeof(float)>;
  // Hands before a turn, and the winners by bit. Of two it is the hands alone that matter.
  struct Lesson {
    BySeat<Cards> hands;
    BySeat<std::int8_t> jokers;
    BySeat<std::int8_t> drained;
    std::uint32_t seats;
    std::uint32_t winners;
  };

  static Weights weights();
  static std::vector<std::size_t> rows();

  static std::vector<Lesson> play(const Weights& weights, std::uint64_t seed);
  static bool is_sound(const Lesson& lesson);
  static Weights learn(const Weights& from, const std::vector<Lesson>& lessons, std::uint64_t seed,
                       const std::function<void(const std::string&)>& report);
  // Of two or three, each of whom knows its own hand alone.
  static Returns play_match(const Weights& even, const Weights& odd, std::uint64_t seed);
};

}  // namespace nemeton::duel
