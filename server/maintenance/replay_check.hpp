// Every table of a store read and played again, for copies and checks.
#pragma once

#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "server/store/tables.hpp"

namespace nemeton {

struct Findings {
  std::size_t tables = 0;
  std::size_t entries = 0;          // of their logs
  std::vector<std::string> faults;  // what is wrong, a line each
};

// `load` gives a table with its checked log, or none if it is not there any more. Error: what is wrong with it.
using LoadTable = std::function<std::expected<std::optional<StoredTable>, ReadError>(const std::string& id)>;
Findings look_through(const std::vector<std::string>& ids, const LoadTable& load);

}  // namespace nemeton
