// The measures of a rule set. Each has a name, one sentence, a formula, a unit and a source, and gives estimates with 95 % intervals.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "lab/statistics.hpp"
#include "lab/study.hpp"
#include "lab/tally.hpp"

namespace nemeton::lab {

// One number of a measure: of a seat, of an action, or of the whole.
struct Measured {
  std::string of;  // empty: of the whole
  Estimate estimate;
};

struct Measure {
  struct Words {
    const char* name;
    const char* sentence;
    const char* formula;
    const char* unit;
    const char* source;
  };

  Words words;
  // Measures the cell with this number, if `totals` are the sums of all cells. Returns nothing if the study has not watched what the measure needs, or the
  // cell has none of it.
  std::function<std::vector<Measured>(const Study& study, std::span<const Tally> totals, std::size_t cell)> measure_in;
};

// All of them, in the order in which people want to read them.
const std::vector<Measure>& measures();

}  // namespace nemeton::lab
