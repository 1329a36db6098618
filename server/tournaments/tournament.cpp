#include "server/tournaments/tournament.hpp"

#include <algorithm>
#include <numeric>

#include "server/tournaments/arena.hpp"
#include "server/tournaments/knock_out.hpp"
#include "server/tournaments/round_robin.hpp"
#include "server/tournaments/swiss.hpp"

namespace nemeton {

bool TournamentGame::is_played() const {
  return is_over() && !is_bye() && std::ranges::find(missing, true) == missing.end();
}

bool Tournament::is_round_open() const {
  return std::ranges::any_of(games, [](const TournamentGame& each) { return !each.is_over(); });
}

std::vector<int> points_of(std::span<const double> returns) {
  if (returns.size() == 1) return {kWin};
  const int part = kWin / (static_cast<int>(returns.size()) - 1);
  std::vector<int> points;
  for (const double mine : returns) {
    int halves = -1;  // a seat is level with itself
    for (const double other : returns) halves += mine > other ? 2 : mine == other ? 1 : 0;
    points.push_back(halves * part / 2);
  }
  return points;
}

std::vector<int> points_without(const std::vector<bool>& missing) {
  if (std::ranges::find(missing, false) == missing.end()) return std::vector<int>(missing.size(), 0);
  std::vector<double> returns;
  for (const bool each : missing) returns.push_back(each ? 0 : 1);
  std::vector<int> points = points_of(returns);
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (missing[i]) points[i] = 0;
  }
  return points;
}

std::vector<int> seeds_of(const Tournament& tournament) {
  std::vector<int> seeds(tournament.entrants.size());
  std::iota(seeds.begin(), seeds.end(), 0);
  std::ranges::sort(seeds, [&](int one, int other) {
    const double mine = tournament.entrants[static_cast<std::size_t>(one)].rating;
    const double theirs = tournament.entrants[static_cast<std::size_t>(other)].rating;
    return mine != theirs ? mine > theirs : one < other;
  });
  return seeds;
}

int rounds_of(const Tournament& tournament) {
  switch (tournament.format) {
    case TournamentFormat::round_robin: return round_robin_rounds(tournament);
    case TournamentFormat::swiss: return swiss_rounds(tournament);
    case TournamentFormat::knock_out: return knock_out_rounds(tournament);
    case TournamentFormat::arena: break;
  }
  return 0;
}

std::vector<Seating> next_round(const Tournament& tournament) {
  switch (tournament.format) {
    case TournamentFormat::round_robin: return next_round_robin(tournament);
    case TournamentFormat::swiss: return next_swiss(tournament);
    case TournamentFormat::knock_out: return next_knock_out(tournament);
    case TournamentFormat::arena: break;
  }
  return next_arena_tables(tournament, /*waited=*/true);
}

}  // namespace nemeton
