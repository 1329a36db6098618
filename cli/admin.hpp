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

// Sends a request with that key: its method and its path below /api/v1/moderation/, and a body unless that is null. Writes the response to `out`: as
// JSON, or for people, a line for each element of a list. Error: one line, why it was not done.
std::expected<void, std::string> ask_admin(const AdminOptions& options, const std::string& key,
                                           const std::string& request, const nlohmann::json& body, std::ostream& out);

// In so many days from now, in milliseconds since 1970.
std::int64_t in_days(int days);

}  // namespace nemeton
