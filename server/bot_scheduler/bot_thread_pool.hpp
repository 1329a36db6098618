// Threads on which bots think, in the order of a FairQueue.
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "core/match.hpp"
#include "server/bot_scheduler/fair_queue.hpp"

namespace nemeton {

class BotThreadPool {
 public:
  // `niceness`: how far the threads stand back behind others of the machine, from 0 to 19.
  BotThreadPool(int threads, int niceness);
  ~BotThreadPool();

  // Calls `done`, on one of the threads, with the action of a bot of that level for `seat`, which is to act in `match`.
  void search(std::unique_ptr<Match> match, Seat seat, Level level, Requester requester,
              std::move_only_function<void(std::string)> done);
  // To be called when a client has come to a table or left it.
  void change(const Requester& requester);
  // Lets every bot answer at once; its action is not worth playing.
  void stop();

 private:
  struct SearchTask {
    std::unique_ptr<Match> match;
    Seat seat;
    Level level;
    Requester requester;
    std::move_only_function<void(std::string)> done;
    std::atomic<bool> should_stop = false;  // as far as it has come
  };
  enum class State : std::uint8_t { running, stopped };

  void work(int niceness);
  static std::string search_action(SearchTask& task);
  // Stops a search for which no client waits, if another needs its thread.
  void preempt();

  std::mutex mutex_;  // guards the members below
  std::condition_variable changed_;
  State state_ = State::running;
  FairQueue queue_;
  FairQueue::Id last_ = 0;
  std::unordered_map<FairQueue::Id, std::shared_ptr<SearchTask>> tasks_;
  std::vector<std::jthread> threads_;
};

}  // namespace nemeton
