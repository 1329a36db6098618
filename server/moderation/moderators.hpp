// Who may keep order at this server, as its host has said: each with a name, under which what is done stands in the log, and a key.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nemeton {

struct Admin {
  std::string name;
  std::string key_hash;
};

// NAME:KEY with commas between; nobody where it is empty. None where it is not that: each name once and of 1 to 24 letters, digits, '-' or '_', each
// key of 24 to 100 of them.
std::optional<std::vector<Admin>> read_admins(std::string_view text);

}  // namespace nemeton
