// The command that copies the tables of a server, which may run meanwhile.
#pragma once

#include <expected>
#include <filesystem>
#include <ostream>
#include <string>

#include "server/host/settings.hpp"

namespace nemeton {

// Of the server with these words of the command line, this process's environment and the configuration file. One line on `out` says what
// was copied. Error: lines that say why it was not, or which tables of the copy are not in order.
std::expected<void, std::string> back_up(const SettingTexts& command_line, const std::filesystem::path& copy,
                                         bool overwrite, std::ostream& out);

}  // namespace nemeton
