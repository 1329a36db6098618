// Tables in a PostgreSQL database, which any number of processes serve.
#pragma once

#include <expected>
#include <memory>
#include <string>

#include "server/store/store.hpp"

namespace nemeton {

// Whether a place for tables is named as libpq names databases: "postgres://…" or "postgresql://…".
bool is_postgres(const std::string& place);

// Connects, and brings the database to the newest version. Error: one line that says why it cannot be used.
std::expected<std::unique_ptr<Store>, std::string> open_postgres(const std::string& url);

}  // namespace nemeton
