// The bots of all tables think here, on threads of their own, so that none keeps people waiting.
#pragma once

#include <atomic>
#include <memory>
#include <string>

#include "core/match.hpp"
#include "server/base/task.hpp"
#include "server/bot_scheduler/bot_thread_pool.hpp"

namespace nemeton {

class BotScheduler {
 public:
  // `threads`: for bots that think as long as they may.
  explicit BotScheduler(int threads) : deep_(threads, kNiceness), quick_(1, 0) {}

  // Returns the action of a bot of that level for `seat`, which is to act in `match`.
  Task<std::string> choose_action(std::unique_ptr<Match> match, Seat seat, Level level, Requester requester);
  // To be called when a client has come to a table or left it.
  void change(const Requester& requester);

  // Lets every bot answer at once; its action is not worth playing.
  void stop();
  bool stopped() const { return stopped_; }

 private:
  // A search of a second may wait for one that takes a few milliseconds.
  static constexpr int kNiceness = 10;

  std::atomic<bool> stopped_ = false;
  BotThreadPool deep_;   // of the level `best`
  BotThreadPool quick_;  // of all others, whose searches are short and never wait for those
};

}  // namespace nemeton
