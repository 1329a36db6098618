// The networks that bots have learnt: files ID.net in one folder, read when a program starts.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace nemeton {

// Beside the program where it was built, share/nemeton/networks where it is installed.
std::filesystem::path default_networks();

// Hands each game its network. Gives a line for each that is missing or is not what was expected: that bot plays without.
std::vector<std::string> load_networks(const std::filesystem::path& folder);

}  // namespace nemeton
