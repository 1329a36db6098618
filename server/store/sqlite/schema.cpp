#include "server/store/sqlite/schema.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "server/store/sqlite/statement.hpp"

namespace nemeton {

namespace {

// Marks a file as a database of nemeton (PRAGMA application_id).
constexpr std::int64_t kMark = 0x4e656d65;

std::expected<std::int64_t, std::string> number_of(sqlite3* db, const char* pragma) {
  SqliteStatement statement(db, pragma);
  if (!statement.step()) return std::unexpected(sqlite_complaint(db));
  return statement.row().integer(0);
}

// The columns of all tables, in the order of their names.
std::vector<std::string> columns_of(sqlite3* db) {
  SqliteStatement statement(db,
                            "select t.name || '.' || c.name from sqlite_schema as t, pragma_table_info(t.name) as c "
                            "where t.type = 'table' order by 1");
  std::vector<std::string> names;
  while (statement.step()) names.push_back(statement.row().text(0));
  return names;
}

}  // namespace

std::string sqlite_complaint(sqlite3* db) {
  std::string text = sqlite3_errmsg(db);
  const int code = sqlite3_errcode(db);
  // SQLite leaves errno as the system has set it.
  if ((code == SQLITE_IOERR || code == SQLITE_CANTOPEN) && errno != 0)
    text += std::string(" (") + std::strerror(errno) + ")";
  return text;
}

std::expected<void, std::string> execute_sqlite(sqlite3* db, const std::string& sql) {
  if (sqlite3_exec(db, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
    return std::unexpected(sqlite_complaint(db));
  return {};
}

std::expected<void, std::string> check_sqlite(sqlite3* db, SqliteCheck how) {
  const bool whole = how == SqliteCheck::whole;
  SqliteStatement pages(db, whole ? "pragma integrity_check(1)" : "pragma quick_check(1)");
  if (!pages.step()) return std::unexpected(sqlite_complaint(db));
  const std::string found = pages.row().text(0);
  if (found != "ok") return std::unexpected("damaged: " + found.substr(0, found.find('\n')));
  if (!whole) return {};
  SqliteStatement references(db, "pragma foreign_key_check");
  if (references.step())
    return std::unexpected("damaged: " + references.row().text(0) + " are of a table that is missing");
  if (references.result() != SQLITE_DONE) return std::unexpected(sqlite_complaint(db));
  return {};
}

std::expected<void, std::string> migrate_sqlite(sqlite3* db, Access access, SchemaSteps steps) {
  const auto version = number_of(db, "pragma user_version");
  if (!version) return std::unexpected(version.error());
  const auto mark = number_of(db, "pragma application_id");
  if (!mark) return std::unexpected(mark.error());
  const std::string found = "schema version " + std::to_string(*version);
  if (*version != 0 && *mark != kMark)
    return std::unexpected(found + " is not of a released nemeton: move the file away to begin with a new one");
  const auto missing = missing_schema(*version, access, steps);
  if (!missing) return std::unexpected(missing.error());
  if (missing->empty()) return {};
  // All steps or none: if they are cut short, the database stays as the older version left it.
  const std::string newest = std::to_string(version_after(steps));
  const auto done = execute_sqlite(db, "begin immediate;" + schema_for_sqlite(*missing) + "pragma application_id = " +
                                           std::to_string(kMark) + ";pragma user_version = " + newest + ";commit");
  if (done) return {};
  (void)execute_sqlite(db, "rollback");
  return std::unexpected("from " + found + " to " + newest + ": " + done.error());
}

bool has_schema(sqlite3* db) {
  sqlite3* raw = nullptr;
  sqlite3_open(":memory:", &raw);
  const SqliteDatabase empty(raw);
  if (!migrate_sqlite(raw, Access::serve)) return false;
  return std::ranges::includes(columns_of(db), columns_of(raw));
}

}  // namespace nemeton
