// Tournaments that are played out by lot, for tests of pairing.
#pragma once

#include <random>

#include "server/tournaments/history.hpp"

namespace nemeton {

inline Tournament tournament_of(TournamentFormat format, int count, int seats = 2, int fewest = 2) {
  Tournament tournament{.format = format, .seats = seats, .fewest = fewest, .entrants = {}, .games = {}};
  tournament.entrants.resize(static_cast<std::size_t>(count));
  return tournament;
}

// Adds the round; a bye counts as a win.
inline void open_round(Tournament& tournament, const std::vector<Seating>& tables) {
  const int round = tournament.round() + 1;
  for (const Seating& each : tables) {
    tournament.games.push_back({.round = round, .seats = each});
    if (each.size() == 1) tournament.games.back().points = {kWin};
  }
}

// Plays what is open: the lower numbers are stronger, some games are tied, and one in `missing` people does not come.
inline void play(Tournament& tournament, std::mt19937& random, int missing = 0) {
  for (TournamentGame& game : tournament.games) {
    if (game.is_over()) continue;
    std::vector<bool> away;
    for (std::size_t i = 0; i < game.seats.size(); ++i)
      away.push_back(missing > 0 && random() % static_cast<unsigned>(missing) == 0);
    if (std::ranges::find(away, true) != away.end()) {
      game.missing = away;
      game.points = points_without(away);
      continue;
    }
    std::vector<double> returns;
    for (const int each : game.seats)
      returns.push_back(static_cast<double>((random() % 90 + static_cast<unsigned>(64 - each)) / 20));
    game.points = points_of(returns);
  }
}

// Plays round after round as `next` makes them, until it makes none. Returns their tables.
template <class Next>
std::vector<std::vector<Seating>> play_all(Tournament& tournament, std::mt19937& random, Next next, int missing = 0) {
  std::vector<std::vector<Seating>> rounds;
  for (auto tables = next(tournament); !tables.empty(); tables = next(tournament)) {
    rounds.push_back(tables);
    open_round(tournament, tables);
    play(tournament, random, missing);
  }
  return rounds;
}

}  // namespace nemeton
