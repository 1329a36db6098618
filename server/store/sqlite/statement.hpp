// SQLite's database and prepared statements, as objects.
#pragma once

#include <sqlite3.h>

#include <memory>
#include <string>
#include <vector>

#include "server/store/query.hpp"

namespace nemeton {

struct CloseSqlite {
  void operator()(sqlite3* db) const { sqlite3_close_v2(db); }
};
using SqliteDatabase = std::unique_ptr<sqlite3, CloseSqlite>;

// A prepared statement.
class SqliteStatement {
 public:
  SqliteStatement(sqlite3* db, const std::string& sql);
  ~SqliteStatement() { sqlite3_finalize(statement_); }
  SqliteStatement(const SqliteStatement&) = delete;
  SqliteStatement& operator=(const SqliteStatement&) = delete;

  // False if SQLite could not compile it; `result` says why, and the other functions do nothing.
  bool is_prepared() const { return statement_ != nullptr; }
  // Begins again with these parameters, which are to stay where they are until its end.
  void bind(const std::vector<Value>& values);
  // Moves to the next row; false at the end or on an error, which `result` tells apart.
  bool step();
  Row row() const;
  int result() const { return result_; }
  void end() { sqlite3_reset(statement_); }

 private:
  sqlite3_stmt* statement_ = nullptr;
  std::vector<std::size_t> numbers_;  // of the parameters, in the order in which SQLite has them
  int result_ = SQLITE_ERROR;
};

}  // namespace nemeton
