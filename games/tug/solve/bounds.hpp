// How far the values of a match may be from the truth at most, with a proof.
//
// Bounds L and U of the mover's chance hold in every position if T(U) > L wherever L > 0, and T(L) < U wherever U < 1; T is what a turn makes
// of the chances of the other after it. For a seat that plays the best turns against U gains on L, on average, with each turn, whatever the
// other does, as long as L promises it anything; since it cannot gain for ever, the match ends or nothing is promised any more, and the seat
// wins it with a chance of L at least. Likewise the other keeps it to U.
//
// A mover of whom a small tax is taken each turn has such an L, and one to whom it is granted such a U. Neither leaves 0 … 1: a seat that has all
// but won may put off the end at no cost, and bounds that know no end would drift apart without one.
#pragma once

#include "games/tug/solve/anderson.hpp"
#include "games/tug/solve/sweep.hpp"

namespace nemeton::tug {

class Bounds {
 public:
  // A sweep adds up some hundred products: rounding changes it by less than a thousandth of this tax.
  static constexpr double kLeastTax = 1e-9;
  // The acceleration forgets after so many passes, so that bounds that go on from U after such a pass do all the same.
  static constexpr std::uint32_t kPassesBetweenRestarts = 20;

  // From U after so many passes; values of the match will do at first, whose residual is a tenth of the tax. The tax is at least kLeastTax.
  Bounds(Match most, std::uint32_t passes, double tax, unsigned threads)
      : tax_(tax),
        threads_(threads),
        most_(std::move(most)),
        least_(most_),
        sweep_(most_.owned(), threads),
        changes_(most_.size()),
        anderson_(3, threads),
        passes_(passes) {}

  // Comes nearer to bounds that hold; true where they do, which ends it.
  bool pass();
  // The most by which the last pass raised U, in taxes.
  double rise() const { return rise_; }
  std::uint32_t passes() const { return passes_; }
  bool may_be_kept() const { return passes_ % kPassesBetweenRestarts == 0; }
  const Match& most() const { return most_; }
  // The most that one of the values may be from the truth, where the bounds hold.
  double error_of(const Match& match) const;

 private:
  // After a restart, as in Solver.
  static constexpr std::uint32_t kPlainPasses = 4;
  // More than what rounding can do to a sweep, in taxes.
  static constexpr double kRounding = 0.001;

  double tax_;
  unsigned threads_;
  Match most_;   // U
  Match least_;  // L
  Sweep sweep_;
  std::vector<float> changes_;  // of U
  Anderson anderson_;
  std::uint32_t passes_;
  double rise_ = 0;
};

}  // namespace nemeton::tug
