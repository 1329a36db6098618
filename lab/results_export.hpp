// The results of a study for other programs: CSV with a line for each number, and JSON with all that is needed to repeat it.
#pragma once

#include <ostream>
#include <span>

#include "lab/measures.hpp"
#include "lab/rule_comparison.hpp"

namespace nemeton::lab {

// Warnings to read before the numbers of a study are trusted, a line each.
std::vector<std::string> warnings(const Study& study, std::span<const Tally> totals);

// If `is_complete` is empty, all settings are complete.
// setting,game,seats,players,options,games,measure,of,value,low,high,unit,complete
void write_csv(const Study& study, std::span<const Tally> totals, std::ostream& out,
               const std::vector<bool>& is_complete = {});
// {"program", "study", "title", "measures": [{"name", "sentence", …}], "settings": [{"label", …, "results": [{"measure", "of", "value", "low", "high"}],
// "lengths": [[plies, games], …]}], "warnings": […], "comparisons": [{"first", "second", "of", "difference", "low", "high", "p", "p_of_all"}]}: settings by number
// "incomplete": true, if games of any setting are missing, and in each such setting.
void write_json(const Study& study, std::span<const Tally> totals, std::span<const Comparison> comparisons,
                std::ostream& out, const std::vector<bool>& is_complete = {});

}  // namespace nemeton::lab
