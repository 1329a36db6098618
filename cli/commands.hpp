// The commands of `nemeton` and `nemeton-lab`, each with its options, and what they share.
#pragma once

#include <CLI/CLI.hpp>
#include <expected>
#include <filesystem>
#include <functional>
#include <limits>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

namespace nemeton {

// The chosen command; the program exits with the status that it returns.
using Run = std::function<int()>;

// Exit status of a check that found something.
inline constexpr int kFound = 1;
// Exit status of a command that failed, bad arguments included.
inline constexpr int kFailed = 2;

// Writes the message to standard error, and returns kFailed.
int fail(const std::string& message);
// Returns the exit status of a command that has succeeded, or failed with that message.
int status_of(const std::expected<void, std::string>& done);
// Runs `inner` if the command is chosen.
void run_if_chosen(CLI::App* command, Run& run, Run inner);

// The folder of this program.
std::filesystem::path program_folder();

// Parses the arguments as one of these commands, runs it, and returns the exit status.
using AddCommand = void(CLI::App& app, Run& run);
int run_command(CLI::App& app, std::span<AddCommand* const> commands, int argc, char** argv);

std::vector<std::string> game_ids();

// Options and arguments that name files: the help shows FILE, OUTFILE and FOLDER. A file that cannot be written, or a path that is not a
// folder, is refused before the command runs.
CLI::Option* reads_file(CLI::Option* option);
CLI::Option* writes_file(CLI::Option* option);
CLI::Option* reads_folder(CLI::Option* option);

// Adds an option for a number within these bounds. The help shows its default.
template <class Number>
CLI::Option* add_number(CLI::App* command, const std::string& name, Number& number, const std::string& help,
                        std::type_identity_t<Number> least,
                        std::type_identity_t<Number> most = std::numeric_limits<Number>::max()) {
  return command->add_option(name, number, help)->check(CLI::Range(least, most))->capture_default_str();
}

// Returns why a number is not finite, or an empty string if it is. Checks every option of type FLOAT.
std::string why_not_finite(const std::string& text);

// Standard error if it is a terminal, nullptr otherwise.
std::ostream* progress_stream();

// The folder of the networks that bots have learnt, files ID.net: beside the program where it was built, share/nemeton/networks where it is
// installed.
std::filesystem::path default_networks();
// Hands each game its network. Returns a line for each that is missing or is not what was expected: that bot plays without.
std::vector<std::string> load_networks(const std::filesystem::path& folder);
// The same with solved positions, the files that games name, which stay mapped into memory; none if the folder is empty text.
std::vector<std::string> load_tables(const std::filesystem::path& folder);

// Adds the options --networks and --tables to a command, and loads these files before it runs.
void with_bot_files(CLI::App* command, Run& run, Run inner);

void add_admin(CLI::App& app, Run& run);
void add_backup(CLI::App& app, Run& run);
void add_check(CLI::App& app, Run& run);
void add_engine(CLI::App& app, Run& run);
void add_play(CLI::App& app, Run& run);
void add_serve(CLI::App& app, Run& run);
void add_verify(CLI::App& app, Run& run);

// The commands of `nemeton-lab`, a program beside `nemeton`, which runs it for them: a server is built without them.
struct LabCommand {
  const char* name;
  const char* help;
};
inline constexpr LabCommand kLab = {"lab",
                                    "Study rule sets and players: how fair, long and skilful, and which is stronger"};
inline constexpr LabCommand kDev = {"dev",
                                    "Develop Nemeton: measure its speed, make puzzles, solve games and train bots"};

}  // namespace nemeton
