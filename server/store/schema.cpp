#include "server/store/schema.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace nemeton {

// Version 1. Times that the database itself takes (unixepoch()) are seconds since 1970, those of `seeks.since` microseconds, all others milliseconds.
// An `address_hash` is a keyed hash of a network address.
constexpr const char* kBaseline = R"(
create table players (
  id text not null primary key,
  name text not null,
  skeleton text not null unique,
  since bigint not null,
  private boolean not null default false,
  owner text references players (id) on delete cascade,
  slot smallint,
  stream text,
  online_until bigint
);
create unique index bots_of on players (owner, slot) where owner is not null;
create index bots_online on players (online_until) where online_until is not null;

create table passkeys (
  id bytea not null primary key,
  player text not null references players (id) on delete cascade,
  algorithm smallint not null,
  public_key bytea not null,
  counter bigint not null,
  added bigint not null,
  used bigint
);
create index passkeys_of on passkeys (player);

create table sessions (
  key_hash bytea not null primary key,
  player text not null references players (id) on delete cascade,
  passkey bytea references passkeys (id) on delete cascade,
  since bigint not null
);
create index sessions_of on sessions (player, since);
create index sessions_by on sessions (passkey) where passkey is not null;

create table recovery_codes (
  code_hash bytea not null primary key,
  player text not null references players (id) on delete cascade
);
create index recovery_codes_of on recovery_codes (player);

create table passkey_challenges (
  hash bytea not null primary key,
  player text,
  expires bigint not null
);
create index passkey_challenges_expire on passkey_challenges (expires);

create table tables (
  id text not null primary key,
  game text not null,
  options text not null,
  server_seed text not null,
  dice_version smallint not null,
  time_control text,
  rated boolean not null,
  opened bigint not null default (unixepoch()),
  over boolean not null,
  ended bigint,
  rematch text,
  waited bigint,
  entries integer not null,
  last_link bytea,
  watch_id text
);
create index unfinished on tables (id) where not over;
create index lobby on tables (waited) where waited is not null;
create index tables_ended on tables (ended) where ended is not null;
create index tables_opened on tables (opened);
create unique index watched on tables (watch_id) where watch_id is not null;

create table seats (
  table_id text not null references tables (id) on delete cascade,
  seat smallint not null,
  bot text,
  key_hash bytea,
  wants_rematch boolean not null default false,
  taken bigint,
  name text,
  player text references players (id) on delete set null,
  address_hash bytea,
  commitment text,
  client_seed text,
  asked_bot text references players (id) on delete set null,
  asked_until bigint,
  decline_reason text,
  outcome smallint,
  primary key (table_id, seat)
);
create unique index one_seat_of on seats (player, table_id) where player is not null;
create index seats_of on seats (player, taken, table_id) where player is not null;
create unique index one_seat_of_address on seats (table_id, address_hash) where address_hash is not null;
create index seats_asked on seats (asked_bot, asked_until) where asked_bot is not null;

create table log (
  table_id text not null references tables (id) on delete cascade,
  number integer not null,
  seat smallint,
  token text,
  action_id text,
  client_seeds smallint,
  timed_out boolean,
  used bigint,
  at bigint,
  link bytea,
  primary key (table_id, number)
);

create table key_transfers (
  table_id text not null primary key references tables (id) on delete cascade,
  id_hash bytea not null unique,
  sealed_key text not null,
  expires bigint not null
);

create table subscriptions (
  table_id text not null references tables (id) on delete cascade,
  seat smallint not null,
  target_id bytea not null,
  target text not null,
  due bigint,
  notified boolean not null default false,
  tries integer not null default 0,
  primary key (table_id, seat, target_id)
);
create index subscriptions_due on subscriptions (due) where due is not null;
create index subscriptions_of on subscriptions (target_id);

create table table_presence (
  table_id text not null references tables (id) on delete cascade,
  node text not null,
  players integer not null,
  spectators integer not null,
  at bigint not null,
  primary key (table_id, node)
);
create index table_presence_at on table_presence (at);

create table table_visits (
  table_id text not null references tables (id) on delete cascade,
  key_hash bytea not null,
  address_hash bytea,
  player text references players (id) on delete set null,
  at bigint not null,
  sent_away boolean not null default false,
  primary key (table_id, key_hash)
);
create index table_visits_at on table_visits (at) where not sent_away;
create index table_visits_of on table_visits (player) where player is not null;

create table signing_key (
  one integer not null primary key default 1 check (one = 1),
  seed bytea not null
);

create table seeks (
  key_hash bytea not null primary key,
  since bigint not null,
  expires bigint not null,
  table_id text,
  paired bigint,
  player text references players (id) on delete cascade,
  address_hash bytea
);
create index seeks_expire on seeks (expires);
create index seeks_at on seeks (table_id) where table_id is not null;
create index seeks_of on seeks (player) where player is not null;

create table seek_games (
  key_hash bytea not null references seeks (key_hash) on delete cascade,
  game text not null,
  pace text not null,
  since bigint,
  primary key (key_hash, game)
);
create index waiting on seek_games (pace, game, since, key_hash) where since is not null;

create table ratings (
  player text not null references players (id) on delete cascade,
  game text not null,
  mean double precision not null,
  deviation double precision not null,
  volatility double precision not null,
  at bigint not null,
  games integer not null,
  won integer not null,
  tied integer not null,
  streak integer not null,
  longest_streak integer not null,
  private boolean not null,
  primary key (player, game)
);
create index leaders on ratings (game, mean desc, player) where deviation <= 110 and not private;

create table rated_seats (
  table_id text not null,
  seat smallint not null,
  game text not null,
  player text references players (id) on delete set null,
  bot text,
  place smallint not null,
  side smallint not null,
  game_number integer,
  mean double precision,
  at bigint not null,
  primary key (table_id, seat)
);
create unique index rated_seats_of on rated_seats (player, game, game_number) where player is not null;

create table tournaments (
  id text not null primary key,
  join_code text not null unique,
  host text references players (id) on delete set null,
  settings json not null,
  events integer not null,
  due bigint
);
create index tournaments_of on tournaments (host) where host is not null;
create index tournaments_due on tournaments (due) where due is not null;

create table tournament_entrants (
  tournament text not null references tournaments (id) on delete cascade,
  number smallint not null,
  player text references players (id) on delete set null,
  bot text,
  primary key (tournament, number)
);
create unique index one_entrant_of on tournament_entrants (player, tournament) where player is not null;

create table tournament_events (
  tournament text not null references tournaments (id) on delete cascade,
  number integer not null,
  event json not null,
  primary key (tournament, number)
);

create table tournament_tables (
  table_id text not null primary key,
  tournament text not null references tournaments (id) on delete cascade
);
create index tournament_tables_of on tournament_tables (tournament);

create table blocks (
  player text not null references players (id) on delete cascade,
  blocked text not null references players (id) on delete cascade,
  since bigint not null,
  primary key (player, blocked)
);
create index blocks_of on blocks (blocked, player);

create table moderation_notes (
  id text not null primary key,
  kind smallint not null,
  at bigint not null,
  expires bigint,
  player text references players (id) on delete cascade,
  content text not null
);
create index moderation_notes_of_kind on moderation_notes (kind, at);
create index moderation_notes_expire on moderation_notes (expires) where expires is not null;
create index moderation_notes_of on moderation_notes (player) where player is not null;

create table player_networks (
  player text not null references players (id) on delete cascade,
  address_hash bytea not null,
  at bigint not null,
  primary key (player, address_hash)
);
create index player_networks_with on player_networks (address_hash);
create index player_networks_at on player_networks (at);
)";

const char* const kPostgresFunctions = R"(
create function unixepoch() returns bigint language sql stable as
  'select floor(extract(epoch from now()))::bigint';
create function microseconds() returns bigint language sql volatile as
  'select floor(extract(epoch from clock_timestamp()) * 1000000)::bigint';
)";

std::expected<std::string, std::string> missing_schema(std::int64_t version, Access access, SchemaSteps steps) {
  const std::int64_t newest = version_after(steps);
  const std::string found = "schema version " + std::to_string(version) + ", expected ";
  if (version > newest)
    return std::unexpected(found + "at most " + std::to_string(newest) + ": a newer nemeton wrote it");
  if (version < newest && access == Access::look)
    return std::unexpected(found + std::to_string(newest) + ": a server that starts on it brings it there");
  std::string sql = version == 0 ? kBaseline : "";
  for (const char* each : steps.subspan(static_cast<std::size_t>(std::max<std::int64_t>(version, 1) - 1)))
    sql += std::string(each) + ";";
  return sql;
}

std::string schema_for_sqlite(std::string sql) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 7> kTypes = {
      {{" bigint", " integer"},
       {" smallint", " integer"},
       {" boolean", " integer"},
       {" bytea", " blob"},
       {" json", " text"},
       {" double precision", " real"},
       {"\n);", "\n) strict, without rowid;"}}};
  for (const auto& [type, own] : kTypes) {
    for (std::size_t at = sql.find(type); at != std::string::npos; at = sql.find(type, at + own.size()))
      sql.replace(at, type.size(), own);
  }
  return sql;
}

}  // namespace nemeton
