// Looks for damage in all that a store holds; servers may run meanwhile, and nothing is changed.
#pragma once

#include <expected>
#include <filesystem>
#include <string>

#include "server/maintenance/replay_check.hpp"

namespace nemeton {

// The tables of `folder`/nemeton.sqlite: every page and index, the hash chain of every table, and its log played again. Error: one line,
// why nothing can be read.
std::expected<Findings, std::string> check_sqlite_store(const std::filesystem::path& folder);
// The same of a PostgreSQL database, apart from its pages, which are PostgreSQL's.
std::expected<Findings, std::string> check_postgres_store(const std::string& url);

}  // namespace nemeton
