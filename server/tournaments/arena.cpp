#include "server/tournaments/arena.hpp"

#include <algorithm>

#include "server/tournaments/groups.hpp"

namespace nemeton {

namespace {

// The entrants' last tables count, so that no two meet again and again while others are free.
bool met_last(const Tournament& tournament, int one, int other) {
  for (auto game = tournament.games.rbegin(); game != tournament.games.rend(); ++game) {
    const bool has_one = std::ranges::find(game->seats, one) != game->seats.end();
    if (has_one) return std::ranges::find(game->seats, other) != game->seats.end();
  }
  return false;
}

}  // namespace

std::vector<int> free_entrants(const Tournament& tournament) {
  std::vector<bool> busy(tournament.entrants.size());
  for (const TournamentGame& each : tournament.games) {
    if (each.is_over()) continue;
    for (const int entrant : each.seats) busy[static_cast<std::size_t>(entrant)] = true;
  }
  std::vector<int> free;
  for (std::size_t i = 0; i < busy.size(); ++i) {
    if (!busy[i] && tournament.entrants[i].is_playing) free.push_back(static_cast<int>(i));
  }
  return free;
}

std::vector<Seating> next_arena_tables(const Tournament& tournament, bool waited) {
  const TournamentHistory history(tournament);
  std::vector<int> free = by_points(history, free_entrants(tournament));
  const auto whole = static_cast<std::size_t>(tournament.seats);
  const auto fewest = static_cast<std::size_t>(waited ? tournament.fewest : tournament.seats);
  std::vector<Seating> tables;
  // The best free entrant, with those nearest to them whom they have not just met.
  while (free.size() >= fewest) {
    Seating table = {free.front()};
    free.erase(free.begin());
    while (table.size() < whole && !free.empty()) {
      const auto may_come = [&](int other) {
        return std::ranges::none_of(table, [&](int each) { return history.have_blocked(each, other); });
      };
      const auto fits = [&](int other) {
        return may_come(other) && std::ranges::none_of(table, [&](int each) {
                 return met_last(tournament, each, other) || met_last(tournament, other, each);
               });
      };
      auto next = std::ranges::find_if(free, fits);
      if (next == free.end() && waited) next = std::ranges::find_if(free, may_come);
      if (next == free.end()) break;
      table.push_back(*next);
      free.erase(next);
    }
    if (table.size() >= fewest) tables.push_back(seat(history, std::move(table), static_cast<int>(tables.size())));
  }
  return tables;
}

}  // namespace nemeton
