// The program `nemeton-lab`, which `nemeton` runs for its commands `lab` and `dev`.
#include <array>

#include "cli/lab/lab_commands.hpp"

namespace nemeton {
namespace {

void add_dev(CLI::App& app, Run& run) {
  auto* dev = app.add_subcommand(kDev.name, kDev.help);
  dev->require_subcommand(1);
  add_bench(*dev, run);
#if NEMETON_HAS_SERVER
  add_load(*dev, run);
#endif
  add_puzzles(*dev, run);
  add_solve(*dev, run);
  add_train(*dev, run);
}

constexpr std::array<AddCommand*, 2> kCommands = {add_lab, add_dev};

int main(int argc, char** argv) {
  CLI::App app("Study, measure, solve and train: the laboratory of Nemeton");
  return run_command(app, kCommands, argc, argv);
}

}  // namespace
}  // namespace nemeton

int main(int argc, char** argv) { return nemeton::main(argc, argv); }
