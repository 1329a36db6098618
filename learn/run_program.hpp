// Programs that a training runs.
#pragma once

#include <expected>
#include <string>
#include <vector>

namespace nemeton {

// Runs a program with its arguments and waits for it. Error: one line; what went wrong the program writes itself.
std::expected<void, std::string> run_program(const std::vector<std::string>& words);

}  // namespace nemeton
