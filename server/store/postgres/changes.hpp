// Changes as transactions of PostgreSQL, and what their results say.
#pragma once

#include <span>

#include "server/store/postgres/connection.hpp"
#include "server/store/store.hpp"

namespace nemeton {

// One transaction that makes all changes and tells other processes of them in the name of `node`. Its inserts come in an order that
// is the same in every process, so that two of them wait for each other one way only.
PostgresGroup group_of(std::span<const Change> changes, const std::string& node);

// A result for each change of such a transaction that went through.
std::vector<CommitResult> commit_results_of(std::span<const Change> changes,
                                            const std::vector<PostgresResult>& results);

// Whether the transaction was undone because of what other processes have done: its changes, one by one, may go through.
bool is_conflict(const PostgresError& error);

// The payload of a notification: who it is from, and the tables that have changed, the seeks that were paired or ended and the tournaments that went on, or what was said.
struct PostgresNews {
  std::string node;
  std::vector<std::string> tables;
  std::vector<std::string>
      seeks;  // their key hashes, and ids of tournaments and of bot accounts, and whose sessions have ended
  std::optional<Say> said;
};
PostgresNews read_news(const std::string& payload);

}  // namespace nemeton
