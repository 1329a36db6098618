#include "games/duel/rules/cards.hpp"

namespace nemeton::duel {

namespace {

constexpr std::string_view kRankLetters = "A23456789T";
constexpr std::string_view kSuitLetters = "SHDC";

}  // namespace

std::string card_name(int card) {
  return {kRankLetters[static_cast<std::size_t>(rank(card))], kSuitLetters[static_cast<std::size_t>(suit(card))]};
}

std::string hand_name(Cards cards) {
  std::string name;
  for (; cards != 0; cards &= cards - 1) name += (name.empty() ? "" : ".") + card_name(lowest_bit(cards));
  return name;
}

std::optional<Cards> parse_hand(std::string_view text) {
  Cards cards = 0;
  for (std::size_t at = 0; at + 1 < text.size(); at += 3) {
    const auto in_suit = kRankLetters.find(text[at]);
    const auto which_suit = kSuitLetters.find(text[at + 1]);
    if (in_suit == std::string_view::npos || which_suit == std::string_view::npos) return std::nullopt;
    cards |= set_of(static_cast<int>(which_suit * kRanks + in_suit));
  }
  if (cards == 0 || hand_name(cards) != text) return std::nullopt;  // order, dots, cards named twice
  return cards;
}

}  // namespace nemeton::duel
