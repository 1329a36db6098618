// The features of a position of Brandubh, which the weights of an evaluation belong to.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/brandubh/bot/position.hpp"

namespace nemeton::brandubh {

// Squares that turning and mirroring the board make one are alike: ten kinds.
inline constexpr int kKinds = 10;
inline constexpr auto kKindOf = [] {
  std::array<std::uint8_t, 64> kinds{};
  for (int rank = 0; rank < kSide; ++rank) {
    for (int file = 0; file < kSide; ++file) {
      const int a = file < 3 ? file : 6 - file, b = rank < 3 ? rank : 6 - rank;
      const int low = a < b ? a : b, high = a < b ? b : a;
      kinds[static_cast<std::size_t>(8 * rank + file)] = static_cast<std::uint8_t>(high * (high + 1) / 2 + low);
    }
  }
  return kinds;
}();

// The features, each with the place where its weights begin.
enum Feature : int {
  kAttackerOn = 0,  // a kind of square
  kDefenderOn = kAttackerOn + kKinds,
  kKingOn = kDefenderOn + kKinds,
  kAttackers = kKingOn + kKinds,  // how many
  kDefenders = kAttackers + 9,
  kCornersInTwo = kDefenders + 5,  // how many the king has a way to, by two moves
  kCornersInThree = kCornersInTwo + 5,
  kEdgeSides = kCornersInThree + 5,  // how many edges he reaches in one
  kBesideKing = kEdgeSides + 5,      // attackers
  kWayOpen = kBesideKing + 5,        // at the attackers' turn: they have to close it
  kKingInDanger,                     // at the defenders' turn: the attackers could capture him
  kAttackersTurn,
  kKingReach,  // squares that he reaches in one move, in two more
  kKingReachInTwo,
  kAttackersReach,  // squares that men reach
  kDefendersReach,
  kAttackersCapture,  // squares that would capture, and that men reach
  kDefendersCapture,
  kFeatures
};

using Weights = std::array<std::int16_t, kFeatures>;

// All squares that something in `set` slides to, over squares that are free.
constexpr Bits slide_all(Bits set, Bits free) {
  Bits reached = 0;
  const auto fill = [&](auto shift) {
    Bits front = set;
    for (int i = 0; i < kSide - 1; ++i) {
      front = shift(front) & free;
      reached |= front;
    }
  };
  fill([](Bits x) { return x << 1; });
  fill([](Bits x) { return x >> 1; });
  fill([](Bits x) { return x << 8; });
  fill([](Bits x) { return x >> 8; });
  return reached;
}

// Calls `see(feature, times)` for all that is seen.
[[gnu::always_inline]] inline void look_at(const Position& position, const auto& see) {
  const auto by_kind = [&](int first, Bits set) {
    for (; set != 0; set &= set - 1) see(first + kKindOf[static_cast<std::size_t>(square_of(set))], 1);
  };
  const Bits attackers = position.attackers(), defenders = position.defenders(), king = position.king();
  by_kind(kAttackerOn, attackers);
  by_kind(kDefenderOn, defenders);
  by_kind(kKingOn, king);
  see(kAttackers + std::popcount(attackers), 1);
  see(kDefenders + std::popcount(defenders), 1);

  const Bits free = kBoard & ~position.taken();
  const Bits reach = position.reach();
  const Bits free_for_king = free | king;
  const Bits in_two = slide_all(reach, free_for_king);
  const Bits in_three = slide_all(in_two, free_for_king);
  see(kCornersInTwo + std::popcount(in_two & kCorners), 1);
  see(kCornersInThree + std::popcount(in_three & kCorners), 1);
  constexpr Bits kRow = 0x7F, kColumn = 0x0001'0101'0101'0101;
  int sides = 0;
  for (const Bits side : {kRow, kRow << 48, kColumn, kColumn << 6}) sides += (reach & side) != 0 ? 1 : 0;
  see(kEdgeSides + sides, 1);
  see(kBesideKing + std::popcount(neighbours(king) & attackers), 1);
  see(kKingReach, std::popcount(reach));
  see(kKingReachInTwo, std::popcount(in_two & ~reach));
  const bool attack = position.turn() == Brandubh::kAttackers;
  if (attack) {
    see(kAttackersTurn, 1);
    if ((reach & kCorners) != 0) see(kWayOpen, 1);
  } else if (position.king_is_in_danger()) {
    see(kKingInDanger, 1);
  }
  const Bits open = free & ~(kThrone | kCorners);
  const Bits attackers_reach = slide_all(attackers, free) & open;
  const Bits defenders_reach = slide_all(defenders, free) & open;
  see(kAttackersReach, std::popcount(attackers_reach));
  see(kDefendersReach, std::popcount(defenders_reach));
  see(kAttackersCapture, std::popcount(Position::beyond(attackers | kCorners, defenders) & attackers_reach));
  see(kDefendersCapture,
      std::popcount(Position::beyond(defenders | king | kCorners, attackers) & (defenders_reach | reach)));
}

}  // namespace nemeton::brandubh
