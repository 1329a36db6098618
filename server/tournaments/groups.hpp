// Tables for more than two: who sits together, so that all meet each other about as often, and have each seat about as often.
#pragma once

#include "server/tournaments/history.hpp"

namespace nemeton {

// How many sit at each table when so many play, the largest first: as even as can be, so that as few as possible sit out, and at as few tables as that
// takes.
std::vector<int> table_sizes(const Tournament& tournament, int playing);

// Whether those at a table are to have about as many points, or whoever has not met.
enum class Spread : std::uint8_t { alike, any };

// Tables of these sizes for these, the best first, and byes for those who are too many.
std::vector<Seating> seat_groups(const TournamentHistory& history, std::vector<int> ranking,
                                 const std::vector<int>& sizes, Spread spread);

}  // namespace nemeton
