// The Swiss system. For two at a table after the Dutch rules of FIDE, in the subset that docs/tournaments.md describes; for more, tables of people with
// about as many points who have met each other seldom.
#pragma once

#include "server/tournaments/history.hpp"

namespace nemeton {

int swiss_rounds(const Tournament& tournament);
std::vector<Seating> next_swiss(const Tournament& tournament);

// Pairs these entrants, who are ranked, the best first; -1 stands for a bye.
std::vector<std::pair<int, int>> pair_swiss(const TournamentHistory& history, const std::vector<int>& ranking);

}  // namespace nemeton
