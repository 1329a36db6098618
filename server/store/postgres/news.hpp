// News of changes, which processes tell each other by notifications of PostgreSQL.
#pragma once

#include <span>

#include "server/store/postgres/connection.hpp"
#include "server/store/store.hpp"

namespace nemeton {

// The queries by which `node` tells the other processes of these changes.
PostgresGroup queries_for_news(std::span<const Change> changes, const std::string& node);

// The payload of a notification: its sender, and the tables that have changed, the seeks that were paired or ended and the tournaments that went on, or
// a quick chat.
struct PostgresNews {
  std::string node;
  std::vector<std::string> tables;
  // Key hashes of seeks, ids of tournaments and bot accounts, kModerationNews, and kSessionNews with the id of a player.
  std::vector<std::string> seeks;
  std::optional<QuickChat> said;
};
PostgresNews read_news(const std::string& payload);

}  // namespace nemeton
