// The command that serves tables and the page.
#pragma once

#include <expected>
#include <ostream>
#include <string>

#include "server/host/settings.hpp"

namespace nemeton {

// The defaults of all settings.
Config default_config();

// Serves until SIGINT or SIGTERM, as the words of the command line, this process's environment and the configuration file say. One
// line on `out` says the address once it can be reached, as JSON where the log is. Error: one line, why it cannot; empty where the log
// says it.
std::expected<void, std::string> serve(const SettingTexts& command_line, std::ostream& out);

}  // namespace nemeton
