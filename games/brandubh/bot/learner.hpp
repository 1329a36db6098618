// Brandubh as learn/ wants it: how its network is learnt.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "games/brandubh/bot/evaluation.hpp"
#include "games/brandubh/bot/knowledge.hpp"

namespace nemeton::brandubh {

struct Learner {
  using Game = Brandubh;
  using Known = Knowledge;
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

  // But for positions whose end is near and those after the opening's moves at random.
  static std::vector<Lesson> play(const Knowledge* known, std::uint64_t seed);
  static bool is_sound(const Lesson& lesson);
  // The network alone; openings that are known stay so.
  static Knowledge learn(const Knowledge* from, const std::vector<Lesson>& lessons, std::uint64_t seed,
                         const std::function<void(const std::string&)>& report);
  static Returns play_match(const Knowledge* even, const Knowledge* odd, std::uint64_t seed);
};

}  // namespace nemeton::brandubh
