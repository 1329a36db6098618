#include "lab/runner.hpp"

#include <algorithm>
#include <chrono>
#include <deque>
#include <mutex>
#include <thread>

#include "lab/game/random_games.hpp"
#include "lab/measures.hpp"
#include "lab/watched_game.hpp"
#include "match/report.hpp"

namespace nemeton::lab {

namespace {

bool is_plain(const Study& study, const Cell& cell) {
  const PlayerSpec& player = cell.players.front();
  return cell.players.size() == 1 && !player.level && !study.watches(Watch::effects) &&
         !study.watches(Watch::estimates) && !study.watches(Watch::interaction);
}

bool is_narrow(const Study& study, const Cell& cell, const Tally& tally) {
  for (int seat = 0; seat < cell.setting.seats; ++seat) {
    // The spread of the shares themselves would be zero if the first few games had the same winner.
    const Moments& shares = tally.of(static_cast<Quantity>(static_cast<int>(Quantity::share0) + seat));
    const Estimate share = wilson(static_cast<double>(shares.sum) / kShareUnit, static_cast<double>(tally.games()));
    if ((share.high - share.low) / 2 > *study.interval) return false;
  }
  return true;
}

// Hands out the missing batches to threads.
class BatchQueue {
 public:
  BatchQueue(const Study& study, ResultsFile& results, std::ostream* terminal)
      : study_(study), results_(results), progress_(terminal) {}

  // Reads which batches are stored.
  std::expected<void, std::string> begin(const Shard& shard) {
    const auto known = results_.keys();
    if (!known) return std::unexpected(known.error());
    const auto cells = static_cast<std::int64_t>(study_.cells.size());
    for (std::int64_t cell = 0; study_.interval && cell < cells; ++cell) {
      BatchCounter& counting = countings_.emplace_back(study_, study_.cells[static_cast<std::size_t>(cell)]);
      const auto read = results_.each_batch(cell, [&](std::int64_t number, const Tally& tally) {
        counting.add(number, tally);
        return !counting.is_whole();
      });
      if (!read) return read;
    }
    // By batch first, so that all cells have some results if it is stopped.
    for (std::int64_t number = 0; number < study_.batches(); ++number) {
      for (std::int64_t cell = 0; cell < cells; ++cell) {
        if ((cell * study_.batches() + number) % shard.count != shard.index) continue;
        ++all_;
        if (!known->contains({cell, number})) missing_.push_back({cell, number});
      }
    }
    show();
    return {};
  }

  void play(const std::atomic<bool>& stop) {
    while (!stop) {
      const auto key = next();
      if (!key) return;
      const Batch batch = play_batch(study_, *key);
      const std::lock_guard lock(mutex_);
      if (auto stored = results_.store(*key, batch); !stored) {
        error_ = stored.error();
        return;
      }
      ++done_;
      if (study_.interval) countings_[static_cast<std::size_t>(key->cell)].add(key->number, batch.tally);
      show();
    }
  }

  // Deletes the batches that do not count, which other threads have played meanwhile.
  std::expected<void, std::string> trim() {
    std::vector<std::int64_t> counted;
    for (const BatchCounter& counting : countings_) counted.push_back(counting.batches());
    return counted.empty() ? std::expected<void, std::string>() : results_.trim(counted);
  }

  const std::string& error() const { return error_; }
  bool is_whole() const { return done_ + skipped_ == missing_.size(); }

 private:
  std::optional<BatchKey> next() {
    const std::lock_guard lock(mutex_);
    if (!error_.empty()) return std::nullopt;
    for (; next_ < missing_.size(); ++skipped_) {
      const BatchKey key = missing_[next_++];
      if (!study_.interval || !countings_[static_cast<std::size_t>(key.cell)].is_whole()) return key;
    }
    return std::nullopt;
  }

  void show() {
    const std::size_t left = missing_.size() - done_ - skipped_;
    std::string line = study_.title + ": " + std::to_string(all_ - left) + " of " + std::to_string(all_) + " batches";
    if (done_ > 0 && left > 0) {
      const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began_).count();
      const auto wait = static_cast<std::int64_t>(seconds / static_cast<double>(done_) * static_cast<double>(left)) + 1;
      line +=
          wait < 120 ? ", " + std::to_string(wait) + " s left" : ", " + std::to_string((wait + 59) / 60) + " min left";
    }
    progress_.show(line);
  }

  const Study& study_;
  ResultsFile& results_;
  Progress progress_;
  std::mutex mutex_;
  std::vector<BatchKey> missing_;
  std::deque<BatchCounter> countings_;  // by cell, where intervals end them
  std::size_t next_ = 0;
  std::size_t done_ = 0;
  std::size_t skipped_ = 0;
  std::size_t all_ = 0;
  std::string error_;
  std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
};

}  // namespace

void BatchCounter::add(std::int64_t number, Tally tally) {
  if (whole_) return;
  early_.emplace(number, std::move(tally));
  for (auto found = early_.find(next_); found != early_.end(); found = early_.find(next_)) {
    sum_.add(found->second);
    early_.erase(found);
    ++next_;
    whole_ = next_ == study_.batches() || (study_.interval && is_narrow(study_, cell_, sum_));
    if (whole_) return early_.clear();
  }
}

Batch play_batch(const Study& study, const BatchKey& key) {
  const Cell& cell = study.cells[static_cast<std::size_t>(key.cell)];
  const Sides sides(*cell.setting.game->info, cell.setting.options, cell.setting.seats);
  const std::int64_t first = study.first_game(key.number);
  const std::int64_t count = study.games_in(key.number);
  Batch batch;
  std::int64_t game = first;
  const auto note = [&](const GameQuantities& played) {
    batch.tally.add(played, game++);
    if (study.rows) batch.games.push_back(played);
  };
  if (is_plain(study, cell)) {
    play_random_games({cell.setting, DrawBits(study.seed, 0)(), first, count, study.watches(Watch::actions), cell.pace},
                      sides, note);
    return batch;
  }
  while (game < first + count) {
    const WatchedGame watched = play_watched_game(study, cell, sides, game);
    note(watched.played);
    struct Use {
      std::int64_t times = 0;
      std::int64_t seats = 0;
      std::int64_t shares = 0;
    };
    std::map<std::string, Use> uses;
    for (int seat = 0; seat < sides.seats; ++seat) {
      for (const auto& [what, times] : watched.usage[static_cast<std::size_t>(seat)]) {
        Use& use = uses[what];
        use.times += times;
        ++use.seats;
        use.shares += of(watched.played, Quantity::share0, seat);
      }
    }
    for (const auto& [what, use] : uses) batch.tally.add_usage(what, use.times, use.seats, use.shares);
  }
  return batch;
}

std::expected<bool, std::string> run_study(const Study& study, ResultsFile& results, const Shard& shard, int threads,
                                           const std::atomic<bool>& stop, std::ostream* terminal) {
  BatchQueue queue(study, results, terminal);
  if (auto begun = queue.begin(shard); !begun) return std::unexpected(begun.error());
  {
    std::vector<std::jthread> workers;
    for (int i = 0; i < threads; ++i) workers.emplace_back([&] { queue.play(stop); });
  }
  if (!queue.error().empty()) return std::unexpected(queue.error());
  if (!queue.is_whole()) return false;
  if (auto trimmed = queue.trim(); !trimmed) return std::unexpected(trimmed.error());
  return true;
}

std::expected<Totals, std::string> totals_so_far(const Study& study, const ResultsFile& results) {
  Totals totals;
  for (std::size_t cell = 0; cell < study.cells.size(); ++cell) {
    BatchCounter counting(study, study.cells[cell]);
    Tally all;
    const auto read = results.each_batch(static_cast<std::int64_t>(cell), [&](std::int64_t number, const Tally& tally) {
      all.add(tally);
      counting.add(number, tally);
      return !counting.is_whole();
    });
    if (!read) return std::unexpected(read.error());
    if (!counting.is_whole() && totals.missing.empty())
      totals.missing = "batch " + std::to_string(counting.batches()) + " of " + study.cells[cell].label;
    totals.sums.push_back(std::move(all));
    totals.is_complete.push_back(counting.is_whole());
  }
  return totals;
}

std::expected<std::vector<Tally>, std::string> totals(const Study& study, const ResultsFile& results) {
  auto found = totals_so_far(study, results);
  if (!found) return std::unexpected(found.error());
  if (found->missing.empty()) return std::move(found->sums);
  return std::unexpected(found->missing + " is not played yet, expected all: run the study, or merge its shards");
}

}  // namespace nemeton::lab
