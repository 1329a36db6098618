// Whoever is free plays, until the time is up.
#pragma once

#include "server/tournaments/tournament.hpp"

namespace nemeton {

// Those who play and sit at no table that is not over, in the order of their numbers.
std::vector<int> free_entrants(const Tournament& tournament);

}  // namespace nemeton
