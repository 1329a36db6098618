// Arena: free entrants are paired until the time is up.
#pragma once

#include "server/tournaments/tournament.hpp"

namespace nemeton {

// The entrants who play and are at no table, in the order of their numbers.
std::vector<int> free_entrants(const Tournament& tournament);

}  // namespace nemeton
