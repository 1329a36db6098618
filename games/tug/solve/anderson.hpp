// Anderson's acceleration of a fixed-point iteration ("Iterative procedures for nonlinear integral equations", 1965): out of the last few steps
// it takes the combination that would have changed least.
#pragma once

#include <vector>

#include "games/tug/solve/match_values.hpp"

namespace nemeton::tug {

class Anderson {
 public:
  // Remembers so many steps; each takes eight bytes for a number of the iteration.
  Anderson(std::size_t depth, unsigned threads) : depth_(depth), threads_(threads) {}

  // `values` have made a step of the iteration, and `changes` says by how much each was changed by it. Sets `values` to where the next step
  // is to begin, none outside least … most.
  void advance(std::vector<Lanes>& values, const std::vector<float>& changes, double least, double most);
  // Forgets all steps.
  void clear() { count_ = 0; }

 private:
  // How one step differs from the one before: where it began, and what it changed.
  struct Difference {
    std::vector<float> begin;
    std::vector<float> change;
  };

  // The share of each difference that is taken back.
  std::vector<double> shares(const std::vector<float>& changes) const;

  std::size_t depth_;
  unsigned threads_;
  std::size_t count_ = 0;  // steps since the last `clear`
  std::vector<Difference> differences_;
};

}  // namespace nemeton::tug
