// The results of a study in an SQLite file: the study, the sums of each batch and, if the study keeps rows, a row for each game.
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
  std::vector<GameQuantities> games;  // empty if the study keeps no rows
};

class ResultsFile {
 public:
  // Opens the file, or creates it if it is missing. Keeps results of the same study with fewer games, a wider interval or another wording. Error: it
  // cannot be opened, or it is of another study.
  static std::expected<std::unique_ptr<ResultsFile>, std::string> open(const std::filesystem::path& file,
                                                                       const Study& study);
  // Returns the study in a file. Error: there is none, or it is of another version of the program.
  static std::expected<Study, std::string> study_in(const std::filesystem::path& file);

  // Stores a batch in one transaction.
  std::expected<void, std::string> store(const BatchKey& key, const Batch& batch);
  // Returns the batches that are stored.
  std::expected<std::set<BatchKey>, std::string> keys() const;
  // Calls `on_batch` with the number and sums of each batch of a cell, in order, until it returns false.
  std::expected<void, std::string> each_batch(std::int64_t cell,
                                              const std::function<bool(std::int64_t, const Tally&)>& on_batch) const;
  // Copies the missing batches from another file of the same study. Error: a batch that both have differs.
  std::expected<void, std::string> take(const std::filesystem::path& other);
  // Deletes the batches that do not count. `counted` is the number of batches that do, by cell.
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
