// A sequential test of which of two strengths is the true one, that ends as soon as the games played tell.
//
// The generalized sequential probability ratio test (Li, Liu, Ying: "Generalized sequential probability ratio test for separate families of
// hypotheses", 2014) on whole rounds, as Stockfish's Fishtest has it: games of one opening are not independent of one another, rounds are.
// The likelihood is that of the multinomial distribution of a round's score, at its maximum with the mean that a hypothesis asks for.
#pragma once

#include <cmath>
#include <map>

#include "match/elo.hpp"

namespace nemeton {

// The hypotheses, in Elo: that the first is no more than `elo0` stronger, or at least `elo1`. Each is taken for the other
// with a probability of `error` at most.
struct SprtBounds {
  double elo0 = 0;
  double elo1 = 10;
  double error = 0.05;
};

enum class SprtDecision { none, elo0, elo1 };

class Sprt {
 public:
  Sprt(const SprtBounds& bounds, int sides)
      : share0_(share_of_elo(bounds.elo0, sides)),
        share1_(share_of_elo(bounds.elo1, sides)),
        limit_(std::log((1 - bounds.error) / bounds.error)) {
    // A score that has not been seen yet is not impossible.
    for (int i = 0; i <= 2 * sides; ++i) counts_[i / (2.0 * sides)] = 0;
  }

  // A round's score: the first's mean share of its games.
  void add(double score, int rounds = 1) { counts_[score] += rounds; }

  // The logarithm of how much likelier `elo1` has made what was seen than `elo0`.
  double log_likelihood_ratio() const {
    const double tilt0 = tilt_to(share0_);
    const double tilt1 = tilt_to(share1_);
    double ratio = 0;
    for (const auto& [score, rounds] : counts_) {
      ratio += weight(rounds) * std::log((1 + tilt0 * (score - share0_)) / (1 + tilt1 * (score - share1_)));
    }
    return ratio;
  }

  // The ratio is decided beyond ± this.
  double limit() const { return limit_; }

  SprtDecision decision() const {
    const double ratio = log_likelihood_ratio();
    if (ratio >= limit_) return SprtDecision::elo1;
    return ratio <= -limit_ ? SprtDecision::elo0 : SprtDecision::none;
  }

 private:
  static double weight(int rounds) { return rounds > 0 ? rounds : 1e-3; }

  // The likeliest distribution whose mean is `share` gives each score its part of the rounds, divided by 1 + tilt (score - share): the root of a
  // function that falls from one pole to the other.
  double tilt_to(double share) const {
    double low = -1 / (1 - share);
    double high = 1 / share;
    for (int i = 0; i < 100; ++i) {
      const double tilt = (low + high) / 2;
      double slope = 0;
      for (const auto& [score, rounds] : counts_)
        slope += weight(rounds) * (score - share) / (1 + tilt * (score - share));
      (slope > 0 ? low : high) = tilt;
    }
    return (low + high) / 2;
  }

  double share0_;
  double share1_;
  double limit_;
  std::map<double, int> counts_;  // rounds by score
};

}  // namespace nemeton
