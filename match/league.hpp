// `nemeton lab rate`: each player of a game against each other, and one scale for all of them.
#pragma once

#include <expected>
#include <ostream>
#include <string>

#include "match/contest.hpp"

namespace nemeton {

struct League {
  Setting setting;
  std::vector<Contestant> players;
  std::size_t anchor;  // the player that has the same rating in every league
};

struct LeagueOptions {
  int games = 100;                           // of each two players, at least
  std::optional<std::chrono::seconds> time;  // for each league, which ends then with the games that it has
  std::uint64_t seed = 1;
  int threads = 1;
  bool markdown = false;
};

// Plays all leagues and writes a table of the players' ratings, each with a 95 % interval. All leagues have the same players. Error: one cannot
// play at all.
std::expected<void, std::string> play_leagues(const std::vector<League>& leagues, const LeagueOptions& options,
                                              std::ostream& out, std::ostream* terminal);

}  // namespace nemeton
