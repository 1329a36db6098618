// Rule sets against each other: settings that differ by options alone, with the same games of chance.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "lab/results.hpp"
#include "lab/statistics.hpp"

namespace nemeton::lab {

struct Comparison {
  std::size_t first;   // the number of the setting that the others of its kind are held against
  std::size_t second;  //
  Quantity quantity;
  Estimate difference;  // the second's mean less the first's, in the quantity's unit
  double p;             // of so large a difference where there is none
  double p_of_all;      // what that is worth where so many were asked (Holm)
};

// Of all that the study can compare: the share of the first seat, ties and length. The n-th game of each setting has the same seed, so batches of the
// same number are compared in pairs.
std::expected<std::vector<Comparison>, std::string> compare(const Study& study, const Results& results);

}  // namespace nemeton::lab
