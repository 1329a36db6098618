// Tables as PostgreSQL gives them.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "server/store/log_chain.hpp"
#include "server/store/postgres/connection.hpp"

namespace nemeton {

// A table as it stands there, and what the database has of its chain.
struct PostgresTable {
  StoredTable table;
  StoredChain chain;
};

// Asks for a table with the entries after that number, and the link before them.
PostgresQuery query_for_table(const std::string& id, int after);
// What came of it; none where there is no such table. The chain is not checked yet. Error: the table is damaged.
std::expected<std::optional<PostgresTable>, std::string> read_table(const std::string& id, int after,
                                                                    const PostgresResult& result);

// The public tables under way, as the query for them has them.
std::vector<PublicTable> read_public_tables(const PostgresResult& result);

// Asks for the tables that go on and whose logs have not as many entries as they should.
inline constexpr const char* kShortened =
    "select id from tables where not over "
    "and entries <> coalesce((select max(number) from log where table_id = id), 0)";

}  // namespace nemeton
