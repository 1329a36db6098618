// The strategy cards of Druid's Duel: ace to ten in four suits, and sets of them as bits.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace nemeton::duel {

inline constexpr int kRanks = 10;
inline constexpr int kCards = 40;

// Bit c stands for card c: spades, hearts, diamonds, clubs, in each ace to ten, which is the order in which hands are written.
using Cards = std::uint64_t;
inline constexpr Cards kAllCards = (Cards{1} << kCards) - 1;

constexpr int rank(int card) { return card % kRanks; }  // 0 is the ace, 9 the ten
constexpr int suit(int card) { return card / kRanks; }
constexpr Cards set_of(int card) { return Cards{1} << card; }
constexpr int count(Cards cards) { return std::popcount(cards); }
constexpr int lowest_bit(Cards cards) { return std::countr_zero(cards); }

// The card that has `n` others of the set before it; the set has more than n cards.
constexpr int nth(Cards cards, std::uint32_t n) {
  for (; n > 0; --n) cards &= cards - 1;
  return lowest_bit(cards);
}

// Such as "TD".
std::string card_name(int card);
// Names in order, joined with dots; empty for no card.
std::string hand_name(Cards cards);
// The set that `hand_name` writes so, and none for whatever it would not write.
std::optional<Cards> parse_hand(std::string_view text);

}  // namespace nemeton::duel
