// How far a search may go that is made of samples, each of which looks at some nodes.
#pragma once

#include "core/budget.hpp"

namespace nemeton {

class Allowance {
 public:
  // The time of the budget begins now.
  explicit Allowance(const Budget& budget) : budget_(budget), clock_(budget) {}

  // Whether there may be another sample after so many, and so many nodes, within that share of the time and of the nodes.
  bool allows(std::uint64_t samples, std::uint64_t nodes, double share = 1) const {
    return static_cast<double>(nodes) < share * static_cast<double>(budget_.nodes) &&
           clock_.allows_sample(samples, share);
  }

 private:
  Budget budget_;
  BudgetClock clock_;
};

}  // namespace nemeton
