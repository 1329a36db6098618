// The ratings of the bots, on the scale of the players: measured once and fixed. docs/ratings.md says how.
#pragma once

#include <optional>
#include <string_view>

#include "core/bot.hpp"
#include "server/ratings/rating.hpp"

namespace nemeton {

// Returns nullopt for a game without ratings in its manifest.
std::optional<PlayerRating> bot_rating(std::string_view game, Level level);

}  // namespace nemeton
