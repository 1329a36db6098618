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

  // What a bot of that level does for `seat`, which is to act in `match`, is said to `done`, on one of the threads.
  void think(std::unique_ptr<Match> match, Seat seat, Level level, Claim claim,
             std::move_only_function<void(std::string)> done);
  // Somebody has come to a table or left it.
  void change(const Claim& claim);
  // Every bot answers at once from now on; what it says is not worth playing.
  void stop();

 private:
  struct Thought {
    std::unique_ptr<Match> match;
    Seat seat;
    Level level;
    Claim claim;
    std::move_only_function<void(std::string)> done;
    std::atomic<bool> ended = false;  // as far as it has come
  };
  enum class State : std::uint8_t { running, stopped };

  void work(int niceness);
  static std::string action_of(Thought& thought);
  // Frees a thread for those that wait.
  void end_unwanted();

  std::mutex mutex_;  // of those below
  std::condition_variable changed_;
  State state_ = State::running;
  FairQueue queue_;
  FairQueue::Id last_ = 0;
  std::unordered_map<FairQueue::Id, std::shared_ptr<Thought>> thoughts_;
  std::vector<std::jthread> threads_;
};

}  // namespace nemeton
