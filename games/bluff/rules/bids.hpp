// Bids, and the track on which each stands at its place.
//
// Of the bids that may be made with so many dice in play, the one on the lowest circle has place 0; a raise is a bid with a
// higher place. White circles carry number bids, five faces each; red k, for the magic bid on k ones, lies just before white 2k.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/game.hpp"
#include "games/bluff/rules/dice.hpp"

namespace nemeton::bluff {

inline constexpr int kTableDice = kMaxSeats * kMaxDice;
inline constexpr int kMaxBids = kFaces * kTableDice;

// At least `count` dice show `face`, or a Magic One, which stands for every face.
struct Bid {
  std::uint8_t count;
  std::uint8_t face;

  constexpr bool operator==(const Bid&) const = default;
};

// How many bids there are with so many dice in play.
constexpr int bid_count(int dice) { return kFaces * dice; }

// The place of the first bid beyond the white circles, where only magic bids can be made.
constexpr int behind_whites(int dice) { return 5 * dice + dice / 2; }

constexpr int place_of(Bid bid, int dice) {
  const int n = bid.count;
  if (bid.face != kMagicOne) return 5 * (n - 1) + n / 2 + bid.face - 2;
  return n <= dice / 2 ? 11 * n - 6 : behind_whites(dice) + n - dice / 2 - 1;
}

constexpr Bid bid_at(int place, int dice) {
  const auto bid = [](int count, int face) {
    return Bid{static_cast<std::uint8_t>(count), static_cast<std::uint8_t>(face)};
  };
  if (place >= behind_whites(dice)) return bid(dice / 2 + 1 + place - behind_whites(dice), kMagicOne);
  // White 2i + 1, red i + 1, white 2i + 2.
  const int i = place / 11;
  const int within = place % 11;
  if (within == 5) return bid(i + 1, kMagicOne);
  return within < 5 ? bid(2 * i + 1, within + 2) : bid(2 * i + 2, within - 4);
}

// The least number that a raise on `face` can say after the bid at `place`, or the opening bid where that is negative. It may be
// more than there are dice.
constexpr int least_raise(int place, int face, int dice) {
  if (place < 0) return 1;
  const Bid bid = bid_at(place, dice);
  if (bid.face == kMagicOne) return face == kMagicOne ? bid.count + 1 : 2 * bid.count;
  if (face == kMagicOne) return bid.count / 2 + 1;
  return face > bid.face ? bid.count : bid.count + 1;
}

// A set of bids by their places. The bids of a round only go up: the set has their order too.
class BidSet {
 public:
  constexpr void add(int place) { words_[static_cast<std::size_t>(place) / 64] |= std::uint64_t{1} << place % 64; }
  constexpr bool has(int place) const { return (words_[static_cast<std::size_t>(place) / 64] >> place % 64 & 1) != 0; }
  constexpr bool operator==(const BidSet&) const = default;

  // Calls `visit(place)` for each, ascending.
  template <class Visit>
  constexpr void each(const Visit& visit) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1) {
        visit(static_cast<int>(64 * i) + std::countr_zero(rest));
      }
    }
  }

 private:
  std::array<std::uint64_t, (kMaxBids + 63) / 64> words_{};
};

}  // namespace nemeton::bluff
