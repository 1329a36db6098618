// What a network learns of the solved match: positions before a roll, as they come up in games by the table, and beside them.
#pragma once

#include <cstdint>
#include <string>

#include "games/tug/bot/match_table.hpp"

namespace nemeton::tug {

// The rows (search/lesson.hpp) of so many matches, all that is random being drawn from the seed. After each turn but those that end the match
// there is one of the position that it led to, and of a few of the others that it could have led to.
std::string play_lessons(const MatchTable& table, int matches, std::uint64_t seed);

}  // namespace nemeton::tug
