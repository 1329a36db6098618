// Estimates with 95 % intervals, and how sure a difference is.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace nemeton::lab {

struct Estimate {
  double value;
  double low;
  double high;
};

// A probability from so many successes among so many trials (Wilson 1927). Nothing is known without a trial: 0 to 1.
Estimate wilson(double successes, double trials);
// A mean of `n` numbers with these sums of them and of their squares, by the normal approximation. The error of one number alone is not known: infinite.
Estimate mean_of(double n, double sum, double squares);
// The ratio of two sums of n pairs (x, y), sum x / sum y, by the delta method (Cochran, Sampling Techniques, 1977, 6.3).
struct PairSums {
  double n, x, y, xx, yy, xy;
};
Estimate ratio_of(const PairSums& sums);
// The difference of the means of two samples (Welch 1947): the first less the second.
struct Sample {
  double n, sum, squares;
};
Estimate difference_of(const Sample& first, const Sample& second);

// The probability that a normal number lies as far from 0 as an estimate with this interval, to either side.
double p_of(const Estimate& difference);
// The probability of a χ² as large with so many degrees of freedom.
double p_of_chi_square(double value, int degrees);
// Each p as it is worth where so many were asked (Holm 1979).
std::vector<double> holm(std::span<const double> p);

}  // namespace nemeton::lab
