// The sequential probability ratio test (Wald: "Sequential tests of statistical hypotheses", 1945), as chess engines are tested: games are
// played until it is clear whether the first of two players is stronger by `elo1` or only by `elo0`.
//
// Games come in pairs, alike but for who sits where, and a pair has one of five results; counted so, what the start and the dice
// bring about is no noise (the pentanomial model of Fishtest). Games that are counted one by one have three.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <span>

namespace nemeton {

enum class Verdict : std::uint8_t { undecided, stronger, not_stronger };

struct Sprt {
  double elo0 = 0;
  double elo1 = 10;
  double alpha = 0.05;  // how likely it is that a player with elo0 passes
  double beta = 0.05;   // that one with elo1 does not

  // `counts[i]` is how often the first player won i of counts.size() − 1 parts of the points.
  double log_likelihood_ratio(std::span<const std::int64_t> counts) const;

  Verdict verdict(std::span<const std::int64_t> counts) const {
    const double ratio = log_likelihood_ratio(counts);
    if (ratio >= std::log((1 - beta) / alpha)) return Verdict::stronger;
    return ratio <= std::log(beta / (1 - alpha)) ? Verdict::not_stronger : Verdict::undecided;
  }
};

// The part of the points that a player wins who is so much stronger.
inline double score_of_elo(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

namespace sprt_detail {

// For the likeliest distribution with that mean, p / (1 + t (score − mean)) with p as counted: the t at which it adds up. Bisection finds it, for the
// sum of p (score − mean) / (1 + t (score − mean)) falls with t.
inline double tilt(std::span<const double> p, double mean) {
  double low = -1 / (1 - mean), high = 1 / mean;
  for (int i = 0; i < 100; ++i) {
    const double t = (low + high) / 2;
    double sum = 0;
    for (std::size_t k = 0; k < p.size(); ++k) {
      const double off = static_cast<double>(k) / static_cast<double>(p.size() - 1) - mean;
      sum += p[k] * off / (1 + t * off);
    }
    if (sum > 0) low = t;
    else high = t;
  }
  return (low + high) / 2;
}

}  // namespace sprt_detail

inline double Sprt::log_likelihood_ratio(std::span<const std::int64_t> counts) const {
  constexpr std::size_t kMostResults = 5;
  // A result that was never seen is possible all the same.
  constexpr double kUnseen = 1e-3;
  std::array<double, kMostResults> seen{};
  const auto p = std::span(seen).first(counts.size());
  if (std::accumulate(counts.begin(), counts.end(), std::int64_t{0}) == 0) return 0;
  double total = 0;
  for (std::size_t k = 0; k < p.size(); ++k) {
    p[k] = counts[k] == 0 ? kUnseen : static_cast<double>(counts[k]);
    total += p[k];
  }
  for (double& each : p) each /= total;
  const double mean0 = score_of_elo(elo0), mean1 = score_of_elo(elo1);
  const double t0 = sprt_detail::tilt(p, mean0), t1 = sprt_detail::tilt(p, mean1);
  double ratio = 0;
  for (std::size_t k = 0; k < p.size(); ++k) {
    const double score = static_cast<double>(k) / static_cast<double>(p.size() - 1);
    ratio += p[k] * std::log((1 + t0 * (score - mean0)) / (1 + t1 * (score - mean1)));
  }
  return total * ratio;
}

}  // namespace nemeton
