// The limits of a search.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>

namespace nemeton {

// The first limit that is reached ends the search. A member that is left out sets no limit, nor does one that a search does not count.
struct Budget {
  static constexpr std::uint64_t kUnbounded = std::numeric_limits<std::uint64_t>::max();

  std::chrono::nanoseconds time = std::chrono::nanoseconds::max();
  std::uint64_t nodes = kUnbounded;         // states visited
  std::uint64_t samples = kUnbounded;       // games, or parts of games, played out
  int threads = 1;                          // for searches that can use several
  const std::atomic<bool>* stop = nullptr;  // when it becomes true, the search returns its best result so far

  bool is_stopped() const { return stop != nullptr && stop->load(std::memory_order_relaxed); }

  // Returns the same budget with a share of the time.
  Budget with_share_of_time(double share) const {
    Budget part = *this;
    if (time != std::chrono::nanoseconds::max())
      part.time = std::chrono::duration_cast<std::chrono::nanoseconds>(time * share);
    return part;
  }
};

// Measures the time of a budget since construction.
class BudgetClock {
 public:
  explicit BudgetClock(const Budget& budget) : budget_(budget) {}

  // Whether that share of the time is over, or the search was stopped.
  bool is_over(double share = 1) const {
    if (budget_.is_stopped()) return true;
    // Avoids reading the clock, which costs as much as a short sample.
    if (budget_.time == std::chrono::nanoseconds::max()) return false;
    return std::chrono::steady_clock::now() - begin_ >= budget_.time * share;
  }
  // Returns the same budget with the time left.
  Budget rest() const {
    Budget left = budget_;
    if (left.time == std::chrono::nanoseconds::max()) return left;
    left.time = std::max(left.time - (std::chrono::steady_clock::now() - begin_), std::chrono::nanoseconds(0));
    return left;
  }
  // Whether another sample is allowed after so many.
  bool allows_sample(std::uint64_t samples, double share = 1) const {
    return samples < budget_.samples && !is_over(share);
  }
  // The same with a limit on that share of the nodes.
  bool allows(std::uint64_t samples, std::uint64_t nodes, double share = 1) const {
    return static_cast<double>(nodes) < share * static_cast<double>(budget_.nodes) && allows_sample(samples, share);
  }

 private:
  Budget budget_;
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

}  // namespace nemeton
