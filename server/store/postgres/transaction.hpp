// Changes as a transaction of PostgreSQL.
#pragma once

#include <span>

#include "server/store/postgres/connection.hpp"
#include "server/store/store.hpp"

namespace nemeton {

// One transaction that makes several changes and tells other processes of them.
class PostgresTransaction {
 public:
  // In the name of `node`. The entries for all tables go in two statements.
  PostgresTransaction(std::span<const Change> changes, const std::string& node);

  const PostgresGroup& queries() const { return queries_; }
  // A result for each change, if the transaction went through.
  std::vector<CommitResult> commit_results(const std::vector<PostgresResult>& results) const;

 private:
  void add_appends(std::span<const Change> changes);

  PostgresGroup queries_;
  std::vector<std::vector<std::size_t>> deciders_;  // of each change, their places among the queries
};

// Whether the transaction was undone because of changes by other processes: its changes, one by one, may go through.
bool is_conflict(const PostgresError& error);

}  // namespace nemeton
