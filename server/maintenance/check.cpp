#include "server/maintenance/check.hpp"

#include "server/store/postgres/schema.hpp"
#include "server/store/postgres/values.hpp"
#include "server/store/sqlite/file.hpp"

namespace nemeton {

namespace {

std::expected<Results, ReadError> run(PostgresSession& session, const Queries& queries) {
  Results results;
  for (const Query& each : queries) {
    const auto result = session.run(as_postgres(each));
    if (!result) return std::unexpected(ReadError{ReadError::Of::store, result.error()});
    results.push_back(rows_of(*result));
  }
  return results;
}

}  // namespace

std::expected<Findings, std::string> check_sqlite_store(const std::filesystem::path& folder) {
  const auto path = folder / "nemeton.sqlite";
  std::error_code missing;
  if (std::filesystem::file_size(path, missing) == 0 || missing)
    return std::unexpected("database " + path.string() + " is " + (missing ? "missing" : "empty"));
  const auto file = SqliteFile::open(path, Access::look);
  if (!file) return std::unexpected("database " + path.string() + " cannot be read: " + file.error());
  const auto whole = (*file)->check();
  const auto ids = (*file)->ids();
  Findings findings;
  if (ids) {
    findings = look_through(*ids, [&](const std::string& id) { return (*file)->load(id, 0); });
  } else {
    findings.faults.push_back(ids.error());
  }
  if (!whole) findings.faults.insert(findings.faults.begin(), "database " + path.string() + " is " + whole.error());
  return findings;
}

std::expected<Findings, std::string> check_postgres_store(const std::string& url) {
  const auto unusable = [](const std::string& why) {
    return std::unexpected("the PostgreSQL database cannot be read: " + why);
  };
  auto session = PostgresSession::connect(url);
  if (!session) return unusable(session.error());
  if (auto ready = migrate_postgres(*session, Access::look); !ready) return unusable(ready.error());
  if (auto begun = session->run("begin isolation level repeatable read read only"); !begun)
    return unusable(begun.error());
  const auto ids = session->texts("select id from tables");
  if (!ids) return unusable(ids.error());
  return look_through(
      *ids, [&](const std::string& id) { return read_table(id, 0, run(*session, queries_for_table(id, 0))); });
}

}  // namespace nemeton
