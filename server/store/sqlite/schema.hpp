// The schema of a SQLite file of tables, and the steps by which an older version becomes the newest.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <expected>
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
// Makes every step that is missing, all or none. Error: a newer version wrote the file, an unreleased one did, an older one did and
// `access` is look, or a step cannot be made.
std::expected<void, std::string> migrate_sqlite(sqlite3* db, Access access);

// Writes the version that stands there: a page gets to disk, and nothing is another.
std::string sqlite_probe();

}  // namespace nemeton
