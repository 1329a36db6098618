// Everybody plays everybody: two at a table by the tables of Berger, more as evenly as their number allows.
#pragma once

#include "server/tournaments/tournament.hpp"

namespace nemeton {

int round_robin_rounds(const Tournament& tournament);
std::vector<Seating> next_round_robin(const Tournament& tournament);

}  // namespace nemeton
