// The configuration file.
#pragma once

#include <expected>
#include <string>

#include "server/host/config.hpp"

namespace nemeton {

// Sets the settings of the TOML file. Error: one line with the file, the line and the fault.
std::expected<void, std::string> read_settings_file(const std::string& file, Config& config);

}  // namespace nemeton
