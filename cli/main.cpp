// The command `nemeton`: what there is to run. Each command, with its options, is a file beside this one.
#include <iostream>

#include "cli/all_commands.hpp"
#include "core/version.hpp"

namespace nemeton {
namespace {

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  CLI::App app("Nemeton: a grove of board games");
  app.name("nemeton");
  app.set_version_flag("--version", kVersion);
  app.require_subcommand(1);
  Run run;
  for (const auto add : kCommands) add(app, run);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& help) {
    return app.exit(help);
  } catch (const CLI::ParseError& error) {
    return fail(error.what());
  }
  return run();
}

}  // namespace
}  // namespace nemeton

int main(int argc, char** argv) { return nemeton::main(argc, argv); }
