// Files of a training, written whole or not at all: whoever ends it at any moment finds none in part.
#pragma once

#include <expected>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nemeton {

// What a file holds; nothing if it cannot be read.
std::optional<std::string> read_file(const std::filesystem::path& path);

// Writes a file beside the place and moves it there. Error: one line.
std::expected<void, std::string> write_file(const std::filesystem::path& path, std::string_view bytes);

// Runs a program with its arguments and waits for it. Error: one line; what went wrong the program writes itself.
std::expected<void, std::string> run_program(const std::vector<std::string>& words);

}  // namespace nemeton
