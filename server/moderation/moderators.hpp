// The moderators of this server, from its settings: each has a name, which the moderation log shows, and a key.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nemeton {

struct Moderator {
  std::string name;
  std::string key_hash;
};

// Reads NAME:KEY with commas between; an empty text has no moderators. Returns nullopt unless each name is there once and has 1 to 24 letters,
// digits, '-' or '_', and each key 24 to 100 of them.
std::optional<std::vector<Moderator>> read_moderators(std::string_view text);

}  // namespace nemeton
