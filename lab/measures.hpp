// The measures of a rule set. Each has a name, one sentence, a formula, a unit and a source, and gives estimates with 95 % intervals.
#pragma once

#include <memory>
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

class Measure {
 public:
  struct Words {
    const char* name;
    const char* sentence;
    const char* formula;
    const char* unit;
    const char* source;
  };

  explicit Measure(const Words& words) : words_(words) {}
  virtual ~Measure() = default;
  const Words& words() const { return words_; }
  // Of the cell with this number, where `totals` has the sums of all. Nothing where the study has not watched what it takes, or the cell has none of it.
  virtual std::vector<Measured> measure_in(const Study& study, std::span<const Tally> totals, std::size_t cell) const {
    return measure(study, study.cells[cell], totals[cell]);
  }

 private:
  // The same for a measure that depends on no other cell.
  virtual std::vector<Measured> measure(const Study&, const Cell&, const Tally&) const { return {}; }

  Words words_;
};

// All of them, in the order in which people want to read them.
std::span<const std::unique_ptr<const Measure>> measures();

}  // namespace nemeton::lab
