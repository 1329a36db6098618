// Queries as PostgreSQL takes them, and rows as it gives them.
#pragma once

#include "server/store/postgres/connection.hpp"
#include "server/store/query.hpp"

namespace nemeton {

PostgresQuery as_postgres(const Query& query);
Rows rows_of(const PostgresResult& result);

}  // namespace nemeton
