// SQL for both databases: its parameters, and the rows that it gives.
//
// A statement is written once, for SQLite and PostgreSQL, with the parameters $1, $2, …. PostgreSQL has the functions `unixepoch()` and `microseconds()`
// from the schema. Two differences are levelled when a statement is prepared: SQLite, which has one writer, leaves out the locks on rows
// ("for update", "for key share", …), and `group_concat` is `string_agg` in PostgreSQL. A statement that differs in more has both texts.
#pragma once

#include <concepts>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/bot.hpp"
#include "core/game.hpp"
#include "server/base/time_source.hpp"

namespace nemeton {

struct Bytes {
  std::string value;
};

// A parameter: null, a number, a text or bytes.
class Value {
 public:
  Value() = default;
  Value(std::integral auto number) : value_(static_cast<std::int64_t>(number)) {}
  Value(double number) : value_(number) {}
  Value(std::string text) : value_(std::move(text)) {}
  Value(std::string_view text) : value_(std::string(text)) {}
  Value(const char* text) : value_(std::string(text)) {}
  Value(Bytes bytes) : value_(std::move(bytes)) {}
  Value(WallTime time) : Value(milliseconds_of(time)) {}
  template <class Rep, class Period>
  Value(std::chrono::duration<Rep, Period> time) : Value(std::chrono::seconds(time).count()) {}
  Value(std::optional<Level> bot);
  template <class T>
  Value(const std::optional<T>& value) {
    if (value) *this = Value(*value);
  }

  const auto& get() const { return value_; }

 private:
  std::variant<std::monostate, std::int64_t, double, std::string, Bytes> value_;
};

// Moves each into its place: an initializer list would copy them.
template <class... Each>
std::vector<Value> to_values(Each&&... each) {
  std::vector<Value> values;
  values.reserve(sizeof...(each));
  (values.emplace_back(std::forward<Each>(each)), ...);
  return values;
}

inline Value text_or_null(const std::string& text) { return text.empty() ? Value() : Value(text); }
inline Value bytes_or_null(const std::string& bytes) { return bytes.empty() ? Value() : Value(Bytes(bytes)); }
inline Value time_or_null(WallTime time) { return time == WallTime() ? Value() : Value(time); }

// The text of a statement. Copies share it.
class Sql {
 public:
  Sql(std::string both) : Sql(std::move(both), "") {}
  Sql(const char* both) : Sql(both, "") {}
  Sql(std::string sqlite, std::string postgres)
      : texts_(std::make_shared<const Texts>(std::move(sqlite), std::move(postgres))) {}

  // As it is before the differences are levelled, by which a prepared statement is found again.
  const std::string& text() const { return texts_->both; }
  std::string for_sqlite() const;
  std::string for_postgres() const;

 private:
  struct Texts {
    std::string both;
    std::string postgres;  // empty if it is the same
  };
  std::shared_ptr<const Texts> texts_;
};

struct Query {
  Sql sql;
  std::vector<Value> values = {};
  // A change with this query is a conflict if the query gives no row (SQLite: and changes none).
  bool decides = false;
};
using Queries = std::vector<Query>;

inline Query decider(Sql sql, std::vector<Value> values) { return {std::move(sql), std::move(values), true}; }

// Adds a parameter to a query that is being written, and returns its name.
std::string parameter(std::vector<Value>& values, Value value);
// Adds several, and returns their names with commas between them.
std::string parameters(std::vector<Value>& values, const std::vector<std::string>& texts);

// A row. Null reads as 0 or empty.
class Row {
 public:
  using Cell = std::variant<std::monostate, std::int64_t, double, std::string>;

  explicit Row(std::vector<Cell> cells) : cells_(std::move(cells)) {}

  bool is_null(std::size_t column) const { return cells_[column].index() == 0; }
  std::int64_t integer(std::size_t column) const;
  int number(std::size_t column) const { return static_cast<int>(integer(column)); }
  bool flag(std::size_t column) const { return integer(column) != 0; }
  double real(std::size_t column) const;
  // A text, or bytes.
  std::string text(std::size_t column) const;
  std::optional<std::string> optional_text(std::size_t column) const {
    return is_null(column) ? std::nullopt : std::optional(text(column));
  }
  WallTime time(std::size_t column) const { return WallTime(milliseconds(integer(column))); }
  std::optional<WallTime> optional_time(std::size_t column) const {
    return is_null(column) ? std::nullopt : std::optional(time(column));
  }
  std::optional<Level> bot(std::size_t column) const { return level_named(text(column)); }

 private:
  std::vector<Cell> cells_;
};
using Rows = std::vector<Row>;
// The rows of each of several queries, in their order.
using Results = std::vector<Rows>;

// Why a table cannot be read: nothing can be now, which the store itself has said in the log, or that table alone is damaged.
struct ReadError {
  enum class Of : std::uint8_t { store, table };

  Of of;
  std::string message;  // one line; of a damaged table it names the table, and the entry if there is one
};

// The results of `read` for all rows of the first query.
template <class Found>
std::vector<Found> read_all(const Results& results, Found (*read)(const Row&)) {
  std::vector<Found> all;
  for (const Row& each : results.front()) all.push_back(read(each));
  return all;
}
// The same of its first row; none if there is no row.
template <class Found>
std::optional<Found> read_first(const Results& results, Found (*read)(const Row&)) {
  return results.front().empty() ? std::nullopt : std::optional(read(results.front().front()));
}
inline std::string read_text(const Row& row) { return row.text(0); }

}  // namespace nemeton
