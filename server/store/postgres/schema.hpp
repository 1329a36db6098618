// The schema of a PostgreSQL database of tables, and the steps by which an older version becomes the newest.
#pragma once

#include <expected>
#include <string>

#include "server/store/access.hpp"
#include "server/store/postgres/session.hpp"

namespace nemeton {

// Makes every step that is missing, all or none; of processes that start at once one does it. Error: a newer version wrote the database, an
// unreleased one did, an older one did and `access` is look, or the fault of the connection or the database, in one line.
std::expected<void, std::string> migrate_postgres(PostgresSession& session, Access access);

}  // namespace nemeton
