// One SQLite file, read and written by one thread at a time.
#pragma once

#include <expected>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/base/outage.hpp"
#include "server/store/sqlite/schema.hpp"
#include "server/store/sqlite/statement.hpp"
#include "server/store/store.hpp"

namespace nemeton {

class SqliteFile {
 public:
  // Opens the file. To serve, it is made if it is missing, and its pages are checked for damage; to look at it, all is read as
  // it is at this moment. Error: what is wrong with it.
  static std::expected<std::unique_ptr<SqliteFile>, std::string> open(const std::filesystem::path& path, Access access);

  // Makes all changes in one commit; a result for each, in order. If one has failed all have.
  std::vector<CommitResult> commit(std::span<const Change> changes);
  // Moves the write-ahead log into the file, and leaves nothing in the log. False if that is not possible now.
  bool truncate_wal();
  // As of a database.
  std::expected<Results, ReadError> run(const Queries& queries, bool is_of_one_table);
  std::expected<std::optional<StoredTable>, ReadError> load(const std::string& id, int after);
  std::expected<StoreSize, std::string> size();
  // Every table there is.
  std::expected<std::vector<std::string>, std::string> ids() { return texts("select id from tables"); }
  // Of the tables that go on, those whose logs have not as many entries as they should.
  std::expected<std::vector<std::string>, std::string> shortened() { return texts(kShortened); }
  // Reads every page, and compares the data that is in two places. Error: the first thing that is wrong.
  std::expected<void, std::string> check() { return check_sqlite(db_.get(), SqliteCheck::whole); }

 private:
  SqliteFile(SqliteDatabase db, std::filesystem::path path) : db_(std::move(db)), path_(std::move(path)) {}

  // SQLITE_DONE, SQLITE_CONSTRAINT for a conflict that has changed nothing, or what failed.
  int make(const Change& change);
  int make(const Queries& queries, bool is_guarded);
  // Runs a statement to its end.
  int execute(const Sql& sql);
  SqliteStatement& statement(const Sql& sql);
  std::expected<std::vector<std::string>, std::string> texts(const char* sql);
  // Whether the file is still where it was opened.
  bool in_place() const;
  // What is wrong now.
  std::string complaint() const;

  SqliteDatabase db_;
  std::filesystem::path path_;
  Outage outage_{"the database"};
  std::unordered_map<std::string, std::unique_ptr<SqliteStatement>> statements_;  // by their text
};

}  // namespace nemeton
