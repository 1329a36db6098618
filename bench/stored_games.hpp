// Games that stand in a store before a server starts on it, as in a house where people have played for years.
#pragma once

#include <array>
#include <expected>
#include <filesystem>
#include <string>
#include <vector>

#include "core/game.hpp"

namespace nemeton {

struct StoredGame {
  std::string table;
  std::array<std::string, 2> keys;  // by seat
  Seat to_act;                      // whom the game waits for
};

// Writes so many games for two into the SQLite database of that folder: each with up to 40 steps played at random, and not over. Error:
// what is wrong with the folder.
std::expected<std::vector<StoredGame>, std::string> store_games(const std::filesystem::path& folder,
                                                                const std::string& game, int count);

}  // namespace nemeton
