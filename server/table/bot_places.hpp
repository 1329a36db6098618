// Places in the games of a bot account, which is there for everybody who asks it: one asker has a share of them.
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
// Takes a place for a table. `askers`: the address and the player, as far as they are known, whose share it is part of. The place is theirs until the
// store lists the table as neither asking the bot account nor under way with it. Errors: bot_busy, too_many_games, unavailable.
Task<std::expected<void, Refusal>> take_bot_place(Tables& tables, std::string bot, std::string table,
                                                  std::vector<std::string> askers, BotPlace place);

}  // namespace nemeton
