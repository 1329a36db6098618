#include "server/store/postgres_schema.hpp"

#include <libpq-fe.h>

#include <array>
#include <memory>

namespace nemeton {

namespace {

// The steps that lead from each version of the schema to the next.
constexpr std::array kMigrations = {
    R"(
create table tables (
  id text primary key,
  game text not null,
  options text not null,
  seed bigint not null,
  opened timestamptz not null default now(),
  over boolean not null default false,
  next text
);
create index unfinished on tables (id) where not over;

create table seats (
  table_id text not null references tables (id),
  seat smallint not null,
  bot text,
  key_hash bytea,
  wants_rematch boolean not null default false,
  primary key (table_id, seat)
);

create table log (
  table_id text not null references tables (id),
  number integer not null,
  seat smallint,
  token text,
  action_id text,
  primary key (table_id, number)
);
)",
    R"(
alter table tables add column secret text not null default '';
alter table tables drop column seed;
alter table seats add column number text;
alter table log add column numbers smallint;
create table signing (one boolean primary key default true check (one), seed bytea not null);
)",
    R"(
alter table tables add column time_control text;
alter table seats add column taken bigint;
alter table log add column timed_out boolean;
alter table log add column used bigint;
alter table log add column at bigint;
)",
    R"(
alter table tables add column waited timestamptz;
create index lobby on tables (waited) where waited is not null;

create table passes (
  table_id text primary key references tables (id),
  id_hash bytea not null unique,
  box text not null,
  until timestamptz not null
);
)", "alter table seats add column name text;",
    R"(
alter table tables add column dice smallint not null default 1;
alter table seats add column commitment text;
)",
};

// The advisory lock under which one process at a time looks at the schema and changes it.
constexpr const char* kBegin =
    "begin; select pg_advisory_xact_lock(7310579611);"
    "create table if not exists nemeton_version (version integer not null);"
    "insert into nemeton_version select 0 where not exists (select from nemeton_version);"
    "select version from nemeton_version";

struct Finish {
  void operator()(PGconn* connection) const { PQfinish(connection); }
};
struct Clear {
  void operator()(PGresult* result) const { PQclear(result); }
};

std::string line(PGconn* connection) {
  const std::string text = PQerrorMessage(connection);
  return text.substr(0, text.find('\n'));
}

}  // namespace

std::expected<void, std::string> migrate_postgres(const std::string& url) {
  const std::unique_ptr<PGconn, Finish> connection(PQconnectdb(url.c_str()));
  PGconn* raw = connection.get();
  if (PQstatus(raw) != CONNECTION_OK) return std::unexpected(line(raw));
  // "create … if not exists" says so where it does exist.
  PQsetNoticeReceiver(raw, [](void*, const PGresult*) {}, nullptr);
  std::unique_ptr<PGresult, Clear> result(PQexec(raw, kBegin));
  if (PQresultStatus(result.get()) != PGRES_TUPLES_OK) return std::unexpected(line(raw));
  const auto version = static_cast<std::size_t>(std::atoi(PQgetvalue(result.get(), 0, 0)));
  constexpr std::size_t kVersion = kMigrations.size();
  if (version > kVersion) {
    return std::unexpected("schema version " + std::to_string(version) + ", expected at most " +
                           std::to_string(kVersion) + ": a newer nemeton wrote it");
  }
  std::string sql;
  for (std::size_t from = version; from < kVersion; ++from) sql += kMigrations[from];
  if (version < kVersion) sql += "update nemeton_version set version = " + std::to_string(kVersion) + ";";
  result.reset(PQexec(raw, (sql + "commit").c_str()));
  if (PQresultStatus(result.get()) != PGRES_COMMAND_OK) {
    return std::unexpected("from schema version " + std::to_string(version) + " to " + std::to_string(kVersion) + ": " +
                           line(raw));
  }
  return {};
}

}  // namespace nemeton
