// All tables of the server. One that nobody uses is not in memory: its log is the table, and it comes back from that.
#pragma once

#include <mutex>
#include <unordered_map>

#include "server/bots.hpp"
#include "server/commits.hpp"
#include "server/table.hpp"

namespace nemeton {

// What a table is opened with.
struct Opening {
  const GameEntry* game;
  OptionValues options;
  std::vector<StoredSeat> seats;  // as many as the game can have
  std::string rematch_of;         // the table whose rematch it is, or empty
};

class Tables {
 public:
  Tables(asio::io_context& io, Commits& commits, Bots& bots) : io_(io), commits_(commits), bots_(bots) {}

  asio::io_context& io() { return io_; }
  Commits& commits() { return commits_; }
  Bots& bots() { return bots_; }

  // A new table; it is on disk. Error: unavailable.
  Task<std::expected<std::shared_ptr<Table>, Refusal>> open(Opening opening);
  // Errors: no_table, unavailable.
  Task<std::expected<std::shared_ptr<Table>, Refusal>> find(std::string id);
  // Lets the bots of all tables go on where the last server stopped.
  Task<void> resume();

 private:
  std::shared_ptr<Table> in_memory(const std::string& id);
  void keep(const std::shared_ptr<Table>& table);

  asio::io_context& io_;
  Commits& commits_;
  Bots& bots_;
  std::mutex mutex_;  // of the two below
  std::unordered_map<std::string, std::weak_ptr<Table>> tables_;
  std::size_t sweep_at_ = 64;
};

}  // namespace nemeton
