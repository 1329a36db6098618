// Knock-out: losers are out. Two at a table play down a bracket in which the best seeds meet last; of more, the better half of each table advances.
#pragma once

#include "server/tournaments/tournament.hpp"

namespace nemeton {

int knock_out_rounds(const Tournament& tournament);
std::vector<Seating> next_knock_out(const Tournament& tournament);
std::vector<int> knock_out_ranking(const Tournament& tournament);

}  // namespace nemeton
