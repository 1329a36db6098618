// The program `nemeton`: games in a terminal, the engine for other programs, and the server. It runs `nemeton-lab`, beside it, for that one's commands.
#include <unistd.h>

#include <array>
#include <string_view>

#include "cli/commands.hpp"

namespace nemeton {
namespace {

// Lists the commands of nemeton-lab in the help.
void add_lab_help(CLI::App& app, Run& /*run*/) {
  for (const LabCommand& command : {kLab, kDev}) app.add_subcommand(command.name, command.help);
}

constexpr std::array kCommands = {
    add_play,     add_engine,
#if NEMETON_HAS_SERVER
    add_verify,   add_serve,  add_admin, add_backup, add_check,
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
  const std::string_view command = argc > 1 ? argv[1] : "";
  if (command == kLab.name || command == kDev.name) return run_lab(argv);
  CLI::App app("Play nine Celtic and druid board games, serve them, and study them");
  return run_command(app, kCommands, argc, argv);
}

}  // namespace
}  // namespace nemeton

int main(int argc, char** argv) { return nemeton::main(argc, argv); }
