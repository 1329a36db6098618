// Brandubh as learn/ wants it: how the numbers of its network are learnt.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "games/brandubh/bot/evaluation.hpp"

namespace nemeton::brandubh {

struct Learner {
  using Game = Brandubh;
  using Weights = KingNumbers;
  // A position, what a search has said of it, and how its game ended.
  struct Lesson {
    Bits attackers;
    Bits defenders;
    std::int32_t score;  // the attackers' good is above 0
    std::uint8_t king;   // his square
    std::uint8_t turn;
    std::uint8_t challenge;
    std::uint8_t halves;  // of a win by the attackers
  };

  static Weights weights() { return std::bit_cast<Weights>(kKingNetwork); }
  static std::vector<std::size_t> rows();

  // But for positions whose end is near and those after the opening's moves at random.
  static std::vector<Lesson> play(const Weights& weights, std::uint64_t seed);
  static bool is_sound(const Lesson& lesson);
  static Weights learn(const Weights& from, const std::vector<Lesson>& lessons, std::uint64_t seed,
                       const std::function<void(const std::string&)>& report);
  static Returns play_match(const Weights& even, const Weights& odd, std::uint64_t seed);
};

}  // namespace nemeton::brandubh
