// The standings of a tournament, with tie breaks for entrants with equal points.
#pragma once

#include <string_view>
#include <vector>

#include "server/tournaments/tournament.hpp"

namespace nemeton {

// Points, and sums of points, are in parts of kWin.
struct TournamentStanding {
  int entrant;
  int place;  // from 1 on; entrants that no tie break separates have the same
  int points = 0;
  int games = 0;             // that were played
  int wins = 0;              // tables at which no entrant had more points, and not all had as many
  int buchholz = 0;          // the points of all opponents
  int buchholz_cut = 0;      // without the fewest of them
  int sonneborn_berger = 0;  // the points of the opponents who were beaten, and half of those with whom there was a tie
  int direct = 0;            // points at the tables of entrants with as many points
};

enum class TieBreak : std::uint8_t { round, direct, buchholz_cut, buchholz, sonneborn_berger, wins };
inline constexpr std::array<std::string_view, 6> kTieBreakNames = {"round",    "direct_encounter", "buchholz_cut_1",
                                                                   "buchholz", "sonneborn_berger", "wins"};

// The tie breaks of this format, in order.
std::vector<TieBreak> tie_breaks(TournamentFormat format);

// The standings, the best first. Of entrants that no tie break separates, the better seed comes first.
std::vector<TournamentStanding> standings(const Tournament& tournament);

}  // namespace nemeton
