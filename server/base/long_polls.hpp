// Requests that wait for news of something, such as a seek: each sleeps until that is woken, or its time is over.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <map>
#include <string>
#include <utility>

#include "server/base/metrics.hpp"
#include "server/base/task.hpp"

namespace nemeton {

// All of it is used on one strand.
class LongPolls {
 public:
  // `waiting` counts the requests.
  explicit LongPolls(prometheus::Gauge& waiting) : waiting_(waiting) {}

  // Where one request sleeps.
  class Sleeper {
   public:
    Sleeper(LongPolls& pending, const Strand& strand, const std::string& what)
        : pending_(pending), timer_(strand), place_(pending.sleepers_.emplace(what, this)), waits_(pending.waiting_) {}
    Sleeper(const Sleeper&) = delete;
    Sleeper& operator=(const Sleeper&) = delete;
    ~Sleeper() { pending_.sleepers_.erase(place_); }

    // Does not sleep if it was woken since its last sleep. Returns whether it was woken.
    Task<bool> sleep_until(std::chrono::steady_clock::time_point end) {
      if (!is_woken_) {
        timer_.expires_at(end);
        co_await timer_.async_wait(kAwait);
      }
      co_return std::exchange(is_woken_, false);
    }

   private:
    friend class LongPolls;
    void wake() {
      is_woken_ = true;
      timer_.cancel();
    }

    LongPolls& pending_;
    asio::steady_timer timer_;
    bool is_woken_ = false;
    std::multimap<std::string, Sleeper*>::iterator place_;
    OneMore waits_;
  };

  void wake(const std::string& what) {
    const auto [first, last] = sleepers_.equal_range(what);
    for (auto each = first; each != last; ++each) each->second->wake();
  }
  void wake_all() {
    for (const auto& [what, sleeper] : sleepers_) sleeper->wake();
  }

 private:
  prometheus::Gauge& waiting_;
  std::multimap<std::string, Sleeper*> sleepers_;
};

}  // namespace nemeton
