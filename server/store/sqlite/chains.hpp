// Hash chains for the tables of a SQLite file that an older version wrote.
#pragma once

#include <sqlite3.h>

#include <expected>
#include <string>

namespace nemeton {

// Makes the chain of every table, in the transaction that is open. A table that cannot be read gets none, and is refused when it is asked
// for. Error: what is wrong with the database.
std::expected<void, std::string> chain_older_tables(sqlite3* db);

}  // namespace nemeton
