#include "server/tournaments/swiss.hpp"

#include <algorithm>
#include <bit>

#include "server/tournaments/groups.hpp"
#include "server/tournaments/matching.hpp"

namespace nemeton {

namespace {

// Of points, as scores are compared.
constexpr int kHalf = kWin / 2;
// The most that each part of a pairing's costs can be, and the pairs that there are: a part weighs more than all of the next together.
constexpr std::int64_t kPairs = kMostEntrants / 2 + 1;
constexpr std::int64_t kMostApart = 20;
constexpr std::int64_t kMostPreference = 4;
constexpr std::int64_t kMostFloats = 6;
constexpr std::int64_t kMostOrder = 31 * 31;
constexpr std::int64_t kOrderUnit = 1;
constexpr std::int64_t kFloatsUnit = kOrderUnit * (kPairs * kMostOrder + 1);
constexpr std::int64_t kPreferenceUnit = kFloatsUnit * (kPairs * kMostFloats + 1);
constexpr std::int64_t kScoreUnit = kPreferenceUnit * (kPairs * kMostPreference + 1);
constexpr std::int64_t kByeUnit = kScoreUnit * (kPairs * kMostApart * kMostApart + 1);
constexpr std::int64_t kBound = kByeUnit * (2 * kMostRounds + 1);

// What is let go, one after the other, where there is no pairing otherwise.
struct Leniency {
  bool same_wish = false;
  bool bye_again = false;
  bool rematch = false;
  bool apart = false;
};

// The pairs that may be, with what they cost.
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

  std::vector<PossiblePair> all(const Leniency& leniency) const {
    std::vector<PossiblePair> pairs;
    const std::size_t count = ranking_.size();
    for (std::size_t i = 0; i < count; ++i) {
      for (std::size_t j = i + 1; j < count; ++j) {
        if (const auto cost = cost_of(i, j, leniency))
          pairs.push_back({static_cast<int>(i), static_cast<int>(j), *cost});
      }
      if (count % 2 != 0 && (leniency.bye_again || !history_.has_had_bye(ranking_[i])))
        pairs.push_back({static_cast<int>(i), static_cast<int>(count),
                         kByeUnit * std::min(scores_[i], 2 * kMostRounds) + kFloatsUnit * floats(i, -1)});
    }
    return pairs;
  }

 private:
  int halves(int entrant) const { return history_.points(entrant) / kHalf; }

  std::optional<std::int64_t> cost_of(std::size_t upper, std::size_t lower, const Leniency& leniency) const {
    const int one = ranking_[upper];
    const int other = ranking_[lower];
    if (!leniency.apart && history_.are_apart(one, other)) return std::nullopt;
    if (!leniency.rematch && history_.meetings(one, other) > 0) return std::nullopt;
    const SeatPreference mine = seat_preference(history_, one);
    const SeatPreference theirs = seat_preference(history_, other);
    const bool same = mine.wish != 0 && mine.wish == theirs.wish;
    const int against = same ? std::min(mine.strength, theirs.strength) : 0;
    if (!leniency.same_wish && against == 3) return std::nullopt;

    const std::int64_t apart = std::min<std::int64_t>(kMostApart, scores_[upper] - scores_[lower]);
    std::int64_t cost = kScoreUnit * apart * apart + kPreferenceUnit * (against == 0 ? 0 : against + 1);
    if (apart > 0) cost += kFloatsUnit * (floats(upper, -1) + floats(lower, 1));
    if (apart == 0) {
      // The best of the upper half of a group meets the best of the lower.
      const std::size_t size = static_cast<std::size_t>(std::ranges::count(scores_, scores_[upper]));
      const auto away = static_cast<std::int64_t>(lower - upper) - static_cast<std::int64_t>(size / 2);
      cost += std::min(kMostOrder, away * away);
    } else {
      // Who floats down comes from the end of his group, and meets the best of the other.
      const auto down = static_cast<std::int64_t>(end_of(upper) - upper - 1);
      const auto up = static_cast<std::int64_t>(lower - begins_[lower]);
      cost += std::min(kMostOrder, down * down + up * up);
    }
    return cost;
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
  const int most = std::max(1, static_cast<int>(entrants) - 1);
  if (tournament.rounds > 0) return tournament.seats == 2 ? std::min(tournament.rounds, most) : tournament.rounds;
  // As many as a knock-out would take, so that one at most has won them all.
  return std::max(1, std::min(most, static_cast<int>(std::bit_width(entrants - 1))));
}

std::vector<std::pair<int, int>> pair_swiss(const TournamentHistory& history, const std::vector<int>& ranking) {
  const auto count = static_cast<int>(ranking.size() + ranking.size() % 2);
  const Possibilities possibilities(history, ranking);
  constexpr std::array kLeniencies = {Leniency{}, Leniency{.same_wish = true},
                                      Leniency{.same_wish = true, .bye_again = true},
                                      Leniency{.same_wish = true, .bye_again = true, .rematch = true},
                                      Leniency{.same_wish = true, .bye_again = true, .rematch = true, .apart = true}};
  std::vector<std::pair<int, int>> pairs;
  for (const Leniency& each : kLeniencies) {
    const auto partners = match_all(count, possibilities.all(each), kBound);
    if (!partners) continue;
    for (int place = 0; place < static_cast<int>(ranking.size()); ++place) {
      const int other = (*partners)[static_cast<std::size_t>(place)];
      if (other < place) continue;
      const bool bye = other == static_cast<int>(ranking.size());
      pairs.emplace_back(ranking[static_cast<std::size_t>(place)], bye ? -1 : ranking[static_cast<std::size_t>(other)]);
    }
    break;
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
