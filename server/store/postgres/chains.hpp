// Hash chains for the tables of a PostgreSQL database that an older version wrote.
#pragma once

#include <expected>
#include <string>

#include "server/store/postgres/session.hpp"

namespace nemeton {

// Makes the chain of every table, in the transaction that is open. A table that cannot be read gets none, and is refused when it is asked
// for. Error: what is wrong with the database.
std::expected<void, std::string> chain_older_tables(PostgresSession& session);

}  // namespace nemeton
