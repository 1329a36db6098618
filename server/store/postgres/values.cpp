#include "server/store/postgres/values.hpp"

#include <charconv>

#include "server/dice/hexadecimal.hpp"

namespace nemeton {

namespace {

// The types of columns that are not read as text, by their numbers in pg_type.
enum Type : Oid { kBoolean = 16, kBytes = 17, kInt8 = 20, kInt2 = 21, kInt4 = 23, kFloat8 = 701 };

std::optional<std::string> text_of(const Value& value) {
  const auto text = []<class Kind>(const Kind& each) -> std::optional<std::string> {
    if constexpr (std::is_same_v<Kind, std::int64_t>) {
      return std::to_string(each);
    } else if constexpr (std::is_same_v<Kind, double>) {
      std::array<char, 32> digits;
      return std::string(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), each).ptr);
    } else if constexpr (std::is_same_v<Kind, std::string>) {
      return each;
    } else if constexpr (std::is_same_v<Kind, Bytes>) {
      return "\\x" + hexadecimal(each.value);
    } else {
      return std::nullopt;
    }
  };
  return std::visit(text, value.get());
}

Row::Cell cell_of(const PostgresResult& result, int row, int column) {
  const auto text = result.at(row, column);
  if (!text) return {};
  switch (PQftype(result.get(), column)) {
    case kBoolean: return std::int64_t{*text == "t"};
    case kInt8:
    case kInt2:
    case kInt4: return std::int64_t{std::stoll(*text)};
    case kFloat8: return std::stod(*text);
    case kBytes: return bytes_of(std::string_view(*text).substr(2)).value_or("");
    default: return *text;
  }
}

}  // namespace

PostgresQuery as_postgres(const Query& query) {
  PostgresQuery own{query.sql.for_postgres(), {}};
  for (const Value& each : query.values) own.parameters.push_back(text_of(each));
  return own;
}

Rows rows_of(const PostgresResult& result) {
  Rows rows;
  const int columns = PQnfields(result.get());
  for (int row = 0; row < result.rows(); ++row) {
    std::vector<Row::Cell> cells;
    for (int column = 0; column < columns; ++column) cells.push_back(cell_of(result, row, column));
    rows.emplace_back(std::move(cells));
  }
  return rows;
}

}  // namespace nemeton
