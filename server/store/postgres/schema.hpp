// The schema of a PostgreSQL database of tables, and the steps by which an older version becomes the newest.
#pragma once

#include <expected>
#include <span>
#include <string>

#include "server/store/access.hpp"
#include "server/store/postgres/session.hpp"

namespace nemeton {

// The steps from version 1 of the schema, each to the next version. A change of the schema after a release is a further step.
inline constexpr std::span<const char* const> kPostgresSteps;
// Makes a new database, or every step that is missing, all or none; of processes that start at once one does it. Error: a newer version wrote the
// database, no released one did, an older one did and `access` is look, or the fault of the connection or the database, in one line.
std::expected<void, std::string> migrate_postgres(PostgresSession& session, Access access,
                                                  std::span<const char* const> steps = kPostgresSteps);

}  // namespace nemeton
