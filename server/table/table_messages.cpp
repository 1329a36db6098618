// What a table says to those who listen.
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "protocol/game_json.hpp"
#include "protocol/record.hpp"
#include "server/dice/dice.hpp"
#include "server/dice/verify.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

namespace {

// Bytes.
constexpr std::size_t kUsualView = 1024;
constexpr std::size_t kUsualState = 512;

}  // namespace

Task<void> Table::catch_up(std::shared_ptr<Listener> listener) {
  // In pieces, so that a client that reads slowly has little in its queue, however long the game was.
  constexpr std::size_t kPiece = 32 * 1024;
  const auto self = shared_from_this();
  const auto match = game_.start(options_, seats());
  std::size_t sent = 0;
  for (int number = 0;; ++number) {
    Member* to = member(*listener);
    if (to == nullptr || to->next > last()) co_return;
    if (number > 0) play(*match, stored_.log[static_cast<std::size_t>(number - 1)]);
    if (number < to->next) continue;
    to->next = number + 1;
    auto message = std::make_shared<const std::string>(event(number, *match, to->seat, view_of(*match, to->seat)));
    sent += message->size();
    listener->send(std::move(message));
    if (sent < kPiece) continue;
    if (!co_await listener->drained()) co_return;
    sent = 0;
  }
}

void Table::publish() {
  // Who looks from the same seat, as all spectators do, gets the same text; most of it is the view, which most games show to all.
  std::array<Message, kMaxSeats + 1> texts;
  std::string view;
  for (Member& each : members_) {
    if (each.next != last()) continue;
    ++each.next;
    const auto listener = each.listener.lock();
    if (!listener) continue;
    Message& text = texts[static_cast<std::size_t>(each.seat + 1)];
    if (!text) {
      if (view.empty() || game_.hides_information) view = view_of(*match_, each.seat);
      text = std::make_shared<const std::string>(event(last(), *match_, each.seat, view));
    }
    listener->send(text);
  }
}

// The match as it was after that event.
std::unique_ptr<Match> Table::match_after(int number) const {
  auto match = game_.start(options_, seats());
  for (int i = 0; i < number; ++i) play(*match, stored_.log[static_cast<std::size_t>(i)]);
  return match;
}

// Who is asked is to act, with the outcomes for actions.
void Table::write_question(const Match& match, Seat viewer, JsonWriter& json) {
  json.key("to_act").begin_array().number(match.asked()).end_array().key("actions").begin_object();
  if (viewer == match.asked()) {
    json.key(std::to_string(viewer)).begin_array();
    for (const auto& [token, weight] : match.outcomes()) json.string(token);
    json.end_array();
  }
  json.end_object();
}

void Table::write_returns(JsonWriter& json) const {
  const bool resigned = !stored_.log.empty() && !stored_.log.back().token;
  const Returns returns = resigned ? Returns() : match_->returns();
  json.key("returns").begin_array();
  for (Seat seat = 0; seat < seats(); ++seat) {
    // Who gives up has lost to all the others alike.
    const bool lost = resigned && seat == stored_.log.back().seat;
    json.number(lost ? -1.0 : resigned ? 1.0 / (seats() - 1) : returns[static_cast<std::size_t>(seat)]);
  }
  json.end_array();
}

std::string Table::view_of(const Match& match, Seat viewer) {
  std::string view;
  view.reserve(kUsualView);
  JsonWriter json(view);
  match.view(viewer, json);
  return view;
}

std::string Table::event(int number, const Match& match, Seat viewer, std::string_view view) const {
  const Entry* entry = number == 0 ? nullptr : &stored_.log[static_cast<std::size_t>(number - 1)];
  const bool gave_up = entry != nullptr && !entry->token;
  std::string text;
  text.reserve(kUsualState + view.size());
  JsonWriter json(text);
  json.begin_object().field("type", "event").field("n", number).key("seat");
  entry == nullptr || entry->seat == kChance ? json.null() : json.number(entry->seat);
  // What the viewer did not see happen, such as a deal to another seat or a choice in secret, is not told.
  json.key("token");
  entry == nullptr || gave_up || !match.saw_last_step(viewer) ? json.null() : json.string(*entry->token);
  if (gave_up) json.field(entry->timed_out ? "timed_out" : "resigned", true);
  if (entry != nullptr && entry->used) json.key("used").number(std::int64_t{entry->used->count()});
  if (entry != nullptr && entry->seat != kChance && entry->seat == viewer && !entry->id.empty())
    json.field("id", entry->id);
  json.key("state").begin_object();
  if (gave_up) {
    json.field("ply", match.ply()).field("node", "terminal");
    write_returns(json);
  } else {
    write_state(match, viewer == kSpectator ? SeatSet() : SeatSet::of(viewer), json);
    if (asks(match)) write_question(match, viewer, json);
  }
  json.end_object().key("view").raw(view).end_object();
  return text;
}

void Table::write_seats(JsonWriter& json) const {
  json.begin_array();
  for (Seat seat = 0; seat < seats(); ++seat) {
    const StoredSeat& stored = seat_at(seat);
    json.begin_object();
    if (stored.bot) {
      json.field("kind", "bot").field("level", kLevelNames[static_cast<std::size_t>(*stored.bot)]);
    } else {
      json.field("kind", "person").field("taken", !stored.key_hash.empty()).field("present", present(seat));
    }
    json.end_object();
  }
  json.end_array();
}

std::string Table::seats_message() const {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("type", "seats").key("seats");
  write_seats(json);
  json.end_object();
  return text;
}

std::string Table::rematch_message() const {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("type", "rematch").key("seats").begin_array();
  for (Seat seat = 0; seat < seats(); ++seat) {
    if (seat_at(seat).wants_rematch) json.number(seat);
  }
  json.end_array().end_object();
  return text;
}

// Sides change: who sat at a seat sits at the one after it, and keeps the key.
std::string Table::next_message(const Member& member) const {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("type", "next").field("table", stored_.next);
  if (member.seat == kSpectator) {
    json.key("seat").null().key("key").null();
  } else {
    json.field("seat", (member.seat + 1) % seats()).field("key", member.key);
  }
  json.end_object();
  return text;
}

std::string Table::summary(std::optional<Seat> own) const {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("table", id()).field("game", stored_.game).key("options").raw(stored_.options);
  write_time_control(json);
  json.key("seats");
  write_seats(json);
  json.field("last", last()).field("over", stored_.over);
  if (stored_.over) {
    write_returns(json);
  } else {
    // At a chance node nobody is to act unless it asks somebody.
    const Seat asked = match_->asked();
    json.key("to_act").begin_array();
    for (Seat seat = 0; seat < seats(); ++seat) {
      if (match_->node().to_act.has(seat) || (seat == asked && asks(*match_))) json.number(seat);
    }
    json.end_array();
  }
  const WallTime moved = stored_.log.empty() ? WallTime() : stored_.log.back().at;
  const auto idle = std::chrono::floor<std::chrono::seconds>(tables_.time().wall() - std::max(stored_.opened, moved));
  json.field("idle", std::max<std::int64_t>(0, idle.count()));
  if (stored_.lobby) json.field("lobby", true);
  if (!stored_.next.empty()) json.field("next", stored_.next);
  if (own) json.field("seat", *own);
  json.end_object();
  return text;
}

// A member "time_control": what was agreed; null where there are no clocks.
void Table::write_time_control(JsonWriter& json) const {
  json.key("time_control").raw(stored_.time_control.empty() ? "null" : stored_.time_control);
}

std::string Table::clock_message() const {
  const Instant now = tables_.time().now();
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("type", "clock").key("left").begin_array();
  for (Seat seat = 0; seat < seats(); ++seat) {
    seat_at(seat).bot ? json.null() : json.number(std::int64_t{clocks_->left(seat, now).count()});
  }
  json.end_array().key("running").begin_array();
  for (Seat seat = 0; seat < seats(); ++seat) {
    if (clocks_->running().has(seat) && clocks_->since(seat) <= now) json.number(seat);
  }
  json.end_array().end_object();
  return text;
}

// A record's members for the clocks: what was agreed, and by step what it used of its seat's time.
void Table::write_times(JsonWriter& json) const {
  write_time_control(json);
  json.key("used").begin_array();
  for (const Entry& entry : std::span(stored_.log).first(revealed_steps(*match_))) {
    entry.used ? json.number(std::int64_t{entry.used->count()}) : json.null();
  }
  json.end_array();
}

// A member "dice": what is known of them while the game goes on; null where nothing was committed to.
void Table::write_dice(JsonWriter& json) const {
  json.key("dice");
  if (stored_.server_seed.empty()) {
    json.null();
    return;
  }
  json.begin_object().field("commitment", commitment_to(stored_.server_seed)).key("numbers").begin_array();
  for (const StoredSeat& each : stored_.seats) each.client_seed ? json.string(*each.client_seed) : json.null();
  json.end_array().end_object();
}

std::string Table::dice_message() const {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("type", "dice");
  write_dice(json);
  json.end_object();
  return text;
}

// A record's member "dice" (docs/dice.md).
void Table::write_proof(JsonWriter& json) const {
  json.key("dice").begin_object().field("table", id()).field("commitment", commitment_to(stored_.server_seed));
  json.field("secret", stored_.server_seed).key("numbers").begin_array();
  for (Seat seat = 0; seat < seats(); ++seat) {
    const auto counts = [seat](const Entry& entry) { return entry.client_seeds.has(seat); };
    const auto first = std::ranges::find_if(stored_.log, counts);
    if (first == stored_.log.end()) continue;
    json.begin_object().field("seat", seat).field("number", *seat_at(seat).client_seed);
    json.field("from", static_cast<int>(first - stored_.log.begin())).end_object();
  }
  json.end_array().key("told").begin_array();
  const std::vector<Step> steps = match_->steps();
  for (std::size_t step = 0; step < steps.size(); ++step) {
    if (steps[step].node == NodeKind::chance && stored_.log[step].seat != kChance) json.number(step);
  }
  json.end_array().end_object();
}

Task<std::expected<std::string, Refusal>> Table::record() {
  const auto self = shared_from_this();
  if (!stored_.over) co_return std::unexpected(Refusal{409, "not_over", "the game is not over yet"});
  const auto seed = co_await tables_.signing_seed();
  if (!seed) co_return std::unexpected(unavailable());
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  write_record_members(*match_, std::nullopt, json);
  // Who gave up, or whose time was up, stands in no step.
  if (!stored_.log.empty() && !stored_.log.back().token) {
    json.field(stored_.log.back().timed_out ? "timed_out" : "resigned", stored_.log.back().seat);
  }
  if (clocks_) write_times(json);
  if (!stored_.server_seed.empty()) write_proof(json);
  json.end_object();
  co_return signed_record(nlohmann::json::parse(text), *seed);
}

void Table::tell_all(std::string message, const Listener* except) const {
  const auto shared = std::make_shared<const std::string>(std::move(message));
  for (const Member& each : members_) {
    const auto listener = each.listener.lock();
    if (listener && listener.get() != except) listener->send(shared);
  }
}

}  // namespace nemeton
