// The schema of a SQLite file, and whether the file is sound.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <expected>
#include <string>

#include "server/store/schema.hpp"

namespace nemeton {

// What is wrong with the database, with the system's word for it if there is one.
std::string sqlite_complaint(sqlite3* db);
std::expected<void, std::string> execute_sqlite(sqlite3* db, const std::string& sql);
// Reads every page; the whole check also compares indexes with their tables, and what refers to a table with the tables. Error:
// the first thing that is wrong.
enum class SqliteCheck : std::uint8_t { quick, whole };
std::expected<void, std::string> check_sqlite(sqlite3* db, SqliteCheck how);
// Makes a new database, or every step that is missing, all or none. Error: a newer version wrote the file, no released one did, an older one did and
// `access` is look, or a step cannot be made.
std::expected<void, std::string> migrate_sqlite(sqlite3* db, Access access, SchemaSteps steps = kSchemaSteps);
// Whether the file has all tables and columns of the schema.
bool has_schema(sqlite3* db);

}  // namespace nemeton
