// Reads and writes files that a user names, always as a whole. Each error is one line that names the file.
#pragma once

#include <expected>
#include <filesystem>
#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>

namespace nemeton {

// Returns the bytes of a file or a pipe. `expected` is the content that an error asks for, such as "a study".
std::expected<std::string, std::string> read_file(const std::filesystem::path& path, std::string_view expected);

// Returns the text of a file or, for "-", of standard input, as UTF-8 without a byte order mark. Converts UTF-16 that begins with one.
std::expected<std::string, std::string> read_text(const std::filesystem::path& path, std::string_view expected);

// Returns why no file can be written at `path`, or an empty string if one can.
std::string why_not_writable(const std::filesystem::path& path);

// Calls `write` with a file beside `path`, which then takes that name. A device or a pipe at `path` is written to directly.
std::expected<void, std::string> replace_file(const std::filesystem::path& path,
                                              const std::function<void(std::ofstream&)>& write);
std::expected<void, std::string> write_file(const std::filesystem::path& path, std::string_view bytes);

}  // namespace nemeton
