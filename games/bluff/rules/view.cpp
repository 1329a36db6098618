// How a game is shown, from what the viewer knows alone: as JSON for a page, as lines for a terminal, and actions as tokens.
#include "games/bluff/rules/rules.hpp"

namespace nemeton {

using namespace bluff;

namespace {

constexpr std::array<const char*, 5> kStageNames = {"roll", "bid", "show", "reroll", "over"};
constexpr std::array<const char*, 3> kEndNames = {"", "last_with_dice", "ply_limit"};

constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(seat); }

std::string bid_name(Bid bid) { return std::to_string(bid.count) + "x" + std::to_string(bid.face); }

bool sees(const Bluff::Observation& known, Seat seat) { return known.viewer == seat; }

void write_dice(JsonWriter& json, Dice dice) {
  json.begin_array();
  for (const char digit : digits(dice)) json.number(digit - '0');
  json.end_array();
}

// `write(seat)` for every seat, as an array.
template <class Write>
void by_seat(JsonWriter& json, const char* key, const Public& open, Write write) {
  json.key(key).begin_array();
  for (Seat seat = 0; seat < open.seats; ++seat) write(seat);
  json.end_array();
}

void write_bids(JsonWriter& json, const Public& open) {
  json.key("bids").begin_array();
  each_bid(open, [&](int place, Seat bidder) {
    const std::string bid = bid_name(bid_at(place, open.in_play));
    json.begin_object().field("seat", bidder).field("bid", std::string_view(bid));
    json.field("rolled_again", open.rolled_again.has(place)).end_object();
  });
  json.end_array();
}

void write_last(JsonWriter& json, const Public& open) {
  json.key("last");
  if (open.rounds == 0) {
    json.null();
    return;
  }
  const Reveal& last = open.last;
  const std::string bid = bid_name(last.bid);
  json.begin_object().field("bid", std::string_view(bid)).field("bidder", int{last.bidder});
  json.field("challenger", int{last.challenger}).field("count", int{last.count});
  by_seat(json, "hidden", open, [&](Seat seat) { write_dice(json, last.hidden[at(seat)]); });
  by_seat(json, "shown", open, [&](Seat seat) { write_dice(json, last.shown[at(seat)]); });
  by_seat(json, "lost", open, [&](Seat seat) { json.number(int{last.lost[at(seat)]}); });
  json.end_object();
}

void write_end(JsonWriter& json, const Public& open) {
  json.key("end");
  if (open.end == End::none) {
    json.null();
    return;
  }
  json.begin_object().key("winners").begin_array();
  for (Seat seat = 0; seat < open.seats; ++seat) {
    if ((Bluff::winners(open) >> seat & 1) != 0) json.number(seat);
  }
  json.end_array().field("why", kEndNames[static_cast<std::size_t>(open.end)]).end_object();
}

// Such as "1 3 3".
std::string spaced(std::string_view marks) {
  std::string words;
  for (const char mark : marks) words += (words.empty() ? "" : " ") + std::string(1, mark);
  return words;
}

std::string amount(int dice) { return std::to_string(dice) + (dice == 1 ? " die" : " dice"); }

// Hidden dice, and those shown in brackets.
std::string lying(const std::string& hidden, Dice shown) {
  std::string words = spaced(hidden);
  if (!shown.empty()) words += (words.empty() ? "[" : " [") + spaced(digits(shown)) + "]";
  return words.empty() ? "-" : words;
}

std::string last_in_words(const Public& open) {
  const Reveal& last = open.last;
  std::string text = "Round " + std::to_string(open.rounds) + ": seat " + std::to_string(last.bidder) + " bid " +
                     bid_name(last.bid) + ", seat " + std::to_string(last.challenger) + " challenged, " +
                     std::to_string(last.count) + " counted.\n";
  for (Seat seat = 0; seat < open.seats; ++seat) {
    if (open.held[at(seat)] + last.lost[at(seat)] == 0) continue;
    text += "  seat " + std::to_string(seat) + "  " + lying(digits(last.hidden[at(seat)]), last.shown[at(seat)]);
    if (last.lost[at(seat)] > 0) text += "  lost " + amount(last.lost[at(seat)]);
    text += "\n";
  }
  return text;
}

std::string bids_in_words(const Public& open) {
  std::string words;
  each_bid(open, [&](int place, Seat bidder) {
    words += (words.empty() ? "Bids:  " : ", ") + std::to_string(bidder) + ": " + bid_name(bid_at(place, open.in_play));
    if (open.rolled_again.has(place)) words += "*";
  });
  if (words.empty()) return "";
  return words + (open.rolled_again == BidSet() ? "\n" : "  (* showed dice, rolled again)\n");
}

std::string situation(const Public& open) {
  const std::string seat = "Seat " + std::to_string(open.turn);
  switch (open.stage) {
    case Stage::roll: return seat + " rolls its dice.";
    case Stage::bid: return seat + (open.bid == kNoBid ? " opens the bidding." : " raises or challenges.");
    case Stage::show: return seat + " may show dice and roll the rest again.";
    case Stage::reroll: return seat + " rolls its hidden dice again.";
    case Stage::over: break;
  }
  const unsigned winners = Bluff::winners(open);
  std::string who;
  for (Seat each = 0; each < open.seats; ++each) {
    if ((winners >> each & 1) != 0) who += (who.empty() ? "" : ", ") + std::to_string(each);
  }
  return std::popcount(winners) > 1 ? "Seats " + who + " share the win." : "Seat " + who + " wins.";
}

}  // namespace

void Bluff::view(const State& state, Seat viewer, JsonWriter& json) {
  const Observation known = observation(state, viewer);
  const Public& open = known.open;
  json.begin_object().field("stage", kStageNames[static_cast<std::size_t>(open.stage)]);
  json.field("rounds", std::uint64_t{open.rounds})
      .field("may_show", open.with_show)
      .field("in_play", int{open.in_play});
  by_seat(json, "dice", open, [&](Seat seat) { json.number(int{open.held[at(seat)]}); });
  json.field("starter", int{open.starter}).key("turn");
  if (open.stage == Stage::over) json.null();
  else json.number(int{open.turn});
  by_seat(json, "hidden", open, [&](Seat seat) {
    if (sees(known, seat)) write_dice(json, known.hidden);
    else json.null();
  });
  by_seat(json, "shown", open, [&](Seat seat) { write_dice(json, open.shown[at(seat)]); });
  write_bids(json, open);
  write_last(json, open);
  write_end(json, open);
  json.end_object();
}

std::string Bluff::text(const State& state, Seat viewer) {
  const Observation known = observation(state, viewer);
  const Public& open = known.open;
  std::string text;
  if (open.rounds > 0) text += last_in_words(open);
  if (open.end != End::last_with_dice) {
    text += "Round " + std::to_string(open.rounds + 1) + ", " + amount(open.in_play) + " in play:\n";
    for (Seat seat = 0; seat < open.seats; ++seat) {
      if (open.held[at(seat)] == 0) continue;
      const int hidden = open.held[at(seat)] - open.shown[at(seat)].size();
      const std::string marks =
          sees(known, seat) ? digits(known.hidden) : std::string(static_cast<std::size_t>(hidden), '?');
      text += "  seat " + std::to_string(seat) + "  " + lying(marks, open.shown[at(seat)]) + "\n";
    }
    text += bids_in_words(open) + "1 counts for every face; [ ] dice shown\n";
  }
  return text + situation(open) + "\n";
}

std::string Bluff::token(const State& state, Seat seat, Action action) {
  if (seat == kChance) return digits(Dice::of_bits(action));
  const Public& open = state.open;
  if (open.stage == Stage::show) return action == kHold ? "hold" : "show:" + digits(Dice::of_bits(action));
  return action == challenge(open) ? "challenge" : bid_name(bid_at(static_cast<int>(action), open.in_play));
}

}  // namespace nemeton
