// SQLite's database and prepared statements, as objects.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "server/base/time_source.hpp"

namespace nemeton {

struct CloseSqlite {
  void operator()(sqlite3* db) const { sqlite3_close_v2(db); }
};
using SqliteDatabase = std::unique_ptr<sqlite3, CloseSqlite>;

// A prepared statement: bound from the left, stepped, reset when done.
class SqliteStatement {
 public:
  SqliteStatement(sqlite3* db, const char* sql) {
    sqlite3_prepare_v3(db, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement_, nullptr);
  }
  ~SqliteStatement() { sqlite3_finalize(statement_); }
  SqliteStatement(const SqliteStatement&) = delete;
  SqliteStatement& operator=(const SqliteStatement&) = delete;

  bool prepared() const { return statement_ != nullptr; }

  SqliteStatement& begin() {
    sqlite3_reset(statement_);
    sqlite3_clear_bindings(statement_);
    bound_ = 0;
    return *this;
  }
  SqliteStatement& text(std::string_view value) {
    sqlite3_bind_text(statement_, ++bound_, value.data(), static_cast<int>(value.size()), SQLITE_TRANSIENT);
    return *this;
  }
  SqliteStatement& text_or_null(std::string_view value) { return value.empty() ? null() : text(value); }
  SqliteStatement& blob_or_null(std::string_view value) {
    if (value.empty()) return null();
    sqlite3_bind_blob(statement_, ++bound_, value.data(), static_cast<int>(value.size()), SQLITE_TRANSIENT);
    return *this;
  }
  SqliteStatement& integer(std::int64_t value) {
    sqlite3_bind_int64(statement_, ++bound_, value);
    return *this;
  }
  SqliteStatement& integer_or_null(std::int64_t value) { return value == 0 ? null() : integer(value); }
  SqliteStatement& real(double value) {
    sqlite3_bind_double(statement_, ++bound_, value);
    return *this;
  }
  SqliteStatement& null() {
    sqlite3_bind_null(statement_, ++bound_);
    return *this;
  }

  // Moves to the next row; false at the end or on an error, which `result` tells apart.
  bool row() { return (result_ = sqlite3_step(statement_)) == SQLITE_ROW; }
  // Runs a statement that gives no rows.
  int run() {
    row();
    sqlite3_reset(statement_);
    return result_;
  }
  int result() const { return result_; }
  void end() { sqlite3_reset(statement_); }

  bool is_null(int column) const { return sqlite3_column_type(statement_, column) == SQLITE_NULL; }
  std::int64_t integer_at(int column) const { return sqlite3_column_int64(statement_, column); }
  double real_at(int column) const { return sqlite3_column_double(statement_, column); }
  WallTime time_at(int column) const { return WallTime(milliseconds(integer_at(column))); }
  std::string bytes_at(int column) const {
    const auto* data = static_cast<const char*>(sqlite3_column_blob(statement_, column));
    return data == nullptr ? "" : std::string(data, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column)));
  }

 private:
  sqlite3_stmt* statement_ = nullptr;
  int bound_ = 0;
  int result_ = SQLITE_OK;
};

}  // namespace nemeton
