// Places in the games of a bot account. Each asker gets only a share, because the bot account is there for everybody.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

#include "server/base/refusal.hpp"
#include "server/base/task.hpp"

namespace nemeton {

class Tables;

// The pool of the bot account's places (server/base/shares.hpp).
std::string bot_places(const std::string& bot);

enum class BotPlace : std::uint8_t { asked, rematch };
// Takes a place for a table. `askers`: the address and the player, as far as they are known. The place counts for them until the store no longer
// lists the table as asking the bot account or playing with it. Errors: bot_busy, too_many_games, unavailable.
Task<std::expected<void, Refusal>> take_bot_place(Tables& tables, std::string bot, std::string table,
                                                  std::vector<std::string> askers, BotPlace place);

}  // namespace nemeton
