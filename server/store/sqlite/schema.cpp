#include "server/store/sqlite/schema.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstring>

#include "server/store/sqlite/statement.hpp"

namespace nemeton {

namespace {

// Marks a file as a database of nemeton (PRAGMA application_id).
constexpr std::int64_t kMark = 0x4e656d65;

// Version 1 of the schema (PRAGMA user_version).
constexpr const char* kBaseline = R"(
create table players (
  id text not null primary key,
  name text not null,
  skeleton text not null unique,
  since integer not null,
  private integer not null default 0,
  owner text references players (id) on delete cascade,
  place integer,
  stream text,
  online integer
) strict, without rowid;

create table passkeys (
  id blob not null primary key,
  player text not null references players (id) on delete cascade,
  algorithm integer not null,
  public_key blob not null,
  counter integer not null,
  added integer not null,
  used integer
) strict, without rowid;
create index passkeys_of on passkeys (player);

create table sessions (
  key_hash blob not null primary key,
  player text not null references players (id) on delete cascade,
  passkey blob references passkeys (id) on delete cascade,
  since integer not null
) strict, without rowid;
create index sessions_of on sessions (player, since);
create index sessions_by on sessions (passkey) where passkey is not null;

create table recovery_codes (
  code_hash blob not null primary key,
  player text not null references players (id) on delete cascade
) strict, without rowid;
create index recovery_codes_of on recovery_codes (player);

create table challenges (
  hash blob not null primary key,
  player text,
  until integer not null
) strict, without rowid;
create index challenges_until on challenges (until);

create table tables (
  id text primary key,
  game text not null,
  options text not null,
  opened integer not null default (unixepoch()),
  over integer not null default 0,
  next text,
  secret text,
  time_control text,
  waited integer,
  dice integer not null default 1,
  entries integer not null default 0,
  head blob,
  ended integer,
  rated integer not null default 0,
  watch text
) strict, without rowid;
create index unfinished on tables (id) where over = 0;
create index lobby on tables (waited) where waited is not null;
create index ended on tables (ended) where ended is not null;

create table seats (
  table_id text not null references tables (id),
  seat integer not null,
  bot text,
  key_hash blob,
  wants_rematch integer not null default 0,
  number text,
  taken integer,
  name text,
  commitment text,
  player text references players (id) on delete set null,
  origin blob,
  outcome integer,
  asked text references players (id) on delete set null,
  asked_until integer,
  declined text,
  primary key (table_id, seat)
) strict, without rowid;
create unique index one_seat_of on seats (player, table_id) where player is not null;
create index seats_of on seats (player, taken, table_id) where player is not null;
create unique index one_origin_of on seats (table_id, origin) where origin is not null;

create table log (
  table_id text not null references tables (id),
  number integer not null,
  seat integer,
  token text,
  action_id text,
  numbers integer,
  timed_out integer,
  used integer,
  at integer,
  link blob,
  primary key (table_id, number)
) strict, without rowid;

create table passes (
  table_id text not null primary key references tables (id),
  id_hash blob not null unique,
  box text not null,
  until integer not null
) strict, without rowid;

create table subscriptions (
  table_id text not null references tables (id),
  seat integer not null,
  target_id blob not null,
  target text not null,
  due integer,
  told integer not null default 0,
  tries integer not null default 0,
  primary key (table_id, seat, target_id)
) strict, without rowid;
create index subscriptions_due on subscriptions (due) where due is not null;
create index subscriptions_of on subscriptions (target_id);

create table signing (seed blob not null) strict;

create table seeks (
  key_hash blob not null primary key,
  since integer not null,
  until integer not null,
  table_id text,
  paired integer,
  player text references players (id) on delete cascade,
  origin blob
) strict, without rowid;
create index seeks_until on seeks (until);
create index seeks_at on seeks (table_id) where table_id is not null;
create index seeks_of on seeks (player) where player is not null;

create table wishes (
  key_hash blob not null references seeks (key_hash) on delete cascade,
  game text not null,
  pace text not null,
  since integer,
  primary key (key_hash, game)
) strict, without rowid;
create index waiting on wishes (pace, game, since, key_hash) where since is not null;

create table ratings (
  player text not null references players (id) on delete cascade,
  game text not null,
  mean real not null,
  deviation real not null,
  volatility real not null,
  at integer not null,
  games integer not null,
  won integer not null,
  tied integer not null,
  streak integer not null,
  longest integer not null,
  private integer not null,
  primary key (player, game)
) strict, without rowid;
create index leaders on ratings (game, mean desc, player) where deviation <= 110 and not private;

create table rated_seats (
  table_id text not null,
  seat integer not null,
  game text not null,
  player text references players (id) on delete set null,
  bot text,
  place integer not null,
  side integer not null,
  number integer,
  mean real,
  at integer not null,
  primary key (table_id, seat)
) strict, without rowid;
create unique index rated_seats_of on rated_seats (player, game, number) where player is not null;

create table tournaments (
  id text not null primary key,
  word text not null unique,
  host text references players (id) on delete set null,
  settings text not null,
  events integer not null,
  due integer
) strict, without rowid;
create index tournaments_of on tournaments (host) where host is not null;
create index tournaments_due on tournaments (due) where due is not null;

create table entrants (
  tournament text not null references tournaments (id) on delete cascade,
  number integer not null,
  player text references players (id) on delete set null,
  bot text,
  primary key (tournament, number)
) strict, without rowid;
create unique index one_entrant_of on entrants (player, tournament) where player is not null;

create table tournament_events (
  tournament text not null references tournaments (id) on delete cascade,
  number integer not null,
  event text not null,
  primary key (tournament, number)
) strict, without rowid;

create table tournament_tables (
  table_id text not null primary key,
  tournament text not null references tournaments (id) on delete cascade
) strict, without rowid;
create index tournament_tables_of on tournament_tables (tournament);

create unique index bots_of on players (owner, place) where owner is not null;
create index bots_online on players (online) where online is not null;
create index seats_asked on seats (asked, asked_until) where asked is not null;

create unique index watched on tables (watch) where watch is not null;

create table attendances (
  table_id text not null primary key references tables (id) on delete cascade,
  players integer not null,
  spectators integer not null,
  said integer not null
) strict, without rowid;
create index attendances_said on attendances (said);

create table blocks (
  player text not null references players (id) on delete cascade,
  blocked text not null references players (id) on delete cascade,
  since integer not null,
  primary key (player, blocked)
) strict, without rowid;
create index blocks_of on blocks (blocked, player);

create table arrivals (
  table_id text not null references tables (id) on delete cascade,
  key_hash blob not null,
  origin blob,
  player text references players (id) on delete set null,
  at integer not null,
  sent_away integer not null default 0,
  primary key (table_id, key_hash)
) strict, without rowid;
create index arrivals_at on arrivals (at) where sent_away = 0;
create index arrivals_of on arrivals (player) where player is not null;

create table host_notes (
  id text not null primary key,
  kind integer not null,
  at integer not null,
  until integer,
  about text references players (id) on delete cascade,
  content text not null
) strict, without rowid;
create index host_notes_of on host_notes (kind, at);
create index host_notes_until on host_notes (until) where until is not null;
create index host_notes_about on host_notes (about) where about is not null;

create index tables_opened on tables (opened);

create table networks (
  player text not null references players (id) on delete cascade,
  origin blob not null,
  at integer not null,
  primary key (player, origin)
) strict, without rowid;
create index networks_of on networks (origin);
create index networks_at on networks (at);
)";

std::expected<std::int64_t, std::string> number_of(sqlite3* db, const char* pragma) {
  SqliteStatement statement(db, pragma);
  if (!statement.prepared() || !statement.row()) return std::unexpected(sqlite_complaint(db));
  return statement.integer_at(0);
}

}  // namespace

std::string sqlite_complaint(sqlite3* db) {
  std::string text = sqlite3_errmsg(db);
  const int code = sqlite3_errcode(db);
  // SQLite leaves it where the system has put it.
  if ((code == SQLITE_IOERR || code == SQLITE_CANTOPEN) && errno != 0)
    text += std::string(" (") + std::strerror(errno) + ")";
  return text;
}

std::expected<void, std::string> execute_sqlite(sqlite3* db, const char* sql) {
  if (sqlite3_exec(db, sql, nullptr, nullptr, nullptr) != SQLITE_OK) return std::unexpected(sqlite_complaint(db));
  return {};
}

std::expected<void, std::string> check_sqlite(sqlite3* db, SqliteCheck how) {
  const bool whole = how == SqliteCheck::whole;
  SqliteStatement pages(db, whole ? "pragma integrity_check(1)" : "pragma quick_check(1)");
  if (!pages.prepared() || !pages.row()) return std::unexpected(sqlite_complaint(db));
  const std::string found = pages.bytes_at(0);
  if (found != "ok") return std::unexpected("damaged: " + found.substr(0, found.find('\n')));
  if (!whole) return {};
  SqliteStatement references(db, "pragma foreign_key_check");
  if (references.row())
    return std::unexpected("damaged: " + references.bytes_at(0) + " are of a table that is missing");
  if (references.result() != SQLITE_DONE) return std::unexpected(sqlite_complaint(db));
  return {};
}

std::expected<void, std::string> migrate_sqlite(sqlite3* db, Access access, std::span<const char* const> steps) {
  const auto version = number_of(db, "pragma user_version");
  if (!version) return std::unexpected(version.error());
  const auto mark = number_of(db, "pragma application_id");
  if (!mark) return std::unexpected(mark.error());
  const auto newest = 1 + static_cast<std::int64_t>(steps.size());
  const std::string found = "schema version " + std::to_string(*version);
  if (*version != 0 && *mark != kMark)
    return std::unexpected(found + " is not of a released nemeton: move the file away to begin with a new one");
  if (*version > newest)
    return std::unexpected(found + ", expected at most " + std::to_string(newest) + ": a newer nemeton wrote it");
  if (*version == newest) return {};
  if (access == Access::look)
    return std::unexpected(found + ", expected " + std::to_string(newest) +
                           ": a server that starts on it brings it there");
  // All steps or none: if they are cut short, the database stays as the older version left it.
  std::string sql = "begin immediate;";
  if (*version == 0) sql += kBaseline + ("pragma application_id = " + std::to_string(kMark) + ";");
  for (const char* step : steps.subspan(static_cast<std::size_t>(std::max<std::int64_t>(*version, 1) - 1))) sql += step;
  sql += ";pragma user_version = " + std::to_string(newest) + "; commit";
  const auto done = execute_sqlite(db, sql.c_str());
  if (done) return {};
  execute_sqlite(db, "rollback");
  return std::unexpected("from " + found + " to " + std::to_string(newest) + ": " + done.error());
}

}  // namespace nemeton
