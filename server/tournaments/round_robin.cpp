#include "server/tournaments/round_robin.hpp"

#include <algorithm>

#include "server/tournaments/groups.hpp"

namespace nemeton {

namespace {

// The pairs of a round by the tables of Berger, for an even number of places, counted from 0: the last place stays, and all others go on by
// half of them from round to round.
std::vector<std::pair<int, int>> berger(int places, int round) {
  const int last = places - 1;
  // The opponent of the last place.
  const int first = (round - 1) * (places / 2) % last;
  std::vector<std::pair<int, int>> pairs;
  pairs.emplace_back(round % 2 != 0 ? first : last, round % 2 != 0 ? last : first);
  for (int i = 1; i < places / 2; ++i) pairs.emplace_back((first + i) % last, (first + last - i) % last);
  return pairs;
}

// Where some have dropped out the others go on as they were to.
std::vector<Seating> next_pairs(const Tournament& tournament) {
  const std::vector<int> seeds = seeds_of(tournament);
  const auto count = static_cast<int>(seeds.size());
  std::vector<Seating> tables;
  const auto is_playing = [&](int place) {
    return place < count &&
           tournament.entrants[static_cast<std::size_t>(seeds[static_cast<std::size_t>(place)])].is_playing;
  };
  for (const auto& [one, other] : berger(count + count % 2, tournament.round() + 1)) {
    Seating table;
    for (const int place : {one, other}) {
      if (is_playing(place)) table.push_back(seeds[static_cast<std::size_t>(place)]);
    }
    if (!table.empty()) tables.push_back(std::move(table));
  }
  return tables;
}

}  // namespace

int round_robin_rounds(const Tournament& tournament) {
  const auto count = static_cast<int>(tournament.entrants.size());
  if (tournament.seats == 2) return count - 1 + count % 2;
  const int others = std::min(count, tournament.seats) - 1;
  // At one table they change seats until each has had all.
  if (count <= tournament.seats) return count;
  return (count - 1 + others - 1) / others;
}

std::vector<Seating> next_round_robin(const Tournament& tournament) {
  if (tournament.round() >= round_robin_rounds(tournament)) return {};
  const auto playing = static_cast<int>(std::ranges::count(tournament.entrants, true, &Entrant::is_playing));
  if (playing < tournament.fewest) return {};
  if (tournament.seats == 2) return next_pairs(tournament);
  std::vector<int> people;
  for (const int each : seeds_of(tournament)) {
    if (tournament.entrants[static_cast<std::size_t>(each)].is_playing) people.push_back(each);
  }
  return seat_groups(TournamentHistory(tournament), people, table_sizes(tournament, playing), Spread::any);
}

}  // namespace nemeton
