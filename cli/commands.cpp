#include "cli/commands.hpp"

#include <unistd.h>

#include <iostream>

#include "cli/networks.hpp"
#include "cli/tables.hpp"
#include "core/text.hpp"
#include "core/version.hpp"
#include "games/games.hpp"

namespace nemeton {

int fail(const std::string& message) {
  std::cerr << "nemeton: " << escaped(message, U"\n") << "\n";
  return kFailed;
}

std::filesystem::path program_folder() {
  std::error_code error;
  return std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
}

int run_command(CLI::App& app, std::span<AddCommand* const> commands, int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  // Both programs are `nemeton` to a reader.
  app.name("nemeton");
  app.set_version_flag("--version", kVersion);
  app.require_subcommand(1);
  Run run;
  for (AddCommand* add : commands) add(app, run);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& help) {
    return app.exit(help);
  } catch (const CLI::ParseError& error) {
    return fail(error.what());
  }
  return run();
}

std::vector<std::string> game_ids() {
  std::vector<std::string> ids;
  for (const GameEntry& game : games()) ids.emplace_back(game.info->id);
  return ids;
}

std::ostream* progress_stream() { return isatty(STDERR_FILENO) != 0 ? &std::cerr : nullptr; }

void with_bot_files(CLI::App* command, Run& run, Run inner) {
  auto networks = std::make_shared<std::string>(default_networks().string());
  auto tables = std::make_shared<std::string>();
  command->add_option("--networks", *networks, "Folder of the bots' networks")
      ->envname("NEMETON_NETWORKS")
      ->capture_default_str();
  command->add_option("--tables", *tables, "Folder of solved positions for the strongest bots; left out: none")
      ->envname("NEMETON_TABLES");
  command->callback([=, &run] {
    run = [=] {
      for (const std::string& problem : load_networks(*networks)) fail(problem);
      for (const std::string& problem : load_tables(*tables)) fail(problem);
      return inner();
    };
  });
}

}  // namespace nemeton
