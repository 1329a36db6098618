#include "server/store/sqlite/statement.hpp"

#include <cstdlib>

namespace nemeton {

namespace {

void bind_value(sqlite3_stmt* statement, int place, const Value& value) {
  const auto bind = [&]<class Kind>(const Kind& each) {
    if constexpr (std::is_same_v<Kind, std::int64_t>) {
      sqlite3_bind_int64(statement, place, each);
    } else if constexpr (std::is_same_v<Kind, double>) {
      sqlite3_bind_double(statement, place, each);
    } else if constexpr (std::is_same_v<Kind, std::string>) {
      sqlite3_bind_text(statement, place, each.data(), static_cast<int>(each.size()), SQLITE_STATIC);
    } else if constexpr (std::is_same_v<Kind, Bytes>) {
      sqlite3_bind_blob(statement, place, each.value.data(), static_cast<int>(each.value.size()), SQLITE_STATIC);
    }
  };
  std::visit(bind, value.get());
}

Row::Cell cell_at(sqlite3_stmt* statement, int column) {
  switch (sqlite3_column_type(statement, column)) {
    case SQLITE_NULL: return {};
    case SQLITE_INTEGER: return std::int64_t{sqlite3_column_int64(statement, column)};
    case SQLITE_FLOAT: return sqlite3_column_double(statement, column);
    default: break;
  }
  const auto* data = static_cast<const char*>(sqlite3_column_blob(statement, column));
  return data == nullptr ? std::string()
                         : std::string(data, static_cast<std::size_t>(sqlite3_column_bytes(statement, column)));
}

}  // namespace

SqliteStatement::SqliteStatement(sqlite3* db, const std::string& sql) {
  result_ = sqlite3_prepare_v3(db, sql.c_str(), -1, SQLITE_PREPARE_PERSISTENT, &statement_, nullptr);
  for (int place = 1; place <= sqlite3_bind_parameter_count(statement_); ++place)
    numbers_.push_back(std::strtoul(sqlite3_bind_parameter_name(statement_, place) + 1, nullptr, 10));
}

void SqliteStatement::bind(const std::vector<Value>& values) {
  if (!is_prepared()) return;
  sqlite3_reset(statement_);
  sqlite3_clear_bindings(statement_);
  for (std::size_t i = 0; i < numbers_.size(); ++i)
    bind_value(statement_, static_cast<int>(i) + 1, values.at(numbers_[i] - 1));
}

bool SqliteStatement::step() {
  if (is_prepared()) result_ = sqlite3_step(statement_);
  return result_ == SQLITE_ROW;
}

Row SqliteStatement::row() const {
  std::vector<Row::Cell> cells;
  const int columns = sqlite3_column_count(statement_);
  cells.reserve(static_cast<std::size_t>(columns));
  for (int column = 0; column < columns; ++column) cells.push_back(cell_at(statement_, column));
  return Row(std::move(cells));
}

}  // namespace nemeton
