// Tables for more than two, so that all entrants meet about as often, and have each seat about as often.
#pragma once

#include "server/tournaments/history.hpp"

namespace nemeton {

// The sizes of the tables for a number of entrants, the largest first: as even as possible, so that few sit out, and few tables are needed.
std::vector<int> table_sizes(const Tournament& tournament, int playing);

// Whether entrants at a table should have similar points, or should only not have met.
enum class Spread : std::uint8_t { alike, any };

// Groups the entrants, the best first, into tables of these sizes, with byes for the rest.
std::vector<Seating> seat_groups(const TournamentHistory& history, std::vector<int> ranking,
                                 const std::vector<int>& sizes, Spread spread);

}  // namespace nemeton
