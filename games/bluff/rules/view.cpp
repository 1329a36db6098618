// How a game is shown, from what the viewer knows alone: as JSON for a page, as lines for a terminal, and actions as tokens.
#include <charconv>

#include "games/bluff/rules/rules.hpp"

namespace nemeton {

using namespace bluff;

namespace {

constexpr std::array<const char*, 5> kStageNames = {"roll", "bid", "show", "reroll", "over"};
constexpr std::array<const char*, 3> kEndNames = {"", "last_with_dice", "ply_limit"};

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

// The members of an end.
void write_end(JsonWriter& json, unsigned winners, End why) {
  json.key("winners").begin_array();
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if ((winners >> seat & 1) != 0) json.number(seat);
  }
  json.end_array().field("why", kEndNames[static_cast<std::size_t>(why)]);
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
  json.key("end");
  if (open.end == End::none) {
    json.null();
  } else {
    json.begin_object();
    write_end(json, winners(open), open.end);
    json.end_object();
  }
  json.end_object();
}

void Bluff::write_effect(const Effect& effect, Seat viewer, JsonWriter& json) {
  using enum Effect::Kind;
  constexpr std::array<const char*, 13> kKinds = {"rolled",      "bid",      "showed",  "held",      "rerolled",
                                                  "challenged",  "revealed", "counted", "lost_dice", "went_out",
                                                  "round_ended", "awaits",   "ended"};
  const auto write_bid = [&] { json.key("bid").string(bid_name(effect.bid)); };
  const auto write_number = [&](const char* key) { json.field(key, std::uint64_t{effect.number}); };
  // The dice, for their seat alone.
  const auto write_rolled = [&] {
    write_number("count");
    if (viewer == effect.seat) write_dice(json.key("dice"), effect.dice);
  };
  json.begin_object().field("kind", kKinds[static_cast<std::size_t>(effect.kind)]);
  if (effect.kind != counted && effect.kind != ended) json.field("seat", int{effect.seat});
  switch (effect.kind) {
    case rolled: write_rolled(); break;
    case bid:
    case held: write_bid(); break;
    case showed: write_dice(json.key("dice"), effect.dice); break;
    case rerolled:
      write_bid();
      write_rolled();
      break;
    case challenged:
      json.field("bidder", int{effect.other});
      write_bid();
      break;
    case revealed:
      write_dice(json.key("hidden"), effect.dice);
      write_dice(json.key("shown"), effect.shown);
      break;
    case counted:
      json.key("faces").begin_array().number(kMagicOne);
      if (effect.bid.face != kMagicOne) json.number(int{effect.bid.face});
      json.end_array().field("bid", int{effect.bid.count});
      write_number("count");
      break;
    case lost_dice: write_number("count"); break;
    case went_out: break;
    case round_ended: write_number("rounds"); break;
    case awaits: json.field("stage", kStageNames[static_cast<std::size_t>(effect.stage)]); break;
    case ended: write_end(json, effect.winners, effect.end); break;
  }
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

std::optional<Bluff::Action> Bluff::parse_token(const State& state, Seat seat, std::string_view token) {
  const auto dice_of = [](std::string_view faces) -> std::optional<Action> {
    Dice dice;
    if (faces.size() > kMaxDice) return std::nullopt;
    for (const char face : faces) {
      if (face < '1' || face > '6') return std::nullopt;
      dice = dice + Dice::of(face - '0');
    }
    return dice.bits();
  };
  const Public& open = state.open;
  if (seat == kChance) return dice_of(token);
  if (open.stage == Stage::show) {
    if (token == "hold") return kHold;
    return token.starts_with("show:") ? dice_of(token.substr(5)) : std::nullopt;
  }
  if (token == "challenge") return challenge(open);
  int count = 0;
  const auto [rest, bad] = std::from_chars(token.data(), token.data() + token.size(), count);
  const std::string_view face(rest, static_cast<std::size_t>(token.data() + token.size() - rest));
  if (bad != std::errc() || face.size() != 2 || face[0] != 'x' || face[1] < '1' || face[1] > '6') return std::nullopt;
  if (count < 1 || count > open.in_play) return std::nullopt;
  const Bid bid = {static_cast<std::uint8_t>(count), static_cast<std::uint8_t>(face[1] - '0')};
  return static_cast<Action>(place_of(bid, open.in_play));
}

}  // namespace nemeton
