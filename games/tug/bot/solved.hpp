// The solved match that the bot plays by at its best.
#pragma once

#include "games/tug/bot/match_table.hpp"

namespace nemeton::tug {

// Null until `set_table` has taken one.
const MatchTable* solved_match();

}  // namespace nemeton::tug
