// Estimates with 95 % intervals, and the significance of differences.
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

// A number, its standard error, and the degrees of freedom of the error. With Student's t, intervals hold for few games too.
struct Uncertain {
  double value;
  double error;
  double degrees;

  // Returns the interval in which the truth lies with this probability.
  Estimate within(double confidence) const;
  operator Estimate() const { return within(0.95); }
};

// A probability, from the number of successes among trials (Wilson 1927). Without trials, the interval is 0 to 1.
Estimate wilson(double successes, double trials);
// The same with an interval that is never too narrow (Clopper and Pearson 1934).
Estimate clopper_pearson(double successes, double trials, double confidence);

// The sums of a sample and of its squares.
struct Sample {
  double n, sum, squares;
};
// The members of a cluster, such as the seats of a game, depend on each other. Returns how many independent trials would have the same error in their
// share of successes (Korn and Graubard 1998). A cluster has `size` members; the sample is of the successes in each cluster.
double independent_trials(const Sample& clusters, double size);
Estimate wilson_of_clusters(const Sample& clusters, double size);

// Returns the mean. The error of a single number is infinite.
Uncertain mean_of(const Sample& sample);

struct PairSums {
  double n, x, y, xx, yy, xy;
};
// The ratio of two sums of n pairs (x, y), sum x / sum y, by the delta method (Cochran, Sampling Techniques, 1977, 6.3).
Uncertain ratio_of(const PairSums& sums);
// Returns how much larger the mean of some members of clusters is than the mean of the others. Each pair belongs to a cluster: the sum of the values of
// those members, and their number. Each cluster has `size` members, whose values add up to `total`. The error allows for clusters (Liang and Zeger 1986).
Uncertain gain_of(const PairSums& members, double size, double total);

// The probability of a sum at least as large, in absolute value, as that of these differences, if each is as likely to have the opposite sign. All sign
// changes are taken by their second and fourth moments, which hold for long tails too (Box and Andersen 1955).
double p_of_signs(std::span<const double> differences);
// The probability of a χ² at least as large with this many degrees of freedom.
double p_of_chi_square(double value, int degrees);
// Each p, corrected for the number of tests (Holm 1979).
std::vector<double> holm(std::span<const double> p);

}  // namespace nemeton::lab
