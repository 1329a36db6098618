// The games of a measurement, as the command line has them.
#pragma once

#include <CLI/CLI.hpp>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "match/setting.hpp"

namespace nemeton {

struct SettingWords {
  std::vector<std::string> games;
  std::optional<int> seats;
  std::vector<std::string> options;
};

// Adds --seats and --option to a command.
void add_setting(CLI::App* command, SettingWords& words);

// The games named, or all that take that number of seats. Error: bad_option.
std::expected<std::vector<Setting>, Error> read_settings(const SettingWords& words);

}  // namespace nemeton
