// How strong the bots are, on the scale of the players: measured, and the same for ever. docs/ratings.md says where the numbers come from.
#pragma once

#include <optional>
#include <string_view>

#include "core/bot.hpp"
#include "server/ratings/rating.hpp"

namespace nemeton {

// None for a game whose manifest says nothing of it.
std::optional<PlayerRating> bot_rating(std::string_view game, Level level);

}  // namespace nemeton
