// Value iteration over a match until nothing changes any more, in place and accelerated.
#pragma once

#include <cstdint>
#include <functional>

#include "games/tug/solve/anderson.hpp"
#include "games/tug/solve/sweep.hpp"

namespace nemeton::tug {

struct PassReport {
  std::uint32_t pass;  // from 1
  double residual;     // the most that the pass changed a position by
};

class Solver {
 public:
  // The acceleration forgets after so many passes, so that a solver that goes on from the values of such a pass does all the same.
  static constexpr std::uint32_t kPassesBetweenRestarts = 20;

  // All positions are worth as much to the mover, before anything is known.
  Solver(Owned owned, unsigned threads) : Solver(Match(owned, 0.5), 0, threads) {}
  // From the values after so many passes, a multiple of kPassesBetweenRestarts.
  Solver(Match match, std::uint32_t passes, unsigned threads)
      : threads_(threads),
        match_(std::move(match)),
        sweep_(match_.owned(), threads),
        changes_(match_.size()),
        anderson_(kDepth, threads),
        passes_(passes) {}

  PassReport pass();
  std::uint32_t passes() const { return passes_; }
  bool may_be_kept() const { return passes_ % kPassesBetweenRestarts == 0; }
  Match& match() { return match_; }
  Match take() && { return std::move(match_); }

 private:
  // Passes after a restart that are not accelerated: what they change tells little of the slow directions.
  static constexpr std::uint32_t kPlainPasses = 4;
  static constexpr std::size_t kDepth = 3;

  unsigned threads_;
  Match match_;
  Sweep sweep_;
  std::vector<float> changes_;
  Anderson anderson_;
  std::uint32_t passes_;
};

}  // namespace nemeton::tug
