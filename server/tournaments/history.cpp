#include "server/tournaments/history.hpp"

#include <algorithm>
#include <numeric>

namespace nemeton {

namespace {

constexpr int kTooOften = 10000;  // a third time in a row, or three times more than another
constexpr int kOften = 100;
constexpr int kLast = 10;

}  // namespace

TournamentHistory::TournamentHistory(const Tournament& tournament)
    : round_(tournament.round()),
      records_(tournament.entrants.size()),
      meetings_(tournament.entrants.size() * tournament.entrants.size()),
      blocked_(meetings_.size()) {
  for (const auto& [one, other] : tournament.blocked_pairs)
    blocked_[index(one, other)] = blocked_[index(other, one)] = true;
  for (std::size_t i = 0; i < records_.size(); ++i) records_[i].is_bot = tournament.entrants[i].is_bot;
  std::vector<int> before(records_.size());
  int round = 0;
  for (const TournamentGame& game : tournament.games) {
    if (game.round != round) {
      round = game.round;
      for (std::size_t i = 0; i < records_.size(); ++i) before[i] = records_[i].points;
    }
    note_floats(game, before);
    count(game);
  }
}

void TournamentHistory::note_floats(const TournamentGame& game, const std::vector<int>& before) {
  for (const int each : game.seats) {
    std::vector<int>& floats = records_[static_cast<std::size_t>(each)].floats;
    floats.resize(static_cast<std::size_t>(game.round));
    int& here = floats.back();
    if (game.is_bye()) here = -1;
    for (const int other : game.seats) {
      const int difference = before[static_cast<std::size_t>(other)] - before[static_cast<std::size_t>(each)];
      if (difference != 0) here = difference > 0 ? 1 : -1;
    }
  }
}

void TournamentHistory::count(const TournamentGame& game) {
  for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
    Record& record = records_[static_cast<std::size_t>(game.seats[seat])];
    if (game.is_over()) record.points += game.points[seat];
    if (game.is_played()) {
      record.seats.push_back(static_cast<int>(seat));
      for (const int other : game.seats) {
        if (other != game.seats[seat]) ++meetings_[index(game.seats[seat], other)];
      }
    } else if (game.is_over() && game.points[seat] > 0) {
      ++record.byes;
    }
  }
}

int TournamentHistory::floated(int entrant, int rounds_ago) const {
  const int round = round_ - rounds_ago;
  const std::vector<int>& floats = of(entrant).floats;
  return round < 0 || round >= static_cast<int>(floats.size()) ? 0 : floats[static_cast<std::size_t>(round)];
}

int TournamentHistory::seat_cost(int entrant, int seat) const {
  const std::vector<int>& had = of(entrant).seats;
  const auto times = [&](int which) { return static_cast<int>(std::ranges::count(had, which)); };
  int cost = kOften * times(seat);
  const std::size_t count = had.size();
  if (count > 0 && had[count - 1] == seat) cost += kLast;
  if (count > 1 && had[count - 1] == seat && had[count - 2] == seat) cost += kTooOften;
  if (times(seat) - times(1 - seat) >= 2 && seat < 2) cost += kTooOften;
  return cost;
}

std::vector<int> by_points(const TournamentHistory& history, const std::vector<int>& entrants) {
  std::vector<std::pair<int, std::size_t>> keys;
  for (std::size_t i = 0; i < entrants.size(); ++i) keys.emplace_back(-history.points(entrants[i]), i);
  std::ranges::sort(keys);
  std::vector<int> sorted;
  for (const auto& [points, place] : keys) sorted.push_back(entrants[place]);
  return sorted;
}

SeatPreference seat_preference(const TournamentHistory& history, int entrant) {
  const std::vector<int>& seats = history.seats(entrant);
  if (seats.empty()) return {};
  const auto firsts = static_cast<int>(std::ranges::count(seats, 0));
  const int surplus = 2 * firsts - static_cast<int>(seats.size());
  const std::size_t count = seats.size();
  const int away = seats[count - 1] == 0 ? -1 : 1;
  if (count > 1 && seats[count - 1] == seats[count - 2]) return {away, 3};
  if (surplus == 0) return {away, 1};
  return {surplus > 0 ? -1 : 1, surplus > 1 || surplus < -1 ? 3 : 2};
}

Seating seat(const TournamentHistory& history, Seating entrants, int parity) {
  const auto size = static_cast<int>(entrants.size());
  if (size == 1) return entrants;
  std::vector<int> order(entrants.size());  // by seat, the place in `entrants`
  std::iota(order.begin(), order.end(), 0);
  std::vector<int> best;
  int least = 0;
  do {
    int cost = 0;
    for (int seat = 0; seat < size; ++seat)
      cost += history.seat_cost(entrants[static_cast<std::size_t>(order[static_cast<std::size_t>(seat)])], seat);
    if (best.empty() || cost < least) {
      best = order;
      least = cost;
    }
  } while (std::ranges::next_permutation(order).found);

  Seating seats;
  for (const int each : best) seats.push_back(entrants[static_cast<std::size_t>(each)]);
  if (size == 2) {
    const auto cost = [&](int first, int second) { return history.seat_cost(first, 0) + history.seat_cost(second, 1); };
    // Of equal preferences: the other seats than in the last round in which the two had different seats, or the preference of the better seed.
    if (cost(entrants[0], entrants[1]) == cost(entrants[1], entrants[0])) {
      const std::vector<int>& one = history.seats(entrants[0]);
      const std::vector<int>& other = history.seats(entrants[1]);
      seats = entrants;
      if (one.empty() && parity % 2 != 0) std::swap(seats[0], seats[1]);
      for (std::size_t ago = 1; ago <= std::min(one.size(), other.size()); ++ago) {
        if (one[one.size() - ago] == other[other.size() - ago]) continue;
        if (one[one.size() - ago] == 0) std::swap(seats[0], seats[1]);
        break;
      }
    }
  }
  return seats;
}

}  // namespace nemeton
