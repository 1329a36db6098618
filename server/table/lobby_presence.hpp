// Keeps a table in the lobby while somebody waits there for others: the store hears it again and again, and once when it is over.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <memory>
#include <string>

#include "server/store/store.hpp"

namespace nemeton {

// Its functions run on the strand.
class LobbyPresence {
 public:
  // `waits`: whether somebody waits at that table now.
  LobbyPresence(Store& store, const Strand& strand, std::string table, std::function<bool()> waits)
      : store_(store), strand_(strand), table_(std::move(table)), waits_(std::move(waits)), again_(strand) {}

  // To be called when somebody may have begun to wait. `owner` lives as long as the table is in the lobby.
  void begin(std::shared_ptr<const void> owner);
  // To be called when somebody may have ceased to.
  void look_again() { again_.cancel(); }

 private:
  enum class State : std::uint8_t { absent, announced };

  Task<void> announce(std::shared_ptr<const void> owner);
  Task<CommitResult> say(bool waiting) { return store_.make(Wait{table_, waiting}); }

  Store& store_;
  Strand strand_;
  std::string table_;
  std::function<bool()> waits_;
  State state_ = State::absent;
  asio::steady_timer again_;  // until the store is to hear it again
};

}  // namespace nemeton
