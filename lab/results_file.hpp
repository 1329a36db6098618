// The file of a study's results: SQLite, which holds the study, the sums of each batch and, where they are wanted, a row of each game.
#pragma once

#include <sqlite3.h>

#include <expected>
#include <filesystem>
#include <functional>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "lab/study.hpp"
#include "lab/tally.hpp"

namespace nemeton::lab {

// A batch of a cell, by their numbers.
struct BatchKey {
  std::int64_t cell;
  std::int64_t number;

  auto operator<=>(const BatchKey&) const = default;
};

struct Batch {
  Tally tally;
  std::vector<GameQuantities> games;  // empty where no rows are wanted
};

class ResultsFile {
 public:
  // Opens the file, or creates it if it is missing. Keeps results of the same study with fewer games, a wider interval or another wording. Error: it
  // cannot be opened, or it is of another study.
  static std::expected<std::unique_ptr<ResultsFile>, std::string> open(const std::filesystem::path& file,
                                                                       const Study& study);
  // Returns the study in a file. Error: there is none, or it is of another version of the program.
  static std::expected<Study, std::string> study_in(const std::filesystem::path& file);

  // Stores a batch in one transaction: after a crash it is there whole or not at all.
  std::expected<void, std::string> store(const BatchKey& key, const Batch& batch);
  // Which batches are there.
  std::expected<std::set<BatchKey>, std::string> keys() const;
  // Tells of the batches of a cell in order, with the number of each, until `on_batch` wants no more.
  std::expected<void, std::string> each_batch(std::int64_t cell,
                                              const std::function<bool(std::int64_t, const Tally&)>& on_batch) const;
  // Takes over the batches of another file of the same study that are not here. Error: one that is in both differs.
  std::expected<void, std::string> take(const std::filesystem::path& other);
  // Deletes what was played of cells beyond the batches that count: by cell, how many do.
  std::expected<void, std::string> trim(std::span<const std::int64_t> counted);

 private:
  struct Close {
    void operator()(sqlite3* db) const { sqlite3_close_v2(db); }
  };
  using Database = std::unique_ptr<sqlite3, Close>;

  ResultsFile(Database db, const Study& study) : db_(std::move(db)), study_(study) {}
  static std::expected<Database, std::string> connect(const std::filesystem::path& file, int flags);
  // Turns the results of `before` into results of this study. Error: it is another study.
  std::expected<void, std::string> extend(const Study& before);
  // Inserts the study and its cells.
  bool describe();
  std::expected<void, std::string> run(const std::string& sql) const;
  std::unexpected<std::string> complaint() const;

  Database db_;
  const Study& study_;
};

}  // namespace nemeton::lab
