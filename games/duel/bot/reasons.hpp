// Why a form or a card of Druid's Duel is good; schema.json says it for the page.
#pragma once

#include <optional>
#include <vector>

#include "core/reasons.hpp"
#include "games/duel/rules/rules.hpp"

namespace nemeton {

namespace duel {

struct Reason {
  // In brackets the members that it has. "They" are the others, "their cards" those that they may play, as far as the seat knows.
  enum class Kind : std::uint8_t {
    last_card,    // card, form: the last one succeeds whatever they play
    denies_last,  // seat: whatever it plays, its last card does not succeed
    sure_twice,   // card, form, and next_card, next_form: both succeed whatever they play, now and in the next turn
    sure,         // card, form: it succeeds whatever they play
    stopped_by,   // card, form, cards: of their cards it fails beside few
    stops,  // cards: of their cards many do not succeed beside it; joker: it will be the only one to, and takes a joker
    rids_of_middle,  // card: a peacock's, which most of their cards would stop in either other form; lower, higher: how many as J and as K
    spares,       // card: one that would do no better stays in the hand
    seen_before,  // if it fails, they learn nothing
    sees_forms,   // a chameleon that nobody else can be
    uncontested,  // form: nobody else can take it now
  };
  Kind kind;
  std::int8_t form = no_form;
  std::int8_t next_form = no_form;
  int card = kNoCard;
  int next_card = kNoCard;
  Seat seat = 0;
  int cards = 0;
  int of = 0;  // their cards
  int lower = 0;
  int higher = 0;
  bool joker = false;
};

}  // namespace duel

std::vector<duel::Reason> reasons(const Duel::Observation& known, Seat seat, Duel::Action action,
                                  std::optional<Duel::Action> instead);

void write_reason(const duel::Reason& reason, JsonWriter& json);

}  // namespace nemeton
