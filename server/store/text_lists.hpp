// Lists that both stores give as text.
#pragma once

#include <string>
#include <vector>

#include "server/store/store.hpp"

namespace nemeton {

// Who else sits at a player's table: a JSON array of [seat, bot, name, player, whether that is a bot account].
std::vector<PlayerSeat::Other> read_others(const std::string& text);

// Ids with spaces between them.
std::vector<std::string> read_ids(const std::string& text);

}  // namespace nemeton
