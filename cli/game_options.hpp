// Options of a game as the command line has them.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "core/game.hpp"

namespace nemeton {

// The number of seats; left out: the fewest that the game takes. Error: bad_option.
std::expected<int, Error> parse_seats(const GameInfo& info, std::optional<int> seats);

// Options from words such as "ply_limit=100"; those left out have their defaults. Error: bad_option.
std::expected<OptionValues, Error> parse_game_options(const GameInfo& info, int seats,
                                                      const std::vector<std::string>& words);

}  // namespace nemeton
