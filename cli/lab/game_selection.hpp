// The games of a measurement, as the command line has them.
#pragma once

#include <CLI/CLI.hpp>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "match/setting.hpp"

namespace nemeton {

struct GameSelection {
  std::vector<std::string> games;
  std::optional<int> seats;
  std::vector<std::string> options;
};

// Adds --seats and --option to a command.
void add_selection(CLI::App* command, GameSelection& words);

// The games named, or all that take that number of seats. Error: bad_option.
std::expected<std::vector<Setting>, Error> select_games(const GameSelection& words);

}  // namespace nemeton
