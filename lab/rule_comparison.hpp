// Rule sets against each other: settings that differ by options alone, with the same games of chance.
#pragma once

#include <span>
#include <vector>

#include "lab/statistics.hpp"
#include "lab/study.hpp"
#include "lab/tally.hpp"

namespace nemeton::lab {

struct Comparison {
  std::size_t first;   // the number of the setting that the others of its kind are held against
  std::size_t second;  //
  Quantity quantity;
  Estimate difference;  // the second's mean less the first's, in the quantity's unit
  double p;             // of so large a difference where there is none
  double p_of_all;      // what that is worth where so many were asked (Holm)
};

// The second setting's mean of a quantity in kCompared minus the first's, and its p. Groups are compared in pairs, because the n-th game of each setting
// has the same seed.
struct Difference {
  Estimate estimate;
  double p;
};
Difference difference_of(const Tally& first, const Tally& second, Quantity quantity);

// Returns the study's comparisons of the first seat's share, ties and length. `totals` has the sums of each setting.
std::vector<Comparison> compare(const Study& study, std::span<const Tally> totals);

}  // namespace nemeton::lab
