// Who stands where in a tournament, and by what those are told apart who have as many points.
#pragma once

#include <string_view>
#include <vector>

#include "server/tournaments/tournament.hpp"

namespace nemeton {

// Points, and sums of points, are in parts of kWin.
struct TournamentStanding {
  int entrant;
  int place;  // from 1 on; those whom nothing tells apart have the same
  int points = 0;
  int games = 0;             // that were played
  int wins = 0;              // tables at which nobody had more points, and not all as many
  int buchholz = 0;          // the points of all whom he has met
  int buchholz_cut = 0;      // without the fewest of them
  int sonneborn_berger = 0;  // those of whom he has beaten, and half of those with whom he is level
  int direct = 0;            // points at the tables of those with as many points
};

enum class TieBreak : std::uint8_t { round, direct, buchholz_cut, buchholz, sonneborn_berger, wins };
inline constexpr std::array<std::string_view, 6> kTieBreakNames = {"round",    "direct",           "buchholz_cut",
                                                                   "buchholz", "sonneborn_berger", "wins"};

// What comes after the points in this format, the first first.
std::vector<TieBreak> tie_breaks(TournamentFormat format);

// The best first. Of those whom nothing tells apart the better seed stands first.
std::vector<TournamentStanding> standings(const Tournament& tournament);

}  // namespace nemeton
