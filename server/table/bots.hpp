// Threads on which bots think, so that none keeps people waiting.
#pragma once

#include <atomic>
#include <memory>
#include <string>

#include "core/match.hpp"
#include "server/task.hpp"

namespace nemeton {

class Bots {
 public:
  explicit Bots(int threads) : threads_(static_cast<std::size_t>(threads)) {}
  ~Bots() {
    stop();
    threads_.join();
  }

  // What a bot of that level does for `seat`, which is to act in `match`.
  Task<std::string> best(std::unique_ptr<Match> match, Seat seat, Level level);

  // Every bot answers at once from now on; what it says is not worth playing.
  void stop() { stopped_ = true; }
  bool stopped() const { return stopped_; }

 private:
  std::atomic<bool> stopped_ = false;
  asio::thread_pool threads_;
};

}  // namespace nemeton
