// A rate limit: a number of requests in a period, in a burst or one after the other.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <mutex>
#include <string>
#include <unordered_map>

#include "server/base/refusal.hpp"

namespace nemeton {

using Clock = std::chrono::steady_clock;

// The generic cell rate algorithm: its whole state is one point in time.
class Rate {
 public:
  // Takes one of the `number` requests of each `period`. Returns how long the caller has to wait for it: zero if one was left.
  Clock::duration take(int number, Clock::duration period, Clock::time_point now) {
    const Clock::time_point taken = std::max(rested_, now) + period / number;
    if (taken > now + period) return taken - now - period;
    rested_ = taken;
    return Clock::duration::zero();
  }
  // Gives back one that was taken.
  void give_back(int number, Clock::duration period) { rested_ -= period / number; }
  // Takes `count` even if none is left. Returns how long to wait before the next so that the rate holds.
  Clock::duration owe(int number, Clock::duration period, Clock::time_point now, std::int64_t count = 1) {
    rested_ = std::max(rested_, now) + period / number * count;
    return debt(number, period, now);
  }
  // Returns how long to wait before the next, after owe().
  Clock::duration debt(int number, Clock::duration period, Clock::time_point now) const {
    return std::max(rested_ + period / number - now - period, Clock::duration::zero());
  }
  // Whether the full number is available again.
  bool is_rested(Clock::time_point now) const { return rested_ <= now; }

 private:
  Clock::time_point rested_{};
};

// A rate for each key. Keys whose rates have rested are forgotten. It may be used on any thread.
class Rates {
 public:
  Rates(int number, Clock::duration period) : number_(number), period_(period) {}

  Clock::duration take(const std::string& key, Clock::time_point now = Clock::now()) {
    const std::lock_guard lock(mutex_);
    if (rates_.size() >= sweep_at_) {
      std::erase_if(rates_, [now](const auto& each) { return each.second.is_rested(now); });
      sweep_at_ = 2 * rates_.size() + 1024;
    }
    return rates_[key].take(number_, period_, now);
  }

 private:
  const int number_;
  const Clock::duration period_;
  std::mutex mutex_;  // guards the members below
  std::unordered_map<std::string, Rate> rates_;
  std::size_t sweep_at_ = 1024;
};

// The error that tells a client to wait.
inline Refusal too_fast(const std::string& what, int number, const std::string& period, Clock::duration wait) {
  const auto seconds = std::chrono::ceil<std::chrono::seconds>(wait).count();
  return {429, "too_fast", "too many " + what + ", expected at most " + std::to_string(number) + " a " + period,
          static_cast<int>(seconds)};
}

}  // namespace nemeton
