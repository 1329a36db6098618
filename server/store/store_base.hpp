// The base of the stores of all subjects.
#pragma once

#include "server/base/task.hpp"
#include "server/store/query.hpp"

namespace nemeton {

class StoreBase {
 public:
  virtual ~StoreBase() = default;

 protected:
  // Runs queries that see the database as it is at one moment. Damage to its pages is taken for damage to one table if all is read of that table.
  virtual Task<std::expected<Results, ReadError>> run(Queries queries, bool is_of_one_table) = 0;

  // Returns the result of `read` for the results of these queries.
  template <class Found>
  Task<std::expected<Found, std::string>> find(Queries queries, std::move_only_function<Found(const Results&)> read) {
    const auto results = co_await run(std::move(queries), /*is_of_one_table=*/false);
    if (!results) co_return std::unexpected(results.error().message);
    co_return read(*results);
  }
  template <class Found>
  Task<std::expected<std::vector<Found>, std::string>> find_all(Query query, Found (*read)(const Row&)) {
    return find<std::vector<Found>>({std::move(query)}, [read](const Results& all) { return read_all(all, read); });
  }
  template <class Found>
  Task<std::expected<std::optional<Found>, std::string>> find_first(Query query, Found (*read)(const Row&)) {
    return find<std::optional<Found>>({std::move(query)}, [read](const Results& all) { return read_first(all, read); });
  }
  // Whether there is a row.
  Task<std::expected<bool, std::string>> find_any(Query query) {
    return find<bool>({std::move(query)}, [](const Results& all) { return !all.front().empty(); });
  }
};

}  // namespace nemeton
