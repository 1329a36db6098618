// Positions that are solved: the files that games name, in one folder, mapped into memory when a program starts.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace nemeton {

// Hands each game its tables; none where the folder is empty text. Gives a line for each file that is missing or is not what was expected: that bot
// plays without.
std::vector<std::string> load_tables(const std::filesystem::path& folder);

}  // namespace nemeton
