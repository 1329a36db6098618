// What a PostgreSQL database of tables looks like, in every version, and how an older one becomes the newest.
#pragma once

#include <expected>
#include <string>

#include "server/store/access.hpp"
#include "server/store/postgres/session.hpp"

namespace nemeton {

// Makes every step that is missing, whole or not at all; of processes that start at once one does it. Error: a newer version wrote the
// database, an older one did and that is refused, or what is wrong with the connection or the database, in one line.
std::expected<void, std::string> migrate_postgres(PostgresSession& session, Access access);

}  // namespace nemeton
