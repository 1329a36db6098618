// The command that looks for damage in the tables of a server, which may run meanwhile.
#pragma once

#include <expected>
#include <ostream>
#include <string>

#include "server/host/settings.hpp"

namespace nemeton {

// Of the server with these words of the command line, this process's environment and the configuration file. Writes a line a fault on `out`,
// and one for the whole. Whether all is in order; error: one line, why nothing can be read.
std::expected<bool, std::string> check(const SettingTexts& command_line, std::ostream& out);

}  // namespace nemeton
