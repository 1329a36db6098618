// What a PostgreSQL database of tables looks like, in every version, and how an older one becomes the newest.
#pragma once

#include <expected>
#include <string>

namespace nemeton {

// Connects, waiting for the answers, and makes every step that is missing, whole or not at all; of processes that start at once
// one does it. Error: what is wrong with the connection or the database, in one line.
std::expected<void, std::string> migrate_postgres(const std::string& url);

}  // namespace nemeton
