// What a SQLite file of tables looks like, in every version, and how an older one becomes the newest.
#pragma once

#include <sqlite3.h>

#include <expected>
#include <string>

namespace nemeton {

std::expected<void, std::string> execute_sqlite(sqlite3* db, const char* sql);
// Reads every page. Error: the first thing that is wrong.
std::expected<void, std::string> check_sqlite(sqlite3* db);
// Each step is made whole or not at all. Error: a newer version wrote the file, or it cannot be written.
std::expected<void, std::string> migrate_sqlite(sqlite3* db);

}  // namespace nemeton
