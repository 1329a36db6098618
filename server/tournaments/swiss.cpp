#include "server/tournaments/swiss.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "server/tournaments/groups.hpp"
#include "server/tournaments/matching.hpp"

namespace nemeton {

namespace {

// Of points, as scores are compared.
constexpr int kHalf = kWin / 2;

// The rules that a pair can break, the most important first. kMost has the most by which a pair can break each.
enum Rule : std::uint8_t {
  kBlocked,     // players who have blocked each other
  kByes,        // the number of earlier byes of the player who gets one
  kPersonsBye,  // a bye for a person
  kRematch,
  kMeetings,  // the number of times that they have met
  kSeat,      // both must have the same seat
  kByePoints,
  kDifference,
  kPreference,
  kFloats,
  kOrder,
  kRules
};
using Faults = std::array<std::int64_t, kRules>;
constexpr Faults kMost = {1, kMostRounds, 1, 1, kMostRounds, 1, 2 * kMostRounds, 20 * 20, 4, 6, 31 * 31};
constexpr std::int64_t kPairs = kMostEntrants / 2 + 1;

// A fault weighs more than all faults of the later rules in all pairs together.
constexpr PairCost cost_of(const Faults& faults) {
  PairCost cost = 0;
  for (std::size_t i = 0; i < kRules; ++i) cost = cost * (kPairs * kMost[i] + 1) + std::min(faults[i], kMost[i]);
  return cost;
}

// The possible pairs with their costs.
class Possibilities {
 public:
  Possibilities(const TournamentHistory& history, const std::vector<int>& ranking)
      : history_(history), ranking_(ranking) {
    for (std::size_t i = 0; i < ranking.size(); ++i) {
      const int score = halves(ranking[i]);
      if (i == 0 || score != scores_.back()) group_begin_ = i;
      scores_.push_back(score);
      begins_.push_back(group_begin_);
    }
  }

  std::vector<PossiblePair> all() const {
    std::vector<PossiblePair> pairs;
    const std::size_t count = ranking_.size();
    for (std::size_t i = 0; i < count; ++i) {
      for (std::size_t j = i + 1; j < count; ++j)
        pairs.push_back({static_cast<int>(i), static_cast<int>(j), cost_of(faults_of(i, j))});
      if (count % 2 != 0) pairs.push_back({static_cast<int>(i), static_cast<int>(count), cost_of(faults_of_bye(i))});
    }
    return pairs;
  }

 private:
  int halves(int entrant) const { return history_.points(entrant) / kHalf; }

  Faults faults_of_bye(std::size_t place) const {
    Faults faults = {};
    faults[kByes] = history_.byes(ranking_[place]);
    faults[kPersonsBye] = history_.is_bot(ranking_[place]) ? 0 : 1;
    faults[kByePoints] = scores_[place];
    faults[kFloats] = floats(place, -1);
    return faults;
  }

  Faults faults_of(std::size_t upper, std::size_t lower) const {
    const int one = ranking_[upper];
    const int other = ranking_[lower];
    const SeatPreference mine = seat_preference(history_, one);
    const SeatPreference theirs = seat_preference(history_, other);
    const bool same = mine.wish != 0 && mine.wish == theirs.wish;
    const int against = same ? std::min(mine.strength, theirs.strength) : 0;
    const int apart = scores_[upper] - scores_[lower];
    Faults faults = {};
    faults[kBlocked] = history_.have_blocked(one, other) ? 1 : 0;
    faults[kMeetings] = history_.meetings(one, other);
    faults[kRematch] = faults[kMeetings] > 0 ? 1 : 0;
    faults[kSeat] = against == 3 ? 1 : 0;
    faults[kDifference] = apart * apart;
    faults[kPreference] = against == 0 ? 0 : against + 1;
    if (apart == 0) {
      // The best of the upper half of a group meets the best of the lower.
      const std::size_t size = static_cast<std::size_t>(std::ranges::count(scores_, scores_[upper]));
      const auto away = static_cast<std::int64_t>(lower - upper) - static_cast<std::int64_t>(size / 2);
      faults[kOrder] = away * away;
    } else {
      // A player who floats down comes from the end of their group, and meets the best of the other.
      faults[kFloats] = floats(upper, -1) + floats(lower, 1);
      const auto down = static_cast<std::int64_t>(end_of(upper) - upper - 1);
      const auto up = static_cast<std::int64_t>(lower - begins_[lower]);
      faults[kOrder] = down * down + up * up;
    }
    return faults;
  }

  std::size_t end_of(std::size_t place) const {
    while (place < scores_.size() && begins_[place] == begins_[std::min(place + 1, scores_.size() - 1)] &&
           place + 1 < scores_.size())
      ++place;
    return place + 1;
  }

  // For floating again as in one of the two rounds before.
  std::int64_t floats(std::size_t place, int direction) const {
    const int entrant = ranking_[place];
    return (history_.floated(entrant, 1) == direction ? 2 : 0) + (history_.floated(entrant, 2) == direction ? 1 : 0);
  }

  const TournamentHistory& history_;
  const std::vector<int>& ranking_;
  std::vector<int> scores_;          // by place
  std::vector<std::size_t> begins_;  // by place, where its group of equal scores begins
  std::size_t group_begin_ = 0;
};

}  // namespace

int swiss_rounds(const Tournament& tournament) {
  const auto entrants = static_cast<unsigned>(tournament.entrants.size());
  // After this many, everybody has met everybody and, if the number is odd, has had a bye.
  const int most = std::max(1, static_cast<int>(entrants - 1 + entrants % 2));
  if (tournament.rounds > 0) return tournament.seats == 2 ? std::min(tournament.rounds, most) : tournament.rounds;
  // As many as a knock-out would take, so that at most one entrant has won them all.
  return std::max(1, std::min(most, static_cast<int>(std::bit_width(entrants - 1))));
}

std::vector<std::pair<int, int>> pair_swiss(const TournamentHistory& history, const std::vector<int>& ranking) {
  const auto count = static_cast<int>(ranking.size() + ranking.size() % 2);
  const auto partners = match_all(count, Possibilities(history, ranking).all(), kPairs * cost_of(kMost)).value();
  std::vector<std::pair<int, int>> pairs;
  for (int place = 0; place < static_cast<int>(ranking.size()); ++place) {
    const int other = partners[static_cast<std::size_t>(place)];
    if (other < place) continue;
    const bool bye = other == static_cast<int>(ranking.size());
    pairs.emplace_back(ranking[static_cast<std::size_t>(place)], bye ? -1 : ranking[static_cast<std::size_t>(other)]);
  }
  return pairs;
}

std::vector<Seating> next_swiss(const Tournament& tournament) {
  const TournamentHistory history(tournament);
  std::vector<int> ranking;
  for (const int each : seeds_of(tournament)) {
    if (tournament.entrants[static_cast<std::size_t>(each)].is_playing) ranking.push_back(each);
  }
  const auto playing = static_cast<int>(ranking.size());
  if (playing < tournament.fewest || tournament.round() >= swiss_rounds(tournament)) return {};
  ranking = by_points(history, ranking);
  if (tournament.seats > 2) return seat_groups(history, ranking, table_sizes(tournament, playing), Spread::alike);
  std::vector<Seating> tables;
  for (const auto& [one, other] : pair_swiss(history, ranking)) {
    if (other < 0) tables.push_back({one});
    else tables.push_back(seat(history, {one, other}, static_cast<int>(tables.size())));
  }
  return tables;
}

}  // namespace nemeton
