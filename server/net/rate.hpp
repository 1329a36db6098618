// How often something may happen: so many times in a period, all at once or one after the other.
#pragma once

#include <algorithm>
#include <chrono>
#include <string>

#include "server/table/refusal.hpp"

namespace nemeton {

using Clock = std::chrono::steady_clock;

// The generic cell rate algorithm: what is left is one point in time.
class Rate {
 public:
  // Takes one of the `number` of each `period`. Gives how long it takes until there is one, zero where there was.
  Clock::duration take(int number, Clock::duration period, Clock::time_point now) {
    const Clock::time_point taken = std::max(rested_, now) + period / number;
    if (taken > now + period) return taken - now - period;
    rested_ = taken;
    return Clock::duration::zero();
  }
  // Takes one, there or not. Gives how long to wait before the next for the rate to be kept.
  Clock::duration owe(int number, Clock::duration period, Clock::time_point now) {
    rested_ = std::max(rested_, now) + period / number;
    return std::max(rested_ + period / number - now - period, Clock::duration::zero());
  }
  // Whether all has come back that was taken.
  bool rested(Clock::time_point now) const { return rested_ <= now; }

 private:
  Clock::time_point rested_{};
};

// What is said when a rate gave `wait`.
inline Refusal too_fast(const std::string& what, int number, const std::string& period, Clock::duration wait) {
  const auto seconds = std::chrono::ceil<std::chrono::seconds>(wait).count();
  return {429, "too_fast", "too many " + what + ", expected at most " + std::to_string(number) + " a " + period,
          static_cast<int>(seconds)};
}

}  // namespace nemeton
