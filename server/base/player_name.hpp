// The names of people, at a table and elsewhere.
#pragma once

#include <expected>
#include <functional>
#include <string>

#include "server/base/refusal.hpp"

namespace nemeton {

struct PlayerName {
  std::string text;      // as it is shown: normalised (NFC), with single spaces
  std::string skeleton;  // the same for all names that look like it
};

// Reads a name by the rules of the server (NameRules), which are the same for players and guests. Errors: bad_name.
using ReadName = std::function<std::expected<PlayerName, Refusal>(const std::string& text)>;

}  // namespace nemeton
