#include "server/tournaments/groups.hpp"

#include <algorithm>
#include <numeric>
#include <random>

namespace nemeton {

namespace {

// Meeting once more weighs more than any difference in points.
constexpr std::int64_t kMeeting = 1'000'000'000;
// The cost of a table with entrants who have blocked each other, more than any meetings.
constexpr std::int64_t kApart = 1000 * kMeeting;
constexpr int kTries = 12;

class Groups {
 public:
  Groups(const TournamentHistory& history, std::vector<int> people, const std::vector<int>& sizes, Spread spread)
      : history_(&history), people_(std::move(people)), spread_(spread) {
    for (const int size : sizes) {
      for (int i = 0; i < size; ++i) table_.push_back(static_cast<int>(ends_.size()));
      ends_.push_back(static_cast<int>(table_.size()));
    }
  }

  // Changes places as long as that is better for both tables.
  void improve() {
    for (bool better = true; better;) {
      better = false;
      for (std::size_t i = 0; i < people_.size(); ++i) {
        for (std::size_t j = i + 1; j < people_.size(); ++j) {
          if (table_[i] == table_[j]) continue;
          const std::int64_t before = cost_at(i) + cost_at(j);
          std::swap(people_[i], people_[j]);
          if (cost_at(i) + cost_at(j) < before) better = true;
          else std::swap(people_[i], people_[j]);
        }
      }
    }
  }

  void shuffle(std::mt19937& random) {
    // The same everywhere, unlike std::shuffle.
    for (std::size_t i = people_.size(); i > 1; --i) std::swap(people_[i - 1], people_[random() % i]);
  }

  std::int64_t cost() const {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < people_.size(); ++i) sum += cost_at(i);
    return sum;
  }

  std::vector<Seating> seated() const {
    std::vector<Seating> tables;
    int begin = 0;
    for (const int end : ends_) {
      Seating table(people_.begin() + begin, people_.begin() + end);
      tables.push_back(seat(*history_, std::move(table), static_cast<int>(tables.size())));
      begin = end;
    }
    return tables;
  }

 private:
  // Of one place towards the others at its table.
  std::int64_t cost_at(std::size_t place) const {
    const auto table = static_cast<std::size_t>(table_[place]);
    std::int64_t cost = 0;
    for (auto other = static_cast<std::size_t>(table == 0 ? 0 : ends_[table - 1]);
         other < static_cast<std::size_t>(ends_[table]); ++other) {
      if (other == place) continue;
      const std::int64_t met = history_->meetings(people_[place], people_[other]);
      // Twice is worse than two times once.
      cost += kMeeting * met * met;
      if (history_->have_blocked(people_[place], people_[other])) cost += kApart;
      if (spread_ == Spread::any) continue;
      const std::int64_t apart = (history_->points(people_[place]) - history_->points(people_[other])) / (kWin / 4);
      cost += apart * apart;
    }
    return cost;
  }

  const TournamentHistory* history_;
  std::vector<int> people_;  // table after table
  Spread spread_;
  std::vector<int> table_;  // by place
  std::vector<int> ends_;   // by table, the first place of the next
};

}  // namespace

std::vector<int> table_sizes(const Tournament& tournament, int playing) {
  for (int tables = (playing + tournament.seats - 1) / tournament.seats; tables > 0; --tables) {
    // Entrants beyond the places sit out.
    const int seated = std::min(playing, tables * tournament.seats);
    if (seated / tables < tournament.fewest) continue;
    std::vector<int> sizes(static_cast<std::size_t>(tables), seated / tables);
    for (int i = 0; i < seated % tables; ++i) ++sizes[static_cast<std::size_t>(i)];
    return sizes;
  }
  return {};
}

std::vector<Seating> seat_groups(const TournamentHistory& history, std::vector<int> ranking,
                                 const std::vector<int>& sizes, Spread spread) {
  const auto seated = static_cast<std::size_t>(std::accumulate(sizes.begin(), sizes.end(), 0));
  std::vector<Seating> byes;
  while (ranking.size() > seated) {
    // The player who has had the fewest byes; of these a bot if there is one, and the last in the ranking.
    const auto out = std::ranges::min_element(ranking.rbegin(), ranking.rend(), {}, [&](int each) {
      return std::pair(history.byes(each), !history.is_bot(each));
    });
    byes.push_back({*out});
    ranking.erase(std::next(out).base());
  }
  Groups best(history, ranking, sizes, spread);
  best.improve();
  std::mt19937 random(static_cast<std::mt19937::result_type>(ranking.size()));
  for (int i = 0; i < kTries && best.cost() >= (spread == Spread::any ? 1 : kMeeting); ++i) {
    Groups other(history, ranking, sizes, spread);
    other.shuffle(random);
    other.improve();
    if (other.cost() < best.cost()) best = std::move(other);
  }
  std::vector<Seating> tables = best.seated();
  tables.insert(tables.end(), byes.begin(), byes.end());
  return tables;
}

}  // namespace nemeton
