// The bots of all tables think here, on threads of their own, so that none keeps people waiting.
#pragma once

#include <atomic>
#include <memory>
#include <string>

#include "core/match.hpp"
#include "server/base/task.hpp"
#include "server/bot_scheduler/thread_pool.hpp"

namespace nemeton {

class BotScheduler {
 public:
  // `threads`: for those that think as long as they may.
  explicit BotScheduler(int threads) : deep_(threads, kNiceness), quick_(1, 0) {}

  // What a bot of that level does for `seat`, which is to act in `match`.
  Task<std::string> best(std::unique_ptr<Match> match, Seat seat, Level level, Claim claim);
  // Somebody has come to a table or left it.
  void change(const Claim& claim);

  // Every bot answers at once from now on; what it says is not worth playing.
  void stop();
  bool stopped() const { return stopped_; }

 private:
  // Who thinks for a second can be kept waiting by whoever is done in a few milliseconds.
  static constexpr int kNiceness = 10;

  std::atomic<bool> stopped_ = false;
  BotThreadPool deep_;   // of the level `best`
  BotThreadPool quick_;  // of all others, which are bounded by what they look at, and never wait for those
};

}  // namespace nemeton
