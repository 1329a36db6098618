// The commands of `nemeton`, each with its options, and what they share.
#pragma once

#include <CLI/CLI.hpp>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "match/setting.hpp"

namespace nemeton {

// What the chosen command does; the program's exit status comes from it.
using Run = std::function<int()>;

// The status of a check that has found something, and of whatever could not be done.
inline constexpr int kFound = 1;
inline constexpr int kFailed = 2;

// Says so, and gives the status.
int fail(const std::string& message);

std::vector<std::string> game_ids();

// Lets a command be told where the bots' networks and tables are, and reads them before it runs.
void with_bot_files(CLI::App* command, Run& run, Run inner);

// Which games are to be played, as the command line has it.
struct SettingWords {
  std::vector<std::string> games;
  std::optional<int> seats;
  std::vector<std::string> options;
};

// Adds its options to a command.
void add_setting(CLI::App* command, SettingWords& words);

// The games named, or all that take so many seats.
std::expected<std::vector<Setting>, Error> read_settings(const SettingWords& words);

void add_admin(CLI::App& app, Run& run);
void add_backup(CLI::App& app, Run& run);
void add_bench(CLI::App& app, Run& run);
void add_check(CLI::App& app, Run& run);
void add_engine(CLI::App& app, Run& run);
void add_error_rate(CLI::App& app, Run& run);
void add_lab(CLI::App& app, Run& run);
void add_load(CLI::App& app, Run& run);
void add_match(CLI::App& app, Run& run);
void add_play(CLI::App& app, Run& run);
void add_puzzles(CLI::App& app, Run& run);
void add_rate(CLI::App& app, Run& run);
void add_search(CLI::App& app, Run& run);
void add_serve(CLI::App& app, Run& run);
void add_solve(CLI::App& app, Run& run);
void add_train(CLI::App& app, Run& run);
void add_verify(CLI::App& app, Run& run);

}  // namespace nemeton
