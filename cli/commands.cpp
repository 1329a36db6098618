#include "cli/commands.hpp"

#include <unistd.h>

#include <cerrno>
#include <cmath>
#include <iostream>

#include "core/files.hpp"
#include "core/text.hpp"
#include "core/version.hpp"
#include "games/games.hpp"

namespace nemeton {

int fail(const std::string& message) {
  std::cerr << "nemeton: " << escaped(message, U"\n") << "\n";
  return kFailed;
}

int status_of(const std::expected<void, std::string>& done) { return done ? 0 : fail(done.error()); }

void run_if_chosen(CLI::App* command, Run& run, Run inner) {
  command->callback([&run, inner = std::move(inner)] { run = inner; });
}

namespace {

// CLI11 reads a number that is too large as the nearest one, and -1 as the largest.
std::string why_not_unsigned(const std::string& text) {
  errno = 0;
  (void)std::strtoull(text.c_str(), nullptr, 0);
  return errno == 0 && !text.contains('-') ? "" : text + " is not a whole number from 0 to 18446744073709551615";
}

// CLI11's ranges take "nan" for one of their numbers.
void check_numbers(CLI::App& app) {
  for (CLI::Option* option : app.get_options()) {
    if (option->get_type_name().starts_with("FLOAT")) option->check(why_not_finite);
    if (option->get_type_name().starts_with("UINT")) option->check(why_not_unsigned);
  }
  for (CLI::App* command : app.get_subcommands({})) check_numbers(*command);
}

}  // namespace

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
  check_numbers(app);
  int status = kFailed;
  try {
    app.parse(argc, argv);
    status = run();
  } catch (const CLI::Success& help) {
    status = app.exit(help);
  } catch (const std::exception& error) {
    return fail(error.what());
  }
  // A command that failed has said why.
  if (status == 0 && std::cin.bad()) return fail("standard input cannot be read");
  if (status == 0 && !std::cout.flush()) return fail("standard output cannot be written");
  return status;
}

std::string why_not_finite(const std::string& text) {
  return std::isfinite(std::strtod(text.c_str(), nullptr)) ? "" : text + " is not a finite number";
}

CLI::Option* reads_file(CLI::Option* option) { return option->type_name("FILE"); }

CLI::Option* writes_file(CLI::Option* option) {
  return option->type_name("OUTFILE")->check([](const std::string& path) {
    const std::string why = why_not_writable(path);
    return why.empty() ? "" : path + " cannot be written: " + why;
  });
}

CLI::Option* reads_folder(CLI::Option* option) {
  return option->type_name("FOLDER")->check([](const std::string& path) {
    std::error_code error;
    return std::filesystem::is_directory(path, error) ? "" : path + " is not a folder, expected one";
  });
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
  reads_folder(command->add_option("--networks", *networks, "Folder of the bots' networks"))
      ->envname("NEMETON_NETWORKS")
      ->capture_default_str();
  reads_folder(
      command->add_option("--tables", *tables, "Folder of solved positions for the strongest bots; left out: none"))
      ->envname("NEMETON_TABLES");
  run_if_chosen(command, run, [=] {
    for (const std::string& problem : load_networks(*networks)) fail(problem);
    for (const std::string& problem : load_tables(*tables)) fail(problem);
    return inner();
  });
}

}  // namespace nemeton
