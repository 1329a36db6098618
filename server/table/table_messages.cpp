// What a table says besides events: who sits there, its clocks and dice, and the whole of it in a summary or a record.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <span>

#include "protocol/game_json.hpp"
#include "protocol/record.hpp"
#include "server/dice/verify.hpp"
#include "server/table/replay.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

std::string Table::past_event(int number, Seat viewer) const {
  const Course past = course_.at(number);
  const Entry* entry = number == 0 ? nullptr : &log_.entries()[static_cast<std::size_t>(number - 1)];
  return event_message(past, entry, viewer, past.sight(viewer));
}

std::string Table::welcome_message(Seat seat, Door door) const {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("type", "welcome").field("table", door == Door::watch ? stored().watch : id());
  json.field("game", game());
  json.key("options").raw(stored().options);
  write_time_control(json);
  json.key("seat");
  seat == kSpectator ? json.null() : json.number(seat);
  json.field("last", last()).key("seats");
  write_seats(json);
  write_sides(course_.match(), json);
  json.key("dice");
  dice_.write(course_.awaits_draw(), tables_.time().now(), json);
  if (stored().lobby) json.field("lobby", true);
  if (stored().rated) json.field("rated", true);
  if (stored().in_tournament) json.field("tournament", true);
  if (stored().friendly) json.field("friendly", true);
  if (!stored().watch.empty()) json.field("public", true);
  if (door == Door::watch) json.field("watch", true);
  json.end_object();
  return text;
}

void Table::write_seats(JsonWriter& json) const {
  json.begin_array();
  for (Seat seat = 0; seat < seats(); ++seat) {
    const StoredSeat& each = log_.seat(seat);
    json.begin_object();
    if (each.bot) {
      json.field("kind", "bot").field("level", kLevelNames[static_cast<std::size_t>(*each.bot)]);
    } else {
      json.field("kind", "person").field("taken", !each.key_hash.empty()).field("present", audience_.is_present(seat));
      if (is_away(seat)) json.field("away", true);
      if (seat == opener()) json.field("opener", true);
      if (!each.name.empty()) json.field("name", each.name);
      if (!each.player.empty()) json.field("player", each.player);
      if (!each.owner.empty()) json.field("bot_account", true);
      if (each.asked && each.key_hash.empty()) {
        json.key("asked").begin_object().field("name", each.asked->name);
        if (!each.asked->declined.empty()) json.field("declined", each.asked->declined);
        else if (!is_asked(seat)) json.field("declined", "silent");
        json.end_object();
      }
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

std::string Table::watching_message() const {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("type", "watching").field("count", audience_.spectators()).end_object();
  return text;
}

std::string Table::rematch_message() const {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("type", "rematch").key("seats").begin_array();
  for (Seat seat = 0; seat < seats(); ++seat) {
    if (log_.seat(seat).wants_rematch) json.number(seat);
  }
  json.end_array().end_object();
  return text;
}

// Sides change: who sat at a seat sits at the one after it, and keeps the key.
std::string Table::next_message(const Audience::Member& member) const {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("type", "next").field("table", stored().next);
  if (member.seat == kSpectator) {
    json.key("seat").null().key("key").null();
  } else {
    json.field("seat", (member.seat + 1) % seats()).field("key", member.holder.key);
  }
  json.end_object();
  return text;
}

std::string Table::summary(std::optional<Seat> own, Door door) const {
  std::string text;
  JsonWriter json(text);
  json.begin_object()
      .field("table", door == Door::watch ? stored().watch : id())
      .field("game", game())
      .key("options")
      .raw(stored().options);
  write_time_control(json);
  json.key("seats");
  write_seats(json);
  json.field("last", last()).field("over", stored().over);
  stored().over ? course_.write_returns(json) : course_.write_to_act(json);
  if (clocks_ && !stored().over) clocks_->write(stored(), tables_.time().now(), json);
  const WallTime moved = stored().log.empty() ? WallTime() : stored().log.back().at;
  const auto idle = std::chrono::floor<std::chrono::seconds>(tables_.time().wall() - std::max(stored().opened, moved));
  json.field("idle", std::max<std::int64_t>(0, idle.count()));
  if (stored().lobby) json.field("lobby", true);
  if (stored().rated) json.field("rated", true);
  if (!stored().watch.empty()) json.field("public", true);
  if (!stored().next.empty() && door == Door::table) json.field("next", stored().next);
  if (own) json.field("seat", *own);
  json.end_object();
  return text;
}

// A member "time_control": what was agreed; null where there are no clocks.
void Table::write_time_control(JsonWriter& json) const {
  json.key("time_control").raw(stored().time_control.empty() ? "null" : stored().time_control);
}

std::string Table::clock_message() const {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("type", "clock");
  clocks_->write(stored(), tables_.time().now(), json);
  json.end_object();
  return text;
}

// A record's members for the clocks: what was agreed, and by step what it used of its seat's time.
void Table::write_times(JsonWriter& json) const {
  write_time_control(json);
  json.key("used").begin_array();
  const std::vector<int> numbers = course_.step_events();
  for (const int number : std::span(numbers).first(revealed_steps(course_.match()))) {
    const Entry& entry = stored().log[static_cast<std::size_t>(number - 1)];
    entry.used ? json.number(std::int64_t{entry.used->count()}) : json.null();
  }
  json.end_array();
}

std::string Table::dice_message() const {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("type", "dice").key("dice");
  dice_.write(course_.awaits_draw(), tables_.time().now(), json);
  json.end_object();
  return text;
}

Task<std::expected<std::string, Refusal>> Table::record(Door door) {
  const auto self = shared_from_this();
  if (!stored().over) co_return std::unexpected(Refusal{409, "not_over", "the game is not over yet"});
  const auto seed = co_await tables_.signing_seed();
  if (!seed) co_return std::unexpected(unavailable());
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  write_record_members(course_.match(), std::nullopt, json);
  // What ended the game without the rules stands in no step.
  if (const auto& ending = course_.ending(); ending && ending->forfeit) {
    json.field(kForfeitNames[static_cast<std::size_t>(*ending->forfeit)], ending->loser);
  } else if (ending) {
    json.field("tie", true);
  }
  if (clocks_) write_times(json);
  if (dice_.is_committed() && door == Door::table) {
    json.key("dice");
    dice_.write_proof(course_, json);
  }
  json.end_object();
  co_return signed_record(nlohmann::json::parse(text), *seed);
}

std::expected<std::string, Refusal> Table::record_so_far() const {
  if (course_.game().hides_information) {
    return std::unexpected(Refusal{409, "hidden", "not everybody may know what was played so far"});
  }
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  write_record_members(course_.match(), std::nullopt, json);
  json.end_object();
  return text;
}

void Table::tell_next() const {
  // Who watches by the name for that has none for the rematch.
  audience_.tell_each(Door::table, [this](const Audience::Member& each) { return next_message(each); });
}

}  // namespace nemeton
