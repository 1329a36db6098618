#include "server/table/table_messages.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <span>

#include "protocol/game_json.hpp"
#include "protocol/record.hpp"
#include "server/dice/verify.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

namespace {

void write_seats(const TableCore& core, JsonWriter& json) {
  json.begin_array();
  for (Seat seat = 0; seat < core.seats(); ++seat) {
    const StoredSeat& each = core.log().seat(seat);
    json.begin_object();
    if (each.bot) {
      json.field("kind", "bot").field("level", kLevelNames[static_cast<std::size_t>(*each.bot)]);
    } else {
      json.field("kind", "person")
          .field("taken", !each.key_hash.empty())
          .field("present", core.audience().is_present(seat));
      if (core.is_away(seat)) json.field("away", true);
      if (seat == core.log().host()) json.field("is_host", true);
      if (!each.name.empty()) json.field("name", each.name);
      if (!each.player.empty()) json.field("player", each.player);
      if (!each.owner.empty()) json.field("bot_account", true);
      if (each.asked && each.key_hash.empty()) {
        json.key("invited").begin_object().field("name", each.asked->name);
        if (!each.asked->declined.empty()) json.field("declined", each.asked->declined);
        else if (!core.is_invited(seat)) json.field("declined", "no_answer");
        json.end_object();
      }
    }
    json.end_object();
  }
  json.end_array();
}

// Writes the member "time_control": null if there are no clocks.
void write_time_control(const StoredTable& stored, JsonWriter& json) {
  json.key("time_control").raw(stored.time_control.empty() ? "null" : stored.time_control);
}

// Writes a record's members for the clocks: the time control, and for each step how much of its seat's time it used.
void write_times(const TableCore& core, JsonWriter& json) {
  write_time_control(core.stored(), json);
  json.key("used").begin_array();
  const std::vector<int> numbers = core.course().step_events();
  for (const int number : std::span(numbers).first(revealed_steps(core.course().match()))) {
    const Entry& entry = core.stored().log[static_cast<std::size_t>(number - 1)];
    entry.used ? json.number(std::int64_t{entry.used->count()}) : json.null();
  }
  json.end_array();
}

}  // namespace

std::string past_event_message(const TableCore& core, int number, Seat viewer) {
  const Course past = core.course().at(number);
  const Entry* entry = number == 0 ? nullptr : &core.log().entries()[static_cast<std::size_t>(number - 1)];
  return event_message(past, entry, viewer, past.sight(viewer));
}

std::string welcome_message(const TableCore& core, Seat seat, Door door) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("type", "welcome").field("table", door == Door::watch ? core.stored().watch : core.id());
  json.field("game", core.stored().game);
  json.key("options").raw(core.stored().options);
  write_time_control(core.stored(), json);
  json.key("seat");
  seat == kSpectator ? json.null() : json.number(seat);
  json.field("last", core.last()).key("seats");
  write_seats(core, json);
  write_sides(core.course().match(), json);
  json.key("dice");
  core.dice().write(core.course().awaits_draw(), core.now(), json);
  if (core.stored().lobby) json.field("lobby", true);
  if (core.stored().rated) json.field("rated", true);
  if (core.stored().in_tournament) json.field("tournament", true);
  if (core.stored().friendly) json.field("friendly", true);
  if (!core.stored().watch.empty()) json.field("public", true);
  if (door == Door::watch) json.field("watch_only", true);
  json.end_object();
  return text;
}

std::string seats_message(const TableCore& core) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("type", "seats").key("seats");
  write_seats(core, json);
  json.end_object();
  return text;
}

std::string watching_message(const TableCore& core) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("type", "spectators").field("count", core.audience().spectators()).end_object();
  return text;
}

std::string rematch_message(const TableCore& core) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("type", "rematch").key("seats").begin_array();
  for (Seat seat = 0; seat < core.seats(); ++seat) {
    if (core.log().seat(seat).wants_rematch) json.number(seat);
  }
  json.end_array().end_object();
  return text;
}

// Sides change: each player sits one seat further, and keeps the key.
std::string next_message(const TableCore& core, const Audience::Member& member) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("type", "next").field("table", core.stored().next);
  if (member.seat == kSpectator) {
    json.key("seat").null().key("key").null();
  } else {
    json.field("seat", (member.seat + 1) % core.seats()).field("key", member.holder.key);
  }
  json.end_object();
  return text;
}

std::string table_summary(const TableCore& core, std::optional<Seat> own, Door door) {
  std::string text;
  JsonWriter json(text);
  json.begin_object()
      .field("table", door == Door::watch ? core.stored().watch : core.id())
      .field("game", core.stored().game)
      .key("options")
      .raw(core.stored().options);
  write_time_control(core.stored(), json);
  json.key("seats");
  write_seats(core, json);
  json.field("last", core.last()).field("over", core.stored().over);
  core.stored().over ? core.course().write_returns(json) : core.course().write_to_act(json);
  if (core.clocks() && !core.stored().over) core.clocks()->write(core.stored(), core.now(), json);
  const WallTime moved = core.stored().log.empty() ? WallTime() : core.stored().log.back().at;
  const auto idle = std::chrono::floor<std::chrono::seconds>(core.wall() - std::max(core.stored().opened, moved));
  json.field("idle", std::max<std::int64_t>(0, idle.count()));
  if (core.stored().lobby) json.field("lobby", true);
  if (core.stored().rated) json.field("rated", true);
  if (!core.stored().watch.empty()) json.field("public", true);
  if (!core.stored().next.empty() && door == Door::table) json.field("next", core.stored().next);
  if (own) json.field("seat", *own);
  json.end_object();
  return text;
}

std::string clock_message(const TableCore& core) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("type", "clock");
  core.clocks()->write(core.stored(), core.now(), json);
  json.end_object();
  return text;
}

std::string dice_message(const TableCore& core) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("type", "dice").key("dice");
  core.dice().write(core.course().awaits_draw(), core.now(), json);
  json.end_object();
  return text;
}

std::string table_record(const TableCore& core, Door door, const std::string& signing_seed) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  write_record_members(core.course().match(), std::nullopt, json);
  // An end without the rules is not part of any step.
  if (const auto& ending = core.course().ending(); ending && ending->forfeit) {
    json.field(kForfeitNames[static_cast<std::size_t>(*ending->forfeit)], ending->loser);
  } else if (ending) {
    json.field("tie", true);
  }
  if (core.clocks()) write_times(core, json);
  if (door == Door::table) {
    json.key("dice");
    core.dice().write_proof(core.course(), json);
  }
  json.end_object();
  return signed_record(nlohmann::json::parse(text), signing_seed);
}

std::string partial_record(const TableCore& core) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  write_record_members(core.course().match(), std::nullopt, json);
  json.end_object();
  return text;
}

}  // namespace nemeton
