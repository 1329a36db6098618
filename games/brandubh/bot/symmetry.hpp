// Positions that turning and mirroring the board make one.
#pragma once

#include <array>
#include <tuple>

#include "games/brandubh/bot/position.hpp"

namespace nemeton::brandubh {

// One of the eight: files and ranks are mirrored, then changed for each other, as its bits 1, 2 and 4 say.
using Symmetry = int;
inline constexpr Symmetry kSymmetries = 8;

inline constexpr auto kTurnedSquares = [] {
  std::array<std::array<std::uint8_t, 64>, kSymmetries> turned{};
  for (Symmetry symmetry = 0; symmetry < kSymmetries; ++symmetry) {
    for (int rank = 0; rank < kSide; ++rank) {
      for (int file = 0; file < kSide; ++file) {
        const int a = (symmetry & 1) != 0 ? kSide - 1 - file : file, b = (symmetry & 2) != 0 ? kSide - 1 - rank : rank;
        turned[static_cast<std::size_t>(symmetry)][static_cast<std::size_t>(8 * rank + file)] =
            static_cast<std::uint8_t>((symmetry & 4) != 0 ? 8 * a + b : 8 * b + a);
      }
    }
  }
  return turned;
}();

constexpr int turned_square(int square, Symmetry symmetry) {
  return kTurnedSquares[static_cast<std::size_t>(symmetry)][static_cast<std::size_t>(square)];
}

constexpr Bits turned_set(Bits set, Symmetry symmetry) {
  Bits turned = 0;
  for (; set != 0; set &= set - 1) turned |= bit(turned_square(square_of(set), symmetry));
  return turned;
}

constexpr Brandubh::Action turned_move(Brandubh::Action move, Symmetry symmetry) {
  return Brandubh::action(turned_square(Brandubh::from(move), symmetry), turned_square(Brandubh::to(move), symmetry));
}

// The one that leads back.
constexpr Symmetry inverse(Symmetry symmetry) {
  return (symmetry & 4) == 0 ? symmetry : 4 | (symmetry & 1) << 1 | (symmetry & 2) >> 1;
}

struct Canonical {
  Brandubh::State state;  // as it would stand without earlier positions; the same for all eight
  Symmetry symmetry;      // that has led there

  std::uint64_t key() const { return Position::position_of(Brandubh::position_key(state), state.challenge); }
};

inline Canonical canonical(const Brandubh::State& state) {
  Canonical least{state, 0};
  const auto order = [](const Brandubh::State& each) { return std::tie(each.attackers, each.defenders, each.king); };
  for (Symmetry symmetry = 1; symmetry < kSymmetries; ++symmetry) {
    Brandubh::State turned = state;
    turned.attackers = turned_set(state.attackers, symmetry);
    turned.defenders = turned_set(state.defenders, symmetry);
    turned.king = turned_set(state.king, symmetry);
    if (order(turned) < order(least.state)) least = {turned, symmetry};
  }
  least.state.reversible_plies = 0;
  least.state.repetition_count = 1;
  return least;
}

}  // namespace nemeton::brandubh
