// The program `nemeton-lab`: what measures, solves and trains. `nemeton` runs it for these commands.
#include "cli/commands.hpp"

namespace nemeton {
namespace {

constexpr std::array kCommands = {
    add_bench, add_error_rate, add_match, add_rate, add_lab, add_puzzles, add_train, add_search, add_solve,
#if NEMETON_HAS_SERVER
    add_load,
#endif
};

int main(int argc, char** argv) {
  CLI::App app("Measure, solve and train: the laboratory of Nemeton");
  return run_command(app, kCommands, argc, argv);
}

}  // namespace
}  // namespace nemeton

int main(int argc, char** argv) { return nemeton::main(argc, argv); }
