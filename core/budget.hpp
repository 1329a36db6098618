// How much thinking is allowed.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>

namespace nemeton {

// Whatever is reached first ends the thinking. A member that is left out sets no bound, nor does one that a search does not count.
struct Budget {
  static constexpr std::uint64_t kUnbounded = std::numeric_limits<std::uint64_t>::max();

  std::chrono::nanoseconds time = std::chrono::nanoseconds::max();
  std::uint64_t nodes = kUnbounded;         // states looked at
  std::uint64_t samples = kUnbounded;       // games, or parts of games, that are played out
  int threads = 1;                          // that may think at once, for a search that can use them
  const std::atomic<bool>* stop = nullptr;  // when it becomes true, the answer is what is known by then

  bool is_stopped() const { return stop != nullptr && stop->load(std::memory_order_relaxed); }

  // The same with a part of the time: the rest is for whatever comes before and after the search.
  Budget with_share_of_time(double share) const {
    Budget part = *this;
    if (time != std::chrono::nanoseconds::max())
      part.time = std::chrono::duration_cast<std::chrono::nanoseconds>(time * share);
    return part;
  }
};

// Measures the time of a budget from the moment at which the clock is made.
class BudgetClock {
 public:
  explicit BudgetClock(const Budget& budget) : budget_(budget) {}

  // Whether that share of the time is over, or the thinking is to stop.
  bool is_over(double share = 1) const {
    if (budget_.is_stopped()) return true;
    // Without a bound the clock need not be read, which costs as much as a short sample.
    if (budget_.time == std::chrono::nanoseconds::max()) return false;
    return std::chrono::steady_clock::now() - begin_ >= budget_.time * share;
  }
  // The same budget with the time that is left of it.
  Budget rest() const {
    Budget left = budget_;
    if (left.time == std::chrono::nanoseconds::max()) return left;
    left.time = std::max(left.time - (std::chrono::steady_clock::now() - begin_), std::chrono::nanoseconds(0));
    return left;
  }
  // Whether there may be another sample after so many.
  bool allows_sample(std::uint64_t samples, double share = 1) const {
    return samples < budget_.samples && !is_over(share);
  }
  // The same for samples that look at nodes, with that share of the nodes too.
  bool allows(std::uint64_t samples, std::uint64_t nodes, double share = 1) const {
    return static_cast<double>(nodes) < share * static_cast<double>(budget_.nodes) && allows_sample(samples, share);
  }

 private:
  Budget budget_;
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

}  // namespace nemeton
