// The solved matches that the bot plays by at its best: that in which both seats own as many athletes, and that in which one owns a nineteenth.
#pragma once

#include "games/tug/bot/match_table.hpp"

namespace nemeton::tug {

// The table that holds the positions of the match under way; null where there is none.
const MatchTable* solved_match(const Tug::State& state);

}  // namespace nemeton::tug
