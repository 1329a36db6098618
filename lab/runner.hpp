// Plays a study in batches, on all cores, and continues where it was stopped.
#pragma once

#include <atomic>
#include <map>
#include <ostream>

#include "lab/results_file.hpp"

namespace nemeton::lab {

// The part of a study that one machine plays: the batches whose number, counted over all cells, is `index` modulo `count`.
struct Shard {
  std::int64_t index = 0;
  std::int64_t count = 1;
};

// Plays one batch of a cell. The result is the same on every machine.
Batch play_batch(const Study& study, const BatchKey& key);

// Adds up the batches of a cell that count: all, or, if the study ends by interval, those up to the first by which it is narrow enough.
class BatchCounter {
 public:
  BatchCounter(const Study& study, const Cell& cell) : study_(study), cell_(cell) {}

  // Batches may come in any order.
  void add(std::int64_t number, Tally tally);
  // Whether all batches that count have been added. Then `batches` is their number and `sum` their sum.
  bool is_whole() const { return whole_; }
  std::int64_t batches() const { return next_; }
  const Tally& sum() const { return sum_; }

 private:
  const Study& study_;
  const Cell& cell_;
  Tally sum_;
  std::int64_t next_ = 0;
  bool whole_ = false;
  std::map<std::int64_t, Tally> early_;  // batches that follow a missing one
};

// Plays the missing batches of the shard and stores them. A study that ends by interval must have one shard. Writes the progress to `terminal` unless it is
// null. `stop` ends it after the current batches. Returns whether the shard is complete.
std::expected<bool, std::string> run_study(const Study& study, ResultsFile& results, const Shard& shard, int threads,
                                           const std::atomic<bool>& stop, std::ostream* terminal);

// For each cell, the sums of the batches that count, or of all batches so far if the cell is not complete.
struct Totals {
  std::vector<Tally> sums;
  std::vector<bool> is_complete;
  std::string missing;  // the first batch that is missing; empty if the study is complete
};
std::expected<Totals, std::string> totals_so_far(const Study& study, const ResultsFile& results);

// For each cell, the sums of the batches that count. Error: the first batch that is missing.
std::expected<std::vector<Tally>, std::string> totals(const Study& study, const ResultsFile& results);

}  // namespace nemeton::lab
