// The tables in one SQLite file, read and written by one thread at a time.
#pragma once

#include <expected>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "server/store/sqlite_statement.hpp"
#include "server/store/store.hpp"

namespace nemeton {

class SqliteFile {
 public:
  // Opens the file, making it where it is missing, checks it and brings it to the newest version. Error: what is wrong with it.
  static std::expected<std::unique_ptr<SqliteFile>, std::string> open(const std::filesystem::path& path);

  // Makes all changes in one commit; an outcome for each, in order. Where one has failed all have.
  std::vector<Outcome> commit(std::span<const Change> changes);
  // As the store's.
  std::expected<std::optional<StoredTable>, std::string> load(const std::string& id, int after);
  std::expected<std::vector<std::string>, std::string> unfinished_with_bots();
  std::expected<std::string, std::string> signing_seed(const std::string& fresh);

 private:
  explicit SqliteFile(SqliteDatabase db) : db_(std::move(db)) {}

  bool prepared() const;
  // Each gives SQLITE_DONE, SQLITE_CONSTRAINT for a conflict that has changed nothing, or what failed.
  int make(const OpenTable& change);
  int make(const TakeSeat& change);
  int make(const WantRematch& change);
  int make(const GiveNumber& change);
  int make(const Append& change);
  int make(const Say&) { return SQLITE_DONE; }  // nobody else is there
  int append(std::string_view table, int number, const std::vector<Entry>& entries);
  int changed_one(int result);
  void note(bool written);
  std::unexpected<std::string> broken(SqliteStatement& statement);

  SqliteDatabase db_;
  bool writable_ = true;  // whether the last commit was written
  SqliteStatement begin_{db_.get(), "begin immediate"};
  SqliteStatement commit_{db_.get(), "commit"};
  SqliteStatement rollback_{db_.get(), "rollback"};
  SqliteStatement add_table_{
      db_.get(), "insert into tables (id, game, options, secret, over, time_control) values (?, ?, ?, ?, ?, ?)"};
  SqliteStatement add_seat_{db_.get(),
                            "insert into seats (table_id, seat, bot, key_hash, taken) values (?, ?, ?, ?, ?)"};
  SqliteStatement set_next_{db_.get(), "update tables set next = ? where id = ? and next is null"};
  SqliteStatement take_seat_{
      db_.get(),
      "update seats set key_hash = ?, taken = ? where table_id = ? and seat = ? and bot is null and key_hash is null"};
  SqliteStatement want_rematch_{db_.get(), "update seats set wants_rematch = 1 where table_id = ? and seat = ?"};
  SqliteStatement give_number_{
      db_.get(),
      "update seats set number = ? where table_id = ? and seat = ? and key_hash is not null and number is null"};
  SqliteStatement append_{db_.get(),
                          "insert into log (table_id, number, seat, token, action_id, numbers, timed_out, used, at) "
                          "values (?, ?, ?, ?, ?, ?, ?, ?, ?)"};
  SqliteStatement end_table_{db_.get(), "update tables set over = 1 where id = ?"};
  SqliteStatement table_{db_.get(), "select game, options, secret, over, next, time_control from tables where id = ?"};
  SqliteStatement seats_{
      db_.get(), "select bot, key_hash, wants_rematch, number, taken from seats where table_id = ? order by seat"};
  SqliteStatement entries_{db_.get(),
                           "select number, seat, token, action_id, numbers, timed_out, used, at from log where "
                           "table_id = ? and number > ? order by number"};
  SqliteStatement unfinished_{db_.get(),
                              "select id from tables where over = 0 and exists "
                              "(select 1 from seats where table_id = id and bot is not null)"};
  SqliteStatement signing_{db_.get(), "select seed from signing"};
  SqliteStatement sign_{db_.get(), "insert into signing select ? where not exists (select 1 from signing)"};
};

}  // namespace nemeton
