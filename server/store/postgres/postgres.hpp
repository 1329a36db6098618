// Tables in a PostgreSQL database, which any number of processes serve.
#pragma once

#include <expected>
#include <memory>
#include <string>

#include "server/store/store.hpp"

namespace nemeton {

// Whether it is a URL of a database, "postgres://…" or "postgresql://…", as libpq reads it. What libpq has to say of one that is
// not may hold a part of its password.
bool is_postgres_url(const std::string& text);

// Connects, and brings the database to the newest version. Error: one line that says why it cannot be used.
std::expected<std::unique_ptr<Store>, std::string> open_postgres(const std::string& url);

}  // namespace nemeton
