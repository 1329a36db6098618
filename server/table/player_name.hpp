// What people at a table may be called.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "server/base/refusal.hpp"

namespace nemeton {

// The name without the spaces at its ends; `text` is UTF-8. Error: it is not 1 to 24 characters that can be seen, or
// a letter has more than two accents.
std::expected<std::string, Refusal> read_player_name(const std::string& text);

// Whether two such names can be taken for one another: they differ in nothing but capitals and spaces.
bool are_alike(const std::string& one, const std::string& other);

}  // namespace nemeton
