// Tables in one SQLite file, for a server that is one process.
#pragma once

#include <expected>
#include <filesystem>
#include <memory>
#include <string>

#include "server/store/store.hpp"

namespace nemeton {

// Opens `folder`/nemeton.sqlite, making both if they are missing. Error: one line that names the folder or file and what is
// wrong: it cannot be written, another server uses it, it is damaged, a newer version wrote it.
std::expected<std::unique_ptr<Store>, std::string> open_sqlite(const std::filesystem::path& folder);

}  // namespace nemeton
