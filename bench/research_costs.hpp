// What the layer for research costs: nanoseconds an operation, beside the rules as a type.
#pragma once

#include <ostream>

#include "bench/bench.hpp"

namespace nemeton {

// Measures at positions of random games, and writes a table: the median of the runs.
//
//   step         a random step: the legal actions or an outcome, one of them, and played; with the rules as a type and erased
//   actions      the legal actions as a list, both
//   mask         the same as a mask
//   copy         into a state that is there already, both
//   clone        into a new one
//   checked      an action that is played after it was looked at
//   tensor       the observation as floats
//   information  the information state as a string, which goes through all steps
//   resample     a state drawn anew from what a seat knows; a clone where nothing is hidden
//   read         a state from what it was written as
void research_costs(const BenchOptions& options, std::ostream& out);

}  // namespace nemeton
