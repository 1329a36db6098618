#include "server/store/postgres/schema.hpp"

#include <algorithm>

namespace nemeton {

namespace {

// Version 1 of the schema.
constexpr const char* kBaseline = R"(
create table players (
  id text primary key,
  name text not null,
  skeleton text not null unique,
  since bigint not null,
  private boolean not null default false,
  owner text references players (id) on delete cascade,
  place smallint,
  stream text,
  online bigint
);

create table passkeys (
  id bytea primary key,
  player text not null references players (id) on delete cascade,
  algorithm smallint not null,
  public_key bytea not null,
  counter bigint not null,
  added bigint not null,
  used bigint
);
create index passkeys_of on passkeys (player);

create table sessions (
  key_hash bytea primary key,
  player text not null references players (id) on delete cascade,
  passkey bytea references passkeys (id) on delete cascade,
  since bigint not null
);
create index sessions_of on sessions (player, since);
create index sessions_by on sessions (passkey) where passkey is not null;

create table recovery_codes (
  code_hash bytea primary key,
  player text not null references players (id) on delete cascade
);
create index recovery_codes_of on recovery_codes (player);

create table challenges (
  hash bytea primary key,
  player text,
  until timestamptz not null
);
create index challenges_until on challenges (until);

create table tables (
  id text primary key,
  game text not null,
  options text not null,
  opened timestamptz not null default now(),
  over boolean not null default false,
  next text,
  secret text not null default '',
  time_control text,
  waited timestamptz,
  dice smallint not null default 1,
  entries integer not null default 0,
  head bytea,
  ended bigint,
  rated boolean not null default false,
  watch text
);
create index unfinished on tables (id) where not over;
create index lobby on tables (waited) where waited is not null;
create index ended on tables (ended) where ended is not null;

create table seats (
  table_id text not null references tables (id),
  seat smallint not null,
  bot text,
  key_hash bytea,
  wants_rematch boolean not null default false,
  number text,
  taken bigint,
  name text,
  commitment text,
  player text references players (id) on delete set null,
  origin bytea,
  outcome smallint,
  asked text references players (id) on delete set null,
  asked_until bigint,
  declined text,
  primary key (table_id, seat)
);
create unique index one_seat_of on seats (player, table_id) where player is not null;
create index seats_of on seats (player, taken, table_id) where player is not null;
create unique index one_origin_of on seats (table_id, origin) where origin is not null;

create table log (
  table_id text not null references tables (id),
  number integer not null,
  seat smallint,
  token text,
  action_id text,
  numbers smallint,
  timed_out boolean,
  used bigint,
  at bigint,
  link bytea,
  primary key (table_id, number)
);

create table passes (
  table_id text primary key references tables (id),
  id_hash bytea not null unique,
  box text not null,
  until timestamptz not null
);

create table subscriptions (
  table_id text not null references tables (id),
  seat smallint not null,
  target_id bytea not null,
  target text not null,
  due bigint,
  told boolean not null default false,
  tries integer not null default 0,
  primary key (table_id, seat, target_id)
);
create index subscriptions_due on subscriptions (due) where due is not null;
create index subscriptions_of on subscriptions (target_id);

create table signing (one boolean primary key default true check (one), seed bytea not null);

create table seeks (
  key_hash bytea primary key,
  since timestamptz not null,
  until timestamptz not null,
  table_id text,
  paired timestamptz,
  player text references players (id) on delete cascade,
  origin bytea
);
create index seeks_until on seeks (until);
create index seeks_at on seeks (table_id) where table_id is not null;
create index seeks_of on seeks (player) where player is not null;

create table wishes (
  key_hash bytea not null references seeks (key_hash) on delete cascade,
  game text not null,
  pace text not null,
  since timestamptz,
  primary key (key_hash, game)
);
create index waiting on wishes (pace, game, since, key_hash) where since is not null;

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
  longest integer not null,
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
  number integer,
  mean double precision,
  at bigint not null,
  primary key (table_id, seat)
);
create unique index rated_seats_of on rated_seats (player, game, number) where player is not null;

create table tournaments (
  id text primary key,
  word text not null unique,
  host text references players (id) on delete set null,
  settings text not null,
  events integer not null,
  due bigint
);
create index tournaments_of on tournaments (host) where host is not null;
create index tournaments_due on tournaments (due) where due is not null;

create table entrants (
  tournament text not null references tournaments (id) on delete cascade,
  number smallint not null,
  player text references players (id) on delete set null,
  bot text,
  primary key (tournament, number)
);
create unique index one_entrant_of on entrants (player, tournament) where player is not null;

create table tournament_events (
  tournament text not null references tournaments (id) on delete cascade,
  number integer not null,
  event text not null,
  primary key (tournament, number)
);

create table tournament_tables (
  table_id text primary key,
  tournament text not null references tournaments (id) on delete cascade
);
create index tournament_tables_of on tournament_tables (tournament);

create unique index bots_of on players (owner, place) where owner is not null;
create index bots_online on players (online) where online is not null;
create index seats_asked on seats (asked, asked_until) where asked is not null;

create unique index watched on tables (watch) where watch is not null;

create table attendances (
  table_id text not null references tables (id) on delete cascade,
  node text not null,
  players integer not null,
  spectators integer not null,
  said timestamptz not null,
  primary key (table_id, node)
);
create index attendances_said on attendances (said);

create table blocks (
  player text not null references players (id) on delete cascade,
  blocked text not null references players (id) on delete cascade,
  since bigint not null,
  primary key (player, blocked)
);
create index blocks_of on blocks (blocked, player);

create table arrivals (
  table_id text not null references tables (id) on delete cascade,
  key_hash bytea not null,
  origin bytea,
  player text references players (id) on delete set null,
  at bigint not null,
  sent_away boolean not null default false,
  primary key (table_id, key_hash)
);
create index arrivals_at on arrivals (at) where not sent_away;
create index arrivals_of on arrivals (player) where player is not null;

create table host_notes (
  id text primary key,
  kind smallint not null,
  at bigint not null,
  until bigint,
  about text references players (id) on delete cascade,
  content text not null
);
create index host_notes_of on host_notes (kind, at);
create index host_notes_until on host_notes (until) where until is not null;
create index host_notes_about on host_notes (about) where about is not null;

create index tables_opened on tables (opened);

create table networks (
  player text not null references players (id) on delete cascade,
  origin bytea not null,
  at bigint not null,
  primary key (player, origin)
);
create index networks_of on networks (origin);
create index networks_at on networks (at);
)";

// The advisory lock under which one process at a time looks at the schema and changes it.
constexpr const char* kBegin =
    "begin; select pg_advisory_xact_lock(7310579611);"
    "create table if not exists nemeton_schema (version integer not null);"
    "insert into nemeton_schema select 0 where not exists (select from nemeton_schema);"
    "select version, to_regclass('nemeton_version') is not null from nemeton_schema";

}  // namespace

std::expected<void, std::string> migrate_postgres(PostgresSession& session, Access access,
                                                  std::span<const char* const> steps) {
  const auto begun = session.run(kBegin);
  if (!begun) return std::unexpected(begun.error());
  const auto version = std::stoull(begun->at(0, 0).value_or("0"));
  const auto newest = 1 + steps.size();
  const std::string found = "schema version " + std::to_string(version);
  if (begun->at(0, 1) == "t") {
    const auto old = session.run("select version from nemeton_version");
    if (!old) return std::unexpected(old.error());
    return std::unexpected("schema version " + old->at(0, 0).value_or("0") +
                           " is not of a released nemeton: give it an empty database");
  }
  if (version > newest)
    return std::unexpected(found + ", expected at most " + std::to_string(newest) + ": a newer nemeton wrote it");
  if (version < newest && access == Access::look)
    return std::unexpected(found + ", expected " + std::to_string(newest) +
                           ": a server that starts on it brings it there");
  std::string sql = version == 0 ? kBaseline : "";
  if (version < newest) {
    for (const char* step : steps.subspan(std::max<std::size_t>(version, 1) - 1)) sql += std::string(step) + ";";
    sql += "update nemeton_schema set version = " + std::to_string(newest) + ";";
  }
  const auto done = session.run(sql + "commit");
  if (done) return {};
  return std::unexpected("from " + found + " to " + std::to_string(newest) + ": " + done.error());
}

}  // namespace nemeton
