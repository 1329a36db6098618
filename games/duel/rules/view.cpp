// How a duel is shown, from what the viewer knows alone: as JSON for a page and as lines for a terminal.
#include "games/duel/rules/rules.hpp"

namespace nemeton {

using namespace duel;

namespace {

const char* stage_name(Stage stage) {
  constexpr std::array<const char*, 5> kNames = {"deal", "forms", "shape", "cards", "over"};
  return kNames[static_cast<std::size_t>(stage)];
}

const char* end_name(End end) {
  constexpr std::array<const char*, 4> kNames = {"", "hand_empty", "deadlock", "ply_limit"};
  return kNames[static_cast<std::size_t>(end)];
}

// The hand of a seat if the viewer knows it: its own, or that of the other of two.
std::optional<Cards> hand_of(const Duel::Observation& known, Seat seat) {
  if (known.viewer == kSpectator) return std::nullopt;
  if (seat == known.viewer) return known.hand;
  if (known.open.seats == 2 && known.open.dealt == 2) return known.other;
  return std::nullopt;
}

std::string chosen_name(const Duel::Observation& known) {
  if (known.open.stage == Stage::forms) return form_name(known.chosen);
  return card_name(known.chosen);
}

void write_cards(JsonWriter& json, Cards cards) {
  json.begin_array();
  for (; cards != 0; cards &= cards - 1) json.string(card_name(lowest_bit(cards)));
  json.end_array();
}

void write_seats(JsonWriter& json, const char* key, unsigned seats) {
  json.key(key).begin_array();
  for (Seat seat = 0; seat < kMaxDuelists; ++seat) {
    if ((seats >> seat & 1) != 0) json.number(seat);
  }
  json.end_array();
}

// `write(seat)` for every seat, as an array.
template <class Write>
void by_seat(JsonWriter& json, const char* key, int seats, Write write) {
  json.key(key).begin_array();
  for (Seat seat = 0; seat < seats; ++seat) write(seat);
  json.end_array();
}

void write_form(JsonWriter& json, int form) {
  if (form == no_form) json.null();
  else json.string(form_name(form));
}

void write_forms(JsonWriter& json, const char* key, int seats, const BySeat<std::int8_t>& forms) {
  by_seat(json, key, seats, [&](Seat seat) { write_form(json, forms[at(seat)]); });
}

void write_turn(JsonWriter& json, const char* key, int seats, const Turn& turn) {
  json.key(key).begin_object();
  write_forms(json, "forms", seats, turn.forms);
  write_forms(json, "shapes", seats, turn.shapes);
  by_seat(json, "cards", seats, [&](Seat seat) {
    if (turn.cards[at(seat)] == kNoCard) json.null();
    else json.string(card_name(turn.cards[at(seat)]));
  });
  write_seats(json, "succeeded", turn.succeeded);
  json.end_object();
}

std::string seats_in_words(unsigned seats) {
  std::string words;
  for (Seat seat = 0; seat < kMaxDuelists; ++seat) {
    if ((seats >> seat & 1) != 0) words += (words.empty() ? "" : ", ") + std::to_string(seat);
  }
  return words;
}

std::string forms_in_words(const Public& open, const Turn& turn) {
  std::string words;
  for (Seat seat = 0; seat < open.seats; ++seat) {
    const std::int8_t form = turn.forms[at(seat)];
    if (form == no_form) continue;
    words += "  " + std::to_string(seat) + ": " + form_name(form);
    const std::int8_t shape = turn.shapes[at(seat)];
    if (shape != form && shape != no_form) words += std::string("=") + form_name(shape);
    if (turn.cards[at(seat)] != kNoCard) {
      words += " " + card_name(turn.cards[at(seat)]) + ((turn.succeeded >> seat & 1) != 0 ? "!" : "");
    }
  }
  return words + "\n";
}

// Such as "AS 3S  TH": a gap between suits.
std::string spaced(Cards cards) {
  std::string words;
  for (int before = -1; cards != 0; cards &= cards - 1) {
    const int card = lowest_bit(cards);
    if (before >= 0) words += suit(before) == suit(card) ? " " : "  ";
    words += card_name(card);
    before = card;
  }
  return words.empty() ? "-" : words;
}

std::string situation(const Duel::Observation& known) {
  const Public& open = known.open;
  switch (open.stage) {
    case Stage::deal: return "The cards are dealt.";
    case Stage::shape: return "Seat " + std::to_string(Duel::lone_chameleon(open)) + " decides what its chameleon is.";
    case Stage::over: {
      const std::uint8_t winners = Duel::winners(open);
      const std::string who = (std::popcount(winners) > 1 ? "Seats " : "Seat ") + seats_in_words(winners);
      return who + (std::popcount(winners) > 1 ? " share the win." : " wins.");
    }
    default: break;
  }
  std::string words = open.stage == Stage::forms ? "Forms are chosen" : "Cards are chosen";
  if (known.chosen >= 0) words += "; you have chosen " + chosen_name(known);
  std::string awaited;
  for (Seat seat = 0; seat < open.seats; ++seat) {
    if (open.to_choose.has(seat)) awaited += (awaited.empty() ? "" : ", ") + std::to_string(seat);
  }
  return words + "; awaited: " + awaited + ".";
}

}  // namespace

void Duel::view(const State& state, Seat viewer, JsonWriter& json) {
  const Observation known = observation(state, viewer);
  const Public& open = known.open;
  json.begin_object().field("stage", stage_name(open.stage)).field("turns", static_cast<int>(open.turns));
  by_seat(json, "hands", open.seats, [&](Seat seat) {
    if (const auto hand = hand_of(known, seat)) write_cards(json, *hand);
    else json.null();
  });
  by_seat(json, "held", open.seats, [&](Seat seat) { json.number(int{open.held[at(seat)]}); });
  json.key("to_choose").begin_array();
  for (Seat seat = 0; seat < open.seats; ++seat) {
    if (open.to_choose.has(seat)) json.number(seat);
  }
  json.end_array().key("chosen");
  if (known.chosen < 0) json.null();
  else json.string(chosen_name(known));
  write_forms(json, "forms", open.seats, open.now.forms);
  write_forms(json, "shapes", open.seats, open.now.shapes);
  write_forms(json, "drained", open.seats, open.drained);
  by_seat(json, "jokers", open.seats, [&](Seat seat) { json.number(int{open.jokers[at(seat)]}); });
  by_seat(json, "shown", open.seats, [&](Seat seat) { write_cards(json, open.shown[at(seat)]); });
  by_seat(json, "discarded", open.seats, [&](Seat seat) { write_cards(json, open.discarded[at(seat)]); });
  if (open.turns > 0) write_turn(json, "last", open.seats, open.last);
  else json.key("last").null();
  json.field("idle", int{open.idle}).key("end");
  if (open.end == End::none) {
    json.null();
  } else {
    json.begin_object();
    write_seats(json, "winners", winners(open));
    json.field("why", end_name(open.end)).end_object();
  }
  json.end_object();
}

void Duel::write_effect(const Effect& effect, Seat viewer, JsonWriter& json) {
  using enum Effect::Kind;
  constexpr std::array<const char*, 14> kKinds = {"dealt",       "hand_known", "chose",     "revealed",  "joker_played",
                                                  "shaped",      "discarded",  "took_back", "recovered", "drained",
                                                  "joker_taken", "turn_ended", "awaits",    "ended"};
  json.begin_object().field("kind", kKinds[static_cast<std::size_t>(effect.kind)]);
  switch (effect.kind) {
    case turn_ended:
      json.field("turns", static_cast<int>(effect.number)).field("idle", int{effect.idle});
      write_turn(json, "last", effect.seats, effect.turn);
      json.end_object();
      return;
    case awaits:
      json.field("stage", stage_name(effect.stage));
      write_seats(json, "seats", effect.seats);
      json.end_object();
      return;
    case ended:
      write_seats(json, "winners", effect.seats);
      json.field("why", end_name(effect.end)).end_object();
      return;
    default: json.field("seat", int{effect.seat});
  }
  switch (effect.kind) {
    case dealt: json.field("cards", static_cast<int>(effect.number)); break;
    case hand_known:
      json.key("cards");
      write_cards(json, effect.cards);
      break;
    case chose: {
      const bool form = effect.stage == Stage::forms;
      json.field("what", form ? "form" : "card");
      if (viewer == effect.seat) json.key("choice").string(form ? form_name(effect.choice) : card_name(effect.choice));
      break;
    }
    case revealed:
      json.field("form", form_name(effect.choice)).key("shape");
      write_form(json, effect.choice == chameleon ? int{no_form} : int{effect.choice});
      break;
    case recovered:
    case drained: json.field("form", form_name(effect.choice)); break;
    case shaped: json.field("shape", form_name(effect.choice)); break;
    case discarded:
    case took_back: json.key("card").string(card_name(effect.choice)); break;
    default: break;
  }
  json.end_object();
}

std::string Duel::text(const State& state, Seat viewer) {
  const Observation known = observation(state, viewer);
  const Public& open = known.open;
  std::string text;
  for (Seat seat = 0; seat < open.seats; ++seat) {
    const std::string cards = std::to_string(open.held[at(seat)]);
    text += "Seat " + std::to_string(seat) + (cards.size() < 2 ? "   " : "  ") + cards + " cards";
    if (open.drained[at(seat)] != no_form) text += std::string(", ") + form_name(open.drained[at(seat)]) + " drained";
    if (open.jokers[at(seat)] > 0) text += ", jokers: " + std::to_string(open.jokers[at(seat)]);
    text += "\n";
    if (const auto hand = hand_of(known, seat)) text += "  hand       " + spaced(*hand) + "\n";
    else if (open.shown[at(seat)] != 0) text += "  shown      " + spaced(open.shown[at(seat)]) + "\n";
    if (open.discarded[at(seat)] != 0) text += "  discarded  " + spaced(open.discarded[at(seat)]) + "\n";
  }
  if (open.turns > 0) text += "Turn " + std::to_string(open.turns) + ":" + forms_in_words(open, open.last);
  if (open.now.forms[0] != no_form) text += "Now:" + forms_in_words(open, open.now);
  text += "J lowest, Q no rank or suit twice, K highest, C chameleon; ! discarded\n";
  return text + situation(known) + "\n";
}

}  // namespace nemeton
