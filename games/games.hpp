// The list of games for those that know them only as matches.
#pragma once

#include <span>
#include <string_view>

#include "core/match.hpp"

namespace nemeton {

std::span<const GameEntry> games();

// The game with that id, or null.
const GameEntry* find_game(std::string_view id);

}  // namespace nemeton
