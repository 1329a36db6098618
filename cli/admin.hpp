// Keeping order at a server that runs (docs/hosting.md): what is asked of it by a key, and its answer.
#pragma once

#include <expected>
#include <iosfwd>
#include <nlohmann/json.hpp>
#include <string>

namespace nemeton {

// The server to ask, and the form of the answer.
struct AdminOptions {
  std::string server = "http://127.0.0.1:8420";
  std::string key_file;  // "-" for standard input
  bool json = false;
};

// The key in that file, without what blanks surround it. Error: one line.
std::expected<std::string, std::string> read_admin_key(const std::string& file, std::istream& input);

// Asks for an operation below /api/v1/admin/ with that key, and writes what comes of it to `out`: as JSON, or for people, a line for each thing
// of a list. Error: one line, why it was not done.
std::expected<void, std::string> ask_admin(const AdminOptions& options, const std::string& key,
                                           const std::string& operation, nlohmann::json body, std::ostream& out);

// In so many days from now, in milliseconds since 1970.
std::int64_t in_days(int days);

}  // namespace nemeton
