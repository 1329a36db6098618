// Reads the tables of a SQLite file.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "server/store/log_chain.hpp"
#include "server/store/sqlite/statement.hpp"

namespace nemeton {

// A table as it stands there, and what the file has of its chain.
struct SqliteTable {
  StoredTable table;
  StoredChain chain;
};

class SqliteReader {
 public:
  explicit SqliteReader(sqlite3* db) : db_(db) {}

  bool prepared() const;
  // The table with the entries after that number, or none with that id. The chain is not checked yet.
  std::expected<std::optional<SqliteTable>, ReadError> read(const std::string& id, int after);
  // Every table there is.
  std::expected<std::vector<std::string>, ReadError> ids() { return texts(ids_.begin()); }
  // The first column of all rows of a statement that is bound.
  std::expected<std::vector<std::string>, ReadError> texts(SqliteStatement& statement);
  // What is wrong after that statement has failed, in a table or everywhere.
  std::unexpected<ReadError> broken(SqliteStatement& statement, const std::string& table = "");

 private:
  std::expected<void, ReadError> read_seats(StoredTable& table);
  std::expected<void, ReadError> read_log(SqliteTable& read, int after);

  sqlite3* db_;
  SqliteStatement table_{
      db_,
      "select game, options, secret, over, next, time_control, waited is not null, opened, entries, "
      "head, dice, rated, watch, "
      "(select 1 + coalesce(json_extract(settings, '$.friendly'), 0) from tournament_tables "
      "join tournaments on tournaments.id = tournament where table_id = tables.id) from tables where id = ?"};
  SqliteStatement seats_{db_,
                         "select bot, key_hash, wants_rematch, number, taken, coalesce(players.name, seats.name), "
                         "commitment, player, exists (select 1 from subscriptions as s "
                         "  where s.table_id = seats.table_id and s.seat = seats.seat), "
                         "origin, owner, asked, (select name from players as other where other.id = asked), "
                         "asked_until, declined "
                         "from seats left join players on id = player where table_id = ? order by seat"};
  // With the entry before them, whose link theirs follow from.
  SqliteStatement entries_{db_,
                           "select number, seat, token, action_id, numbers, timed_out, used, at, link from log where "
                           "table_id = ? and number >= ? order by number"};
  SqliteStatement left_over_{db_, "select 1 from seats where table_id = ? limit 1"};
  SqliteStatement ids_{db_, "select id from tables"};
};

}  // namespace nemeton
