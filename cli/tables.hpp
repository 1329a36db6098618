// Positions that are solved: files ID.table in one folder, mapped into memory when a program starts.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace nemeton {

// Hands each game that has one its table; none where the folder is empty text. Gives a line for each file that is missing or is not what was
// expected: that bot plays without.
std::vector<std::string> load_tables(const std::filesystem::path& folder);

}  // namespace nemeton
