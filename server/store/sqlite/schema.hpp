// The schema of a SQLite file of tables, and the steps by which an older version becomes the newest.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <expected>
#include <span>
#include <string>

#include "server/store/access.hpp"

namespace nemeton {

// What is wrong with the database, with the system's word for it where there is one.
std::string sqlite_complaint(sqlite3* db);
std::expected<void, std::string> execute_sqlite(sqlite3* db, const char* sql);
// Reads every page; the whole check also compares indexes with what they are of, and what refers to a table with the tables. Error:
// the first thing that is wrong.
enum class SqliteCheck : std::uint8_t { quick, whole };
std::expected<void, std::string> check_sqlite(sqlite3* db, SqliteCheck how);
// The steps from version 1 of the schema, each to the next version. A change of the schema after a release is a further step.
inline constexpr std::span<const char* const> kSqliteSteps;
// Makes a new database, or every step that is missing, all or none. Error: a newer version wrote the file, no released one did, an older one did and
// `access` is look, or a step cannot be made.
std::expected<void, std::string> migrate_sqlite(sqlite3* db, Access access,
                                                std::span<const char* const> steps = kSqliteSteps);

// Writes the version that is there: a page gets to disk, and nothing changes.
inline std::string sqlite_probe() { return "pragma user_version = " + std::to_string(1 + kSqliteSteps.size()); }

}  // namespace nemeton
