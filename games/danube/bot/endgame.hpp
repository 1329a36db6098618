// The exact values of positions with one boat of each side.
#pragma once

#include <array>

#include "games/danube/rules/rules.hpp"

namespace nemeton::danube {

class Endgame {
 public:
  Endgame();

  // Whether it holds a position before a throw.
  static bool holds(const Danube::State& state) {
    return std::has_single_bit(state.boats[0]) && std::has_single_bit(state.boats[1]);
  }
  // The return of the seat that is to throw, if both play optimally.
  double value(const Danube::State& state) const { return values_[number(state)]; }

 private:
  // By the seat that throws, its boat and the other's. The rapids put boats of the seats on squares of their own.
  static constexpr std::size_t kPositions = std::size_t{2} * kSea * kSea;
  static std::size_t number(const Danube::State& state) {
    const auto own = static_cast<std::size_t>(state.turn);
    const auto boat = [&](std::size_t seat) { return static_cast<std::size_t>(lowest(state.boats[seat])); };
    return (own * kSea + boat(own)) * kSea + boat(1 - own);
  }

  std::array<double, kPositions> values_{};
};

// Worked out when it is first asked for, in some milliseconds.
const Endgame& endgame();

}  // namespace nemeton::danube
