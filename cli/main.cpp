// The program `nemeton`: games in a terminal, the engine for other programs, and the server. It runs `nemeton-lab`, beside it, for that one's commands.
#include <unistd.h>

#include <algorithm>

#include "cli/commands.hpp"

namespace nemeton {
namespace {

// Lists the commands of nemeton-lab in the help, after the others.
void add_lab_help(CLI::App& app, Run& /*run*/) {
  for (const LabCommand& command : kLabCommands) app.add_subcommand(command.name, command.help)->group("Laboratory");
}

constexpr std::array kCommands = {
    add_play,     add_engine,
#if NEMETON_HAS_SERVER
    add_serve,    add_admin,  add_backup, add_check, add_verify,
#endif
    add_lab_help,
};

int run_lab(char** argv) {
  const auto lab = program_folder() / "nemeton-lab";
  execv(lab.c_str(), argv);
  return fail(lab.string() + " is missing, expected the program that `nemeton " + argv[1] +
              "` is part of: cmake --build --preset release --target nemeton_lab_program");
}

int main(int argc, char** argv) {
  const auto is_named = [&](const LabCommand& command) { return std::string_view(command.name) == argv[1]; };
  if (argc > 1 && std::ranges::any_of(kLabCommands, is_named)) return run_lab(argv);
  CLI::App app("Play, study and measure nine Celtic and druid board games");
  return run_command(app, kCommands, argc, argv);
}

}  // namespace
}  // namespace nemeton

int main(int argc, char** argv) { return nemeton::main(argc, argv); }
