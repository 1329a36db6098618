#include "games/duel/bot/possible.hpp"

namespace nemeton::duel {

Cards possible_cards(const Duel::Observation& known, Seat seat) {
  const auto at = static_cast<std::size_t>(seat);
  if (known.open.seats == 2) return known.other;
  const Cards shown = known.open.shown[at];
  if (count(shown) == known.open.held[at]) return shown;
  Cards possible = kAllCards & ~known.hand;
  for (std::size_t each = 0; each < static_cast<std::size_t>(known.open.seats); ++each) {
    possible &= ~known.open.discarded[each];
    if (each != at) possible &= ~known.open.shown[each];
  }
  return possible;
}

Cards stoppers(int card, int form, Cards among) {
  const auto shape = static_cast<std::int8_t>(form);
  const BySeat<std::int8_t> shapes = {shape, shape, no_form, no_form};
  Cards stopping = 0;
  for (Cards rest = among; rest != 0; rest &= rest - 1) {
    const int other = lowest_bit(rest);
    if ((successes(shapes, {static_cast<std::int8_t>(card), static_cast<std::int8_t>(other), kNoCard, kNoCard}, 2) &
         1) == 0) {
      stopping |= set_of(other);
    }
  }
  return stopping;
}

Cards beaten_by(int card, int form) {
  static const auto kBeaten = [] {
    std::array<std::array<Cards, kCards>, kForms> beaten;
    for (int each = 0; each < kForms; ++each) {
      for (int own = 0; own < kCards; ++own) {
        beaten[static_cast<std::size_t>(each)][static_cast<std::size_t>(own)] =
            kAllCards & ~stoppers(own, each, kAllCards);
      }
    }
    return beaten;
  }();
  return kBeaten[static_cast<std::size_t>(form)][static_cast<std::size_t>(card)];
}

}  // namespace nemeton::duel
