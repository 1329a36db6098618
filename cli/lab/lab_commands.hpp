// The commands of `nemeton-lab`, each with its options.
#pragma once

#include "cli/commands.hpp"

namespace nemeton {

// Of `nemeton lab`.
void add_lab(CLI::App& app, Run& run);
void add_match(CLI::App& lab, Run& run);
void add_rate(CLI::App& lab, Run& run);

// Of `nemeton dev`.
void add_bench(CLI::App& dev, Run& run);
void add_load(CLI::App& dev, Run& run);
void add_puzzles(CLI::App& dev, Run& run);
void add_solve(CLI::App& dev, Run& run);
void add_train(CLI::App& dev, Run& run);

}  // namespace nemeton
