// Who else sits at a player's table, as both stores give it: a JSON array of [seat, bot, name, player,
// whether that is a bot account].
#pragma once

#include <string>
#include <vector>

#include "server/store/store.hpp"

namespace nemeton {

std::vector<PlayerSeat::Other> read_others(const std::string& text);

}  // namespace nemeton
