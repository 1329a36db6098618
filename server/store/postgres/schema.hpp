// The schema of a PostgreSQL database.
#pragma once

#include <expected>
#include <string>

#include "server/store/postgres/session.hpp"
#include "server/store/schema.hpp"

namespace nemeton {

// Makes a new database, or every step that is missing, all or none; of processes that start at once one does it. Error: a newer version wrote the
// database, no released one did, an older one did and `access` is look, or the fault of the connection or the database, in one line.
std::expected<void, std::string> migrate_postgres(PostgresSession& session, Access access,
                                                  SchemaSteps steps = kSchemaSteps);

}  // namespace nemeton
