#include "server/store/moderation.hpp"

#include <algorithm>
#include <cstdio>

namespace nemeton {

namespace {

constexpr const char* kBlock =
    "insert into blocks (player, blocked, since) select one.id, other.id, $3 from players as one, players as other "
    "where one.id = $1 and other.id = $2 "
    "  and (select count(*) from blocks where player = $1 and blocked <> $2) < $4 "
    "on conflict (player, blocked) do update set since = blocks.since returning player";
constexpr const char* kUnblock = "delete from blocks where player = $1 and blocked = $2";
constexpr const char* kBlockedBy =
    "select blocked, name, blocks.since from blocks join players on id = blocked "
    "where player = $1 order by blocks.since desc, blocked";

constexpr const char* kNoteNetwork =
    "insert into player_networks (player, address_hash, at) select id, $2, $3 from players where id = $1 "
    "on conflict (player, address_hash) do update set at = excluded.at";
constexpr const char* kWasSentAway =
    "select 1 from table_visits where table_id = $1 and sent_away "
    "and (key_hash = $2 or player = $3 or address_hash = $4) limit 1";

// Of several servers that delete expired rows none waits for another.
constexpr const char* kDropNotes =
    "delete from moderation_notes where id in "
    "  (select id from moderation_notes where expires <= $1 for update skip locked)";
constexpr const char* kDropVisits =
    "delete from table_visits where (table_id, key_hash) in "
    "  (select table_id, key_hash from table_visits where not sent_away and at <= $1 for update skip locked)";
constexpr const char* kDropNetworks =
    "delete from player_networks where (player, address_hash) in "
    "  (select player, address_hash from player_networks where at <= $1 for update skip locked)";

constexpr std::string_view kAddNote = "insert into moderation_notes (id, kind, at, expires, player, content) select ";
constexpr const char* kDailyCounts =
    "select opened / 86400 as day, game, count(distinct id), count(distinct case when over then id end), "
    "  count(key_hash), count(distinct player) "
    "from tables left join seats on table_id = id and seats.bot is null "
    "where opened >= $1 group by opened / 86400, game order by day desc, game";

Queries queries(const Block& change) {
  return {decider(kBlock, {change.player, change.blocked, change.since, kMostBlocked})};
}

Queries queries(const Unblock& change) { return {{kUnblock, {change.player, change.blocked}}}; }

Queries queries(const AddModerationNotes& change) { return with_notes("", {}, change.notes); }

Queries queries(const ReplaceModerationNote& change) {
  return with_notes("update moderation_notes set content = $1 where id = $2 and kind = $3",
                    {change.content, change.id, static_cast<int>(change.kind)}, change.notes);
}

Queries queries(const DeleteModerationNote& change) {
  return with_notes("delete from moderation_notes where id = $1 and kind = $2",
                    {change.id, static_cast<int>(change.kind)}, change.notes);
}

Queries queries(const DeleteExpired& change) {
  return {{kDropNotes, {change.now}},
          {kDropVisits, {change.now - kArrivalLife}},
          {kDropNetworks, {change.now - kNetworkLife}}};
}

Queries queries(const RecordNetwork& change) {
  return {{kNoteNetwork, {change.player, Bytes(change.origin), change.at}}};
}

Blocked blocked_of(const Row& row) { return {.player = row.text(0), .name = row.text(1), .since = row.time(2)}; }

ModerationNote moderation_note_of(const Row& row) {
  return {.id = row.text(0),
          .kind = static_cast<ModerationNote::Kind>(row.number(1)),
          .at = row.time(2),
          .until = row.optional_time(3),
          .about = row.text(4),
          .content = row.text(5)};
}

// Such as 2026-11-26.
std::string date_of(std::chrono::year_month_day day) {
  std::array<char, 16> text;
  std::snprintf(text.data(), text.size(), "%04d-%02u-%02u", static_cast<int>(day.year()), unsigned{day.month()},
                unsigned{day.day()});
  return text.data();
}

DailyCount daily_count_of(const Row& row) {
  return {.day = date_of(std::chrono::sys_days(std::chrono::days(row.integer(0)))),
          .game = row.text(1),
          .tables = row.number(2),
          .over = row.number(3),
          .seats = row.number(4),
          .players = row.number(5)};
}

// The condition that a note may be added with others; empty if it always may.
std::string condition_of(const ModerationNote& note, const std::vector<ModerationNote>& all,
                         std::vector<Value>& values) {
  std::string condition;
  if (!note.about.empty())
    condition = " and exists (select 1 from players where id = " + parameter(values, note.about) + ")";
  const auto most = ModerationNote::most(note.kind);
  if (!most) return condition;
  const auto left = *most - std::ranges::count(all, note.kind, &ModerationNote::kind);
  return condition +
         " and (select count(*) from moderation_notes where kind = " + parameter(values, static_cast<int>(note.kind)) +
         " and (expires > " + parameter(values, note.at) + " or expires is null)) <= " + parameter(values, left);
}

// The columns of a note, as parameters.
std::string columns_of(const ModerationNote& note, std::vector<Value>& values) {
  std::string columns = parameter(values, note.id);
  for (Value each : {Value(static_cast<int>(note.kind)), Value(note.at), Value(note.until), text_or_null(note.about),
                     Value(note.content)})
    columns += ", " + parameter(values, std::move(each));
  return columns;
}

}  // namespace

Queries queries_for(const ModerationChange& change, const std::string&) {
  return std::visit([](const auto& each) { return queries(each); }, change);
}

// In SQLite the notes follow the change. PostgreSQL runs all queries of a change, so there they are one, and the others are blank.
Queries with_notes(std::string sql, std::vector<Value> values, const std::vector<ModerationNote>& notes) {
  const bool is_alone = sql.empty();
  if (is_alone) sql = "select 1 where true";
  for (const ModerationNote& each : notes) sql += condition_of(each, notes, values);
  if (!is_alone) sql += " returning 1";
  if (notes.empty()) return {decider(std::move(sql), std::move(values))};
  std::string whole = "with done as (" + sql + ")";
  Queries added;
  for (const ModerationNote& each : notes) {
    std::vector<Value> own;
    added.push_back({std::string(kAddNote) + columns_of(each, own), {}});
    added.back().values = std::move(own);
    whole += ", note" + std::to_string(added.size()) + " as (" + std::string(kAddNote) + columns_of(each, values) +
             " from done)";
  }
  Queries all = {decider(Sql(std::move(sql), whole + " select 1 from done"), std::move(values))};
  for (Query& each : added) all.push_back({Sql(each.sql.text(), " "), std::move(each.values)});
  return all;
}

Task<std::expected<std::vector<Blocked>, std::string>> ModerationStore::blocked_by(std::string player) {
  return find_all({kBlockedBy, {player}}, blocked_of);
}

Task<std::expected<bool, std::string>> ModerationStore::keeps_apart(std::string player,
                                                                    std::vector<std::string> others) {
  if (others.empty()) co_return false;
  std::vector<Value> values = {player};
  const std::string names = parameters(values, others);
  co_return co_await find_any({"select 1 from blocks where (player = $1 and blocked in (" + names +
                                   ")) or (blocked = $1 and player in (" + names + ")) limit 1",
                               std::move(values)});
}

Task<std::expected<bool, std::string>> ModerationStore::shares_network(std::string player,
                                                                       std::vector<std::string> others) {
  if (others.empty()) co_return false;
  std::vector<Value> values = {player};
  const std::string names = parameters(values, others);
  co_return co_await find_any(
      {"select 1 from player_networks as own join player_networks as other "
       "on other.address_hash = own.address_hash where own.player = $1 and other.player in (" +
           names + ") limit 1",
       std::move(values)});
}

Task<std::expected<bool, std::string>> ModerationStore::was_sent_away(std::string table, Visitor arrival) {
  return find_any(
      {kWasSentAway,
       {table, bytes_or_null(arrival.key_hash), text_or_null(arrival.player), bytes_or_null(arrival.origin)}});
}

Task<std::expected<std::vector<ModerationNote>, std::string>> ModerationStore::moderation_notes(
    ModerationNote::Kind kind, WallTime now, std::optional<WallTime> before, int most) {
  std::vector<Value> values = {static_cast<int>(kind), now};
  std::string sql =
      "select id, kind, at, expires, player, content from moderation_notes "
      "where kind = $1 and (expires > $2 or expires is null)";
  if (before) sql += " and at < " + parameter(values, *before);
  sql += " order by at desc, id limit " + parameter(values, most);
  return find_all({std::move(sql), std::move(values)}, moderation_note_of);
}

Task<std::expected<std::vector<DailyCount>, std::string>> ModerationStore::daily_counts(WallTime from) {
  return find_all({kDailyCounts, {std::chrono::floor<std::chrono::seconds>(from).time_since_epoch()}}, daily_count_of);
}

}  // namespace nemeton
