#include "server/store/postgres/schema.hpp"

namespace nemeton {

namespace {

// The advisory lock under which one process at a time looks at the schema and changes it.
constexpr const char* kBeginMigration =
    "begin; select pg_advisory_xact_lock(7310579611);"
    "create table if not exists nemeton_schema (version integer not null);"
    "insert into nemeton_schema select 0 where not exists (select from nemeton_schema);"
    "select version, to_regclass('nemeton_version') is not null from nemeton_schema";

}  // namespace

std::expected<void, std::string> migrate_postgres(PostgresSession& session, Access access, SchemaSteps steps) {
  const auto begun = session.run(kBeginMigration);
  if (!begun) return std::unexpected(begun.error());
  if (begun->at(0, 1) == "t") {
    const auto old = session.run("select version from nemeton_version");
    if (!old) return std::unexpected(old.error());
    return std::unexpected("schema version " + old->at(0, 0).value_or("0") +
                           " is not of a released nemeton: give it an empty database");
  }
  const std::int64_t version = std::stoll(begun->at(0, 0).value_or("0"));
  const auto missing = missing_schema(version, access, steps);
  if (!missing) return std::unexpected(missing.error());
  const std::string newest = std::to_string(version_after(steps));
  std::string sql = (version == 0 ? kPostgresFunctions : "") + *missing;
  if (!missing->empty()) sql += "update nemeton_schema set version = " + newest + ";";
  const auto done = session.run(sql + "commit");
  if (done) return {};
  return std::unexpected("from schema version " + std::to_string(version) + " to " + newest + ": " + done.error());
}

}  // namespace nemeton
