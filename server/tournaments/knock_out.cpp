#include "server/tournaments/knock_out.hpp"

#include <algorithm>
#include <bit>
#include <map>

#include "server/tournaments/groups.hpp"

namespace nemeton {

namespace {

// How many of a table go on.
int going_on(std::size_t size) { return size < 2 ? 1 : static_cast<int>(size / 2); }

// By entrant, its place among the seeds.
std::vector<int> places_of(const std::vector<int>& seeds) {
  std::vector<int> places(seeds.size());
  for (std::size_t i = 0; i < seeds.size(); ++i) places[static_cast<std::size_t>(seeds[i])] = static_cast<int>(i);
  return places;
}

// The entrants of a table, the best first: by their points there, in all games of the round, then by their seeds.
Seating order_of(const Tournament& tournament, const TournamentGame& table, const std::vector<int>& places) {
  std::map<int, int> points;
  for (const TournamentGame& each : tournament.games) {
    if (each.round != table.round || !each.is_over() || !std::ranges::is_permutation(each.seats, table.seats)) continue;
    for (std::size_t seat = 0; seat < each.seats.size(); ++seat) points[each.seats[seat]] += each.points[seat];
  }
  Seating order = table.seats;
  std::ranges::sort(order, [&](int one, int other) {
    if (points[one] != points[other]) return points[one] > points[other];
    return places[static_cast<std::size_t>(one)] < places[static_cast<std::size_t>(other)];
  });
  return order;
}

// The tables of a round, without replays.
std::vector<TournamentGame> tables_of(const Tournament& tournament, int round) {
  std::vector<TournamentGame> tables;
  for (const TournamentGame& each : tournament.games) {
    const auto same = [&](const TournamentGame& other) { return std::ranges::is_permutation(each.seats, other.seats); };
    if (each.round == round && std::ranges::none_of(tables, same)) tables.push_back(each);
  }
  return tables;
}

// Winners and losers, each in the order of the tables or of their places there.
struct Outcome {
  std::vector<int> on;
  std::vector<int> out;
};

Outcome outcome_of(const Tournament& tournament, int round, const std::vector<int>& places) {
  Outcome outcome;
  std::size_t longest = 0;
  std::vector<Seating> orders;
  for (const TournamentGame& each : tables_of(tournament, round)) {
    orders.push_back(order_of(tournament, each, places));
    longest = std::max(longest, orders.back().size());
  }
  for (const Seating& order : orders) {
    for (int i = 0; i < going_on(order.size()); ++i) outcome.on.push_back(order[static_cast<std::size_t>(i)]);
  }
  // The best losers first.
  for (std::size_t place = 1; place < longest; ++place) {
    std::vector<int> level;
    for (const Seating& order : orders) {
      if (place < order.size() && static_cast<int>(place) >= going_on(order.size())) level.push_back(order[place]);
    }
    std::ranges::sort(level, {}, [&](int each) { return places[static_cast<std::size_t>(each)]; });
    outcome.out.insert(outcome.out.end(), level.begin(), level.end());
  }
  return outcome;
}

// The seeds of a bracket in its order: the best two meet in the last round, the best four in the last two.
std::vector<int> bracket(int size) {
  std::vector<int> order = {0};
  for (int count = 2; count <= size; count *= 2) {
    std::vector<int> next;
    for (const int each : order) {
      next.push_back(each);
      next.push_back(count - 1 - each);
    }
    order = std::move(next);
  }
  return order;
}

std::vector<Seating> first_pairs(const Tournament& tournament, const std::vector<int>& seeds) {
  std::vector<Seating> tables;
  const TournamentHistory history(tournament);
  const auto size = static_cast<int>(std::bit_ceil(seeds.size()));
  const std::vector<int> order = bracket(size);
  for (std::size_t i = 0; i < order.size(); i += 2) {
    Seating table = {seeds[static_cast<std::size_t>(order[i])]};
    if (order[i + 1] < static_cast<int>(seeds.size())) table.push_back(seeds[static_cast<std::size_t>(order[i + 1])]);
    tables.push_back(seat(history, std::move(table), static_cast<int>(i / 2)));
  }
  return tables;
}

// Neighbours in the bracket. If an entrant has dropped out, the opponent advances.
std::vector<Seating> next_pairs(const Tournament& tournament, const std::vector<int>& on) {
  std::vector<Seating> tables;
  const TournamentHistory history(tournament);
  for (std::size_t i = 0; i < on.size(); i += 2) {
    Seating table;
    for (std::size_t j = i; j < std::min(i + 2, on.size()); ++j) {
      if (tournament.entrants[static_cast<std::size_t>(on[j])].is_playing) table.push_back(on[j]);
    }
    // If both have dropped out, the first stays in the bracket, so that the others keep their places.
    if (table.empty()) table.push_back(on[i]);
    tables.push_back(seat(history, std::move(table), static_cast<int>(i / 2)));
  }
  return tables;
}

// Tables of more than two: each has seeds from all parts of the order.
std::vector<Seating> next_tables(const Tournament& tournament, std::vector<int> on, const std::vector<int>& out,
                                 const std::vector<int>& places) {
  const TournamentHistory history(tournament);
  std::erase_if(on, [&](int each) { return !tournament.entrants[static_cast<std::size_t>(each)].is_playing; });
  // If too few are left for a table, the best losers come back.
  for (const int each : out) {
    if (static_cast<int>(on.size()) >= tournament.fewest) break;
    if (tournament.entrants[static_cast<std::size_t>(each)].is_playing) on.push_back(each);
  }
  if (static_cast<int>(on.size()) < tournament.fewest) return {};
  std::ranges::sort(on, {}, [&](int each) { return places[static_cast<std::size_t>(each)]; });
  const std::vector<int> sizes = table_sizes(tournament, static_cast<int>(on.size()));
  std::vector<Seating> tables(sizes.size());
  int seated = 0;
  for (const int each : sizes) seated += each;
  // The best seeds who have not had a bye yet get one.
  std::vector<Seating> byes;
  while (static_cast<int>(on.size()) > seated) {
    const auto first = std::ranges::min_element(on, {}, [&](int each) { return history.byes(each); });
    byes.push_back({*first});
    on.erase(first);
  }
  // Forth and back over the tables.
  std::size_t next = 0;
  for (std::size_t row = 0; next < on.size(); ++row) {
    for (std::size_t i = 0; i < tables.size() && next < on.size(); ++i) {
      const std::size_t table = row % 2 == 0 ? i : tables.size() - 1 - i;
      if (static_cast<int>(tables[table].size()) < sizes[table]) tables[table].push_back(on[next++]);
    }
  }
  for (std::size_t i = 0; i < tables.size(); ++i) tables[i] = seat(history, std::move(tables[i]), static_cast<int>(i));
  tables.insert(tables.end(), byes.begin(), byes.end());
  return tables;
}

bool is_final(const std::vector<TournamentGame>& tables) { return tables.size() == 1; }

}  // namespace

int knock_out_rounds(const Tournament& tournament) {
  const auto count = static_cast<int>(tournament.entrants.size());
  if (tournament.seats == 2) return static_cast<int>(std::bit_width(static_cast<unsigned>(count - 1)));
  int left = count;
  int rounds = 0;
  for (bool is_last = false; !is_last; ++rounds) {
    const std::vector<int> sizes = table_sizes(tournament, std::max(left, tournament.fewest));
    int on = left;
    for (const int each : sizes) on += going_on(static_cast<std::size_t>(each)) - each;
    is_last = sizes.size() <= 1 && left <= tournament.seats;
    left = on;
  }
  return rounds;
}

std::vector<Seating> next_knock_out(const Tournament& tournament) {
  const std::vector<int> seeds = seeds_of(tournament);
  if (tournament.round() == 0) {
    if (tournament.seats == 2) return first_pairs(tournament, seeds);
    return next_tables(tournament, seeds, {}, places_of(seeds));
  }
  if (is_final(tables_of(tournament, tournament.round()))) return {};
  const auto [on, out] = outcome_of(tournament, tournament.round(), places_of(seeds));
  if (tournament.seats == 2) return next_pairs(tournament, on);
  return next_tables(tournament, on, out, places_of(seeds));
}

std::vector<Seating> replays(const Tournament& tournament) {
  if (tournament.format != TournamentFormat::knock_out || tournament.seats != 2) return {};
  std::vector<Seating> again;
  for (const TournamentGame& each : tables_of(tournament, tournament.round())) {
    const auto times = std::ranges::count_if(tournament.games, [&](const TournamentGame& other) {
      return other.round == each.round && std::ranges::is_permutation(other.seats, each.seats);
    });
    if (each.is_played() && each.points[0] == each.points[1] && times == 1)
      again.push_back({each.seats[1], each.seats[0]});
  }
  return again;
}

std::vector<int> knock_out_ranking(const Tournament& tournament) {
  const std::vector<int> seeds = seeds_of(tournament);
  const std::vector<int> places = places_of(seeds);
  // An entrant who got further is better; in one round the winners come first, then the others as they stood at their tables.
  std::vector<int> ranking;
  const auto add = [&](const std::vector<int>& more) {
    for (const int each : more) {
      if (std::ranges::find(ranking, each) == ranking.end()) ranking.push_back(each);
    }
  };
  for (int round = tournament.round(); round > 0; --round) {
    const std::vector<TournamentGame> tables = tables_of(tournament, round);
    if (round == tournament.round() && is_final(tables)) {
      add(order_of(tournament, tables.front(), places));
      continue;
    }
    auto [on, out] = outcome_of(tournament, round, places);
    std::ranges::sort(on, {}, [&](int each) { return places[static_cast<std::size_t>(each)]; });
    add(on);
    add(out);
  }
  add(seeds);
  return ranking;
}

}  // namespace nemeton
