// Keeps a table in a list while clients are there: tells the store regularly, and once when the last has left.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <memory>

#include "server/store/store.hpp"

namespace nemeton {

// Its functions run on the strand.
class Presence {
 public:
  // `is_there`: returns whether a client is there now. `say`: returns the change that tells the store so, or nullopt if the list has no place.
  Presence(Store& store, const Strand& strand, std::function<bool()> is_there,
           std::function<std::optional<Change>(bool is_there)> say)
      : store_(store), strand_(strand), is_there_(std::move(is_there)), say_(std::move(say)), again_(strand) {}

  // To be called when a client may have come. `owner` lives as long as the table is in the list.
  void begin(std::shared_ptr<const void> owner);
  // Tells the store again. To be called when something in the list may have changed.
  void update() { again_.cancel(); }

 private:
  enum class State : std::uint8_t { absent, announced };

  Task<void> announce(std::shared_ptr<const void> owner);

  Store& store_;
  Strand strand_;
  std::function<bool()> is_there_;
  std::function<std::optional<Change>(bool)> say_;
  State state_ = State::absent;
  asio::steady_timer again_;  // until the store is to hear it again
};

}  // namespace nemeton
