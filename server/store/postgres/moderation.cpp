#include "server/store/postgres/moderation.hpp"

#include <nlohmann/json.hpp>

#include "server/dice/hexadecimal.hpp"
#include "server/store/postgres/values.hpp"

namespace nemeton {

namespace {

constexpr const char* kBlock = R"(
insert into blocks (player, blocked, since)
select one.id, other.id, $3::bigint from players as one, players as other
where one.id = $1 and other.id = $2
  and (select count(*) from blocks where player = $1 and blocked <> $2) < $4::integer
on conflict (player, blocked) do update set since = blocks.since returning player)";
// Gives a row, whether there was such a block or not.
constexpr const char* kUnblock = "with gone as (delete from blocks where player = $1 and blocked = $2) select 1";
const std::string kAddNotes = with_notes("done as (select where not exists (select from unfit))");
const std::string kReplaceNote = with_notes(R"(
  done as (
    update host_notes set content = $4
    where id = $2 and kind = $3::smallint and not exists (select from unfit) returning id))");
const std::string kDropNote = with_notes(R"(
  done as (
    delete from host_notes
    where id = $2 and kind = $3::smallint and not exists (select from unfit) returning id))");
// Of several servers that delete what is past none waits for another.
constexpr const char* kDropPastNotes = R"(
with gone as (
  delete from host_notes where id in (select id from host_notes where until <= $1::bigint for update skip locked))
select 1)";
constexpr const char* kDropPastArrivals = R"(
delete from arrivals where (table_id, key_hash) in (
  select table_id, key_hash from arrivals where not sent_away and at <= $1::bigint for update skip locked))";

// Gives a row, whether there is such a player or not.
constexpr const char* kNoteNetwork = R"(
with noted as (
  insert into networks (player, origin, at) select id, decode($2, 'hex'), $3::bigint from players where id = $1
  on conflict (player, origin) do update set at = excluded.at)
select 1)";
constexpr const char* kDropPastNetworks = R"(
delete from networks where (player, origin) in (
  select player, origin from networks where at <= $1::bigint for update skip locked))";

constexpr const char* kBlockedBy = R"(
select blocked, name, blocks.since from blocks join players on id = blocked
where player = $1 order by blocks.since desc, blocked)";
constexpr const char* kKeepsApart = R"(
select 1 from json_array_elements_text($2) as other, lateral (
  select from blocks where (player = $1 and blocked = other) or (player = other and blocked = $1)) as block
limit 1)";
constexpr const char* kSharesNetwork = R"(
select 1 from networks as own join networks as other using (origin)
where own.player = $1 and other.player in (select json_array_elements_text($2)) limit 1)";
constexpr const char* kWasSentAway = R"(
select 1 from arrivals
where table_id = $1 and sent_away and (key_hash = decode($2, 'hex') or player = $3 or origin = decode($4, 'hex'))
limit 1)";
constexpr const char* kNotes = R"(
select id, kind, at, until, about, content from host_notes
where kind = $1::smallint and (until is null or until > $2::bigint) and ($3::bigint is null or at < $3::bigint)
order by at desc, id limit $4::integer)";
constexpr const char* kDailyCounts = R"(
select to_char(opened at time zone 'UTC', 'YYYY-MM-DD') as day, game, count(distinct id),
  count(distinct id) filter (where over), count(key_hash), count(distinct player)
from tables left join seats on table_id = id and seats.bot is null
where opened >= to_timestamp($1::bigint / 1000.0) group by day, game order by day desc, game)";

std::string number_of(HostNote::Kind kind) { return std::to_string(static_cast<int>(kind)); }

}  // namespace

std::string with_notes(const char* ctes) {
  return std::string(R"(
with
  note as (
    select * from json_to_recordset($1)
      as x (id text, kind smallint, at bigint, until bigint, about text, content text, most integer)),
  unfit as (
    select from note
    where (about is not null and not exists (select from players where players.id = about))
      or most < (select count(*) from note as other where other.kind = note.kind) + (
        select count(*) from host_notes as kept
        where kept.kind = note.kind and (kept.until is null or kept.until > note.at))),)") +
         ctes + R"(,
  noted as (
    insert into host_notes (id, kind, at, until, about, content)
    select note.id, kind, at, until, about, content from note, done)
select from done)";
}

std::string notes_as_json(const std::vector<HostNote>& notes) {
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  for (const HostNote& each : notes) {
    json.begin_object().field("id", each.id).field("kind", static_cast<int>(each.kind));
    json.field("at", milliseconds_of(each.at)).field("content", each.content);
    if (each.until) json.field("until", milliseconds_of(*each.until));
    if (!each.about.empty()) json.field("about", each.about);
    if (const auto most = HostNote::most(each.kind)) json.field("most", *most);
    json.end_object();
  }
  json.end_array();
  return text;
}

PostgresGroup queries(const Block& change, const std::string&) {
  return {{kBlock, {change.player, change.blocked, text_of(change.since), std::to_string(kMostBlocked)}}};
}

PostgresGroup queries(const Unblock& change, const std::string&) {
  return {{kUnblock, {change.player, change.blocked}}};
}

PostgresGroup queries(const AddHostNotes& change, const std::string&) {
  return {{kAddNotes.c_str(), {notes_as_json(change.notes)}}};
}

PostgresGroup queries(const ReplaceHostNote& change, const std::string&) {
  return {{kReplaceNote.c_str(), {notes_as_json(change.notes), change.id, number_of(change.kind), change.content}}};
}

PostgresGroup queries(const DropHostNote& change, const std::string&) {
  return {{kDropNote.c_str(), {notes_as_json(change.notes), change.id, number_of(change.kind)}}};
}

PostgresGroup queries(const DropPast& change, const std::string&) {
  return {{kDropPastNotes, {text_of(change.now)}},
          {kDropPastArrivals, {text_of(change.now - kArrivalLife)}},
          {kDropPastNetworks, {text_of(change.now - kNetworkLife)}}};
}

PostgresGroup queries(const NoteNetwork& change, const std::string&) {
  return {{kNoteNetwork, {change.player, hexadecimal(change.origin), text_of(change.at)}}};
}

PostgresQuery query_for_blocked_by(const std::string& player) { return {kBlockedBy, {player}}; }

std::vector<Blocked> read_blocked_by(const PostgresResult& result) {
  std::vector<Blocked> all;
  for (int row = 0; row < result.rows(); ++row) {
    all.push_back({.player = *result.at(row, 0), .name = *result.at(row, 1), .since = time_of(*result.at(row, 2))});
  }
  return all;
}

PostgresQuery query_for_keeps_apart(const std::string& player, const std::vector<std::string>& others) {
  return {kKeepsApart, {player, nlohmann::json(others).dump()}};
}

PostgresQuery query_for_shares_network(const std::string& player, const std::vector<std::string>& others) {
  return {kSharesNetwork, {player, nlohmann::json(others).dump()}};
}

PostgresQuery query_for_was_sent_away(const std::string& table, const Newcomer& arrival) {
  return {kWasSentAway,
          {table, bytes_or_null(arrival.key_hash), text_or_null(arrival.player), bytes_or_null(arrival.origin)}};
}

bool read_any(const PostgresResult& result) { return result.rows() > 0; }

PostgresQuery query_for_host_notes(HostNote::Kind kind, WallTime now, std::optional<WallTime> before, int most) {
  return {kNotes, {number_of(kind), text_of(now), text_of(before), std::to_string(most)}};
}

std::vector<HostNote> read_host_notes(const PostgresResult& result) {
  std::vector<HostNote> notes;
  for (int row = 0; row < result.rows(); ++row) {
    const auto until = result.at(row, 3);
    notes.push_back({.id = *result.at(row, 0),
                     .kind = static_cast<HostNote::Kind>(std::stoi(*result.at(row, 1))),
                     .at = time_of(*result.at(row, 2)),
                     .until = until ? std::optional(time_of(*until)) : std::nullopt,
                     .about = result.at(row, 4).value_or(""),
                     .content = *result.at(row, 5)});
  }
  return notes;
}

PostgresQuery query_for_daily_counts(WallTime from) { return {kDailyCounts, {text_of(from)}}; }

std::vector<DailyCount> read_daily_counts(const PostgresResult& result) {
  std::vector<DailyCount> days;
  for (int row = 0; row < result.rows(); ++row) {
    days.push_back({.day = *result.at(row, 0),
                    .game = *result.at(row, 1),
                    .tables = std::stoi(*result.at(row, 2)),
                    .over = std::stoi(*result.at(row, 3)),
                    .seats = std::stoi(*result.at(row, 4)),
                    .players = std::stoi(*result.at(row, 5))});
  }
  return days;
}

}  // namespace nemeton
