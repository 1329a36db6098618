// The configuration file.
#pragma once

#include <expected>
#include <string>

#include "server/host/config.hpp"

namespace nemeton {

// Sets what the TOML file says. Error: one line with the file, the line and what is wrong there.
std::expected<void, std::string> read_settings_file(const std::string& file, Config& config);

}  // namespace nemeton
