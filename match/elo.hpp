// The Elo scale: 400 points are ten times the odds.
//
// Each side wins in proportion to its strength (Bradley and Terry for two, Luce and Plackett for more): one against n others that are all
// e points weaker has the odds 10^(e / 400) to n.
#pragma once

#include <cmath>
#include <numbers>

namespace nemeton {

// Points that an odds ratio of Euler's number is worth.
inline constexpr double kEloScale = 400 / std::numbers::ln10;

// The part of the games that one of `sides` wins which is so much stronger than all others.
inline double share_of_elo(double elo, int sides) { return 1 / (1 + (sides - 1) * std::exp(-elo / kEloScale)); }

// How much stronger a side is that wins that part of the games: infinite for all or none of them.
inline double elo_of_share(double share, int sides) { return kEloScale * std::log((sides - 1) * share / (1 - share)); }

}  // namespace nemeton
