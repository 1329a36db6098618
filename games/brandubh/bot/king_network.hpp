// How a position of Brandubh stands, as a small network has learnt it: the men on their squares, as they lie about the king, lead to a few hidden
// units, and what is seen on the board (features.hpp) is added. Whole numbers all through: the same value on every machine.
//
// As in NNUE (Nasu, "Efficiently updatable neural-network-based evaluation functions for computer shogi", 2018) each place of the king has weights of
// its own. Turning and mirroring bring him to one of ten places.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "games/brandubh/bot/features.hpp"
#include "games/brandubh/bot/symmetry.hpp"

namespace nemeton::brandubh {

struct KingNetwork {
  static constexpr std::size_t kHidden = 16;
  static constexpr std::size_t kSquares = std::size_t{kSide} * kSide;
  static constexpr std::size_t kRows =
      kKinds * 2 * kSquares;                // the king's place, attackers or defenders, and the man's square
  static constexpr std::size_t kHeads = 4;  // rule set and turn
  static constexpr int kOne = 256;          // where hidden units are clipped: what stands for 1
  static constexpr int kOutputOne = 64;     // an output weight of 1
  static constexpr int kPointsOfOne = 300;  // e : 1 of the chances

  using Units = std::array<std::int16_t, kHidden>;

  std::array<Units, kRows> men;
  std::array<Units, kHeads> bias;
  std::array<Units, kHeads> output;
  std::array<std::int16_t, kHeads> output_bias;  // in points
  std::array<Weights, 2> seen;                   // in points, by rule set

  static std::size_t head(bool challenge, Seat turn) { return (challenge ? 2U : 0U) + static_cast<std::size_t>(turn); }

  // The first row of the king's place: of the attackers, those of the defenders follow.
  static std::size_t first_row(int king) { return kKindOf[static_cast<std::size_t>(king)] * 2 * kSquares; }

  // The attackers' good is above 0.
  int value(const Position& position) const;
};

// All its numbers, in their order.
using KingNumbers = std::array<std::int16_t, sizeof(KingNetwork) / sizeof(std::int16_t)>;
static_assert(sizeof(KingNumbers) == sizeof(KingNetwork));

// Whether a symmetry brings the king to the place that stands for all of its kind: on or above the diagonal of one quarter.
constexpr bool is_homeward(int king, Symmetry symmetry) {
  const int place = turned_square(king, symmetry), file = place & 7, rank = place >> 3;
  return file <= kSide / 2 && rank <= file;
}

// A man's square, by the king's square and its own, after the king has been brought to his place.
inline constexpr auto kPlaces = [] {
  std::array<std::array<std::uint8_t, 64>, 64> places{};
  for (int king = 0; king < 64; ++king) {
    if ((kBoard >> king & 1) == 0) continue;
    Symmetry home = 0;
    while (!is_homeward(king, home)) ++home;
    for (int square = 0; square < 64; ++square) {
      const int turned = turned_square(square, home);
      places[static_cast<std::size_t>(king)][static_cast<std::size_t>(square)] =
          static_cast<std::uint8_t>(kSide * (turned >> 3) + (turned & 7));
    }
  }
  return places;
}();

inline int KingNetwork::value(const Position& position) const {
  const std::size_t head = KingNetwork::head(position.challenge(), position.turn());
  const int king = square_of(position.king());
  const auto& places = kPlaces[static_cast<std::size_t>(king)];
  Units sums = bias[head];
  const auto add = [&](Bits set, const Units* rows) {
    for (; set != 0; set &= set - 1) {
      const Units& row = rows[places[static_cast<std::size_t>(square_of(set))]];
      // Sums wrap around where numbers are far too large, as those of no training are.
      for (std::size_t i = 0; i < kHidden; ++i) sums[i] = static_cast<std::int16_t>(sums[i] + row[i]);
    }
  };
  const Units* const rows = men.data() + first_row(king);
  add(position.attackers(), rows);
  add(position.defenders(), rows + kSquares);
  std::int32_t total = 0;
  for (std::size_t i = 0; i < kHidden; ++i) {
    total += std::clamp(sums[i], std::int16_t{0}, std::int16_t{kOne}) * output[head][i];
  }
  const auto learnt = std::int64_t{total} * kPointsOfOne / (kOne * kOutputOne);
  const Weights& own = seen[position.challenge() ? 1 : 0];
  int points = static_cast<int>(learnt) + output_bias[head];
  look_at(position, [&](int feature, int times) { points += own[static_cast<std::size_t>(feature)] * times; });
  return points;
}

}  // namespace nemeton::brandubh
