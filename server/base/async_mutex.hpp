// A mutex for the coroutines of one strand: one of them holds it, across whatever it waits for, and the others wait without a thread.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <utility>

#include "server/base/task.hpp"

namespace nemeton {

// Its functions, and the end of a lock, run on the strand.
class AsyncMutex {
 public:
  // Holds the mutex as long as it lives.
  class Lock {
   public:
    explicit Lock(AsyncMutex& mutex) : mutex_(&mutex) { mutex_->locked_ = true; }
    Lock(Lock&& other) noexcept : mutex_(std::exchange(other.mutex_, nullptr)) {}
    Lock& operator=(Lock&&) = delete;
    ~Lock() {
      if (mutex_ == nullptr) return;
      mutex_->locked_ = false;
      mutex_->unlocked_.cancel();
    }

   private:
    AsyncMutex* mutex_;
  };

  template <class Executor>
  explicit AsyncMutex(const Executor& strand) : unlocked_(strand, asio::steady_timer::time_point::max()) {}

  Task<Lock> lock() {
    // The timer never expires: setting it anew would wake every waiter. Each end of a lock cancels it, and the first waiter that runs
    // takes the mutex.
    while (locked_) co_await unlocked_.async_wait(kAwait);
    co_return Lock(*this);
  }

 private:
  bool locked_ = false;
  asio::steady_timer unlocked_;
};

}  // namespace nemeton
