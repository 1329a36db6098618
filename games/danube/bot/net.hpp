// What the bot knows of a position: a small network whose inputs are boats, neighbours and blocks on their squares.
// train.cpp learns its weights; weights.inc holds them.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "games/danube/rules/river.hpp"

namespace nemeton::danube {

// Inputs of a side: a boat on s (1 to 35), two side by side on s and s + 1, three from s (1 to 22), how many are home,
// and how many among the springs.
inline constexpr int kPairs = 35;
inline constexpr int kThrees = kPairs + 34;
inline constexpr int kHome = kThrees + 22;
inline constexpr int kSpringing = kHome + kBoats + 1;
inline constexpr int kSideInputs = kSpringing + kBoats + 1;
inline constexpr int kInputs = 2 * kSideInputs;
inline constexpr int kHidden = 32;
inline constexpr float kWeightUnit = 1024;  // weights are kept as whole numbers, so many to one

struct Net {
  using Layer = std::array<float, kHidden>;

  // Calls `visit(i)` for each input that is on, given the boats of the seat to throw and those of the other.
  template <class Visit>
  static void inputs(Squares own, Squares enemy, const Visit& visit) {
    for (int side = 0; side < 2; ++side) {
      const Squares boats = side == 0 ? own : enemy;
      const int base = side * kSideInputs;
      const auto each = [&](int first, Squares squares) {
        for (; squares != 0; squares &= squares - 1)
          visit(static_cast<std::size_t>(base + first + lowest(squares) - 1));
      };
      const Squares pairs = boats & boats >> 1;
      each(0, boats);
      each(kPairs, pairs);
      each(kThrees, pairs & boats >> 2 & kUpper >> 2);
      visit(static_cast<std::size_t>(base + kHome + kBoats - std::popcount(boats)));
      visit(static_cast<std::size_t>(base + kSpringing + std::popcount(boats & kSprings)));
    }
  }

  // The sums that enter the hidden layer.
  Layer sums(Squares own, Squares enemy) const {
    Layer sums = bias;
    inputs(own, enemy, [&](std::size_t i) {
      for (std::size_t j = 0; j < kHidden; ++j) sums[j] += weights[i][j];
    });
    return sums;
  }

  // The return that the seat to throw may expect, from the sums.
  float value(const Layer& sums) const {
    float total = output_bias;
    for (std::size_t j = 0; j < kHidden; ++j) total += output[j] * std::max(sums[j], 0.0f);
    return std::tanh(total);
  }

  float evaluate(Squares own, Squares enemy) const { return value(sums(own, enemy)); }

  // What train.cpp has learnt.
  static const Net& learnt();

  std::array<Layer, kInputs> weights;
  Layer bias;
  Layer output;
  float output_bias;
};

}  // namespace nemeton::danube
