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

// A number, its standard error, and the degrees of freedom that the error has: with Student's t, intervals hold for few games too.
struct Uncertain {
  double value;
  double error;
  double degrees;

  // Where the truth lies with this probability.
  Estimate within(double confidence) const;
  operator Estimate() const { return within(0.95); }
};

// A probability, from the number of successes among trials (Wilson 1927). Nothing is known without a trial: 0 to 1.
Estimate wilson(double successes, double trials);
// A part of the members of clusters such as the seats of games, each with `size` members. Takes the sum of the successes in each cluster, and the sum of
// their squares. The members of a cluster depend on each other, so the interval is Wilson's with as many trials as independent members would have been
// needed for the same error (Korn and Graubard 1998).
Estimate wilson_of_clusters(double clusters, double size, double sum, double squares);

// The sums of a sample and of its squares.
struct Sample {
  double n, sum, squares;
};
// The error of one number alone is not known: infinite.
Uncertain mean_of(const Sample& sample);

struct PairSums {
  double n, x, y, xx, yy, xy;
};
// The ratio of two sums of n pairs (x, y), sum x / sum y, by the delta method (Cochran, Sampling Techniques, 1977, 6.3).
Uncertain ratio_of(const PairSums& sums);
// How much larger the mean of some members of clusters is than the mean of the others. A pair is of a cluster: the sum of the values of those members, and
// how many they are. Each cluster has `size` members, whose values add up to `total`. The error is that of clusters (Liang and Zeger 1986).
Uncertain gain_of(const PairSums& members, double size, double total);

// The probability of a sum as large, in amount, as that of these differences if each is as likely to have the opposite sign: of all changes of signs, by
// their second and fourth moments, which hold for long tails too (Box and Andersen 1955).
double p_of_signs(std::span<const double> differences);
// The probability of a χ² as large with this many degrees of freedom.
double p_of_chi_square(double value, int degrees);
// Each p, corrected for how many were asked (Holm 1979).
std::vector<double> holm(std::span<const double> p);

}  // namespace nemeton::lab
