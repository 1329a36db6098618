// A SQLite store for tests, and its file.
#pragma once

#include <filesystem>
#include <string>

#include "server/tests/support/store_fixture.hpp"

namespace nemeton {

// Runs SQL on the file of a store, as another program would.
void execute(const std::filesystem::path& file, const std::string& sql);

}  // namespace nemeton
