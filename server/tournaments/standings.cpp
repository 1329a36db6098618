#include "server/tournaments/standings.hpp"

#include <algorithm>

#include "server/tournaments/knock_out.hpp"

namespace nemeton {

namespace {

class Counter {
 public:
  explicit Counter(const Tournament& tournament) : tournament_(tournament) {
    for (const int each : seeds_of(tournament)) all_.push_back({.entrant = each, .place = 0});
    count_points();
    count_opponents();
  }

  std::vector<TournamentStanding> ranked() {
    if (tournament_.format == TournamentFormat::knock_out) return by_round();
    const std::vector<TieBreak> order = tie_breaks(tournament_.format);
    const auto compare = [&](const TournamentStanding& one, const TournamentStanding& other) {
      if (one.points != other.points) return one.points > other.points ? 1 : -1;
      for (const TieBreak each : order) {
        if (value(one, each) != value(other, each)) return value(one, each) > value(other, each) ? 1 : -1;
      }
      return 0;
    };
    std::vector<int> seeds;
    for (const TournamentStanding& each : all_) seeds.push_back(each.entrant);
    std::ranges::sort(all_, [&](const auto& one, const auto& other) {
      const int better = compare(one, other);
      if (better != 0) return better > 0;
      return std::ranges::find(seeds, one.entrant) < std::ranges::find(seeds, other.entrant);
    });
    for (std::size_t i = 0; i < all_.size(); ++i) {
      const bool level = i > 0 && compare(all_[i - 1], all_[i]) == 0;
      all_[i].place = level ? all_[i - 1].place : static_cast<int>(i) + 1;
    }
    return all_;
  }

 private:
  static int value(const TournamentStanding& standing, TieBreak by) {
    switch (by) {
      case TieBreak::direct: return standing.direct;
      case TieBreak::buchholz_cut: return standing.buchholz_cut;
      case TieBreak::buchholz: return standing.buchholz;
      case TieBreak::sonneborn_berger: return standing.sonneborn_berger;
      case TieBreak::wins: return standing.wins;
      case TieBreak::round: break;
    }
    return 0;
  }

  TournamentStanding& of(int entrant) { return *std::ranges::find(all_, entrant, &TournamentStanding::entrant); }

  std::vector<TournamentStanding> by_round() {
    std::vector<TournamentStanding> ranked;
    for (const int each : knock_out_ranking(tournament_)) {
      ranked.push_back(of(each));
      ranked.back().place = static_cast<int>(ranked.size());
    }
    return ranked;
  }

  void count_points() {
    for (const TournamentGame& game : tournament_.games) {
      if (!game.is_over()) continue;
      const auto [least, most] = std::ranges::minmax(game.points);
      for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        TournamentStanding& standing = of(game.seats[seat]);
        standing.points += game.points[seat];
        if (!game.is_played()) continue;
        ++standing.games;
        if (game.points[seat] == most && least != most) ++standing.wins;
      }
    }
  }

  void count_opponents() {
    for (TournamentStanding& mine : all_) {
      std::vector<int> opponents;  // their points
      for (const TournamentGame& game : tournament_.games) {
        if (!game.is_over()) continue;
        const auto place = std::ranges::find(game.seats, mine.entrant);
        if (place == game.seats.end()) continue;
        const auto seat = static_cast<std::size_t>(place - game.seats.begin());
        if (!game.is_played()) {
          // Points without a game count as if they came from an opponent with the same points.
          if (game.points[seat] > 0) opponents.push_back(mine.points);
          if (game.points[seat] > 0) mine.sonneborn_berger += mine.points;
          continue;
        }
        for (std::size_t other = 0; other < game.seats.size(); ++other) {
          if (other == seat) continue;
          const int points = of(game.seats[other]).points;
          opponents.push_back(points);
          if (game.points[seat] > game.points[other]) mine.sonneborn_berger += points;
          if (game.points[seat] == game.points[other]) mine.sonneborn_berger += points / 2;
          if (points == mine.points) mine.direct += beaten(game, seat, other);
        }
      }
      for (const int each : opponents) mine.buchholz += each;
      mine.buchholz_cut = opponents.empty() ? 0 : mine.buchholz - std::ranges::min(opponents);
    }
  }

  static int beaten(const TournamentGame& game, std::size_t seat, std::size_t other) {
    const int part = kWin / (static_cast<int>(game.seats.size()) - 1);
    return game.points[seat] > game.points[other] ? part : game.points[seat] == game.points[other] ? part / 2 : 0;
  }

  const Tournament& tournament_;
  std::vector<TournamentStanding> all_;
};

}  // namespace

std::vector<TieBreak> tie_breaks(TournamentFormat format) {
  switch (format) {
    case TournamentFormat::round_robin: return {TieBreak::direct, TieBreak::sonneborn_berger, TieBreak::wins};
    case TournamentFormat::swiss:
      return {TieBreak::buchholz_cut, TieBreak::buchholz, TieBreak::sonneborn_berger, TieBreak::wins};
    case TournamentFormat::knock_out: return {TieBreak::round};
    case TournamentFormat::arena: return {TieBreak::wins, TieBreak::direct};
  }
  return {};
}

std::vector<TournamentStanding> standings(const Tournament& tournament) { return Counter(tournament).ranked(); }

}  // namespace nemeton
