// The bot that plays Bricriu's Bluff & Bluster.
#pragma once

#include "core/bot.hpp"
#include "games/bluff/rules.hpp"

namespace nemeton {

// `seat` is to act. The bot mixes: it draws its action, from `limits.seed`.
Thought<Bluff> think(const Bluff::Knowledge& known, Seat seat, const Limits& limits);

}  // namespace nemeton
