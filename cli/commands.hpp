// The commands of `nemeton` and `nemeton-lab`, each with its options, and what they share.
#pragma once

#include <CLI/CLI.hpp>
#include <array>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
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

// Returns why a number is not finite, or an empty string if it is. Checks every option of type FLOAT.
std::string why_not_finite(const std::string& text);

// Standard error if it is a terminal, nullptr otherwise.
std::ostream* progress_stream();

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
inline constexpr LabCommand kBench = {"bench", "Measure rollouts, perft and search per second, on one core"};
inline constexpr LabCommand kErrorRate = {
    "error-rate", "Measure the equity that a decision of Down the Danube's best bot loses, by playing on"};
inline constexpr LabCommand kLab = {"lab", "Measure how fair, long and skilful rules are, in many games"};
inline constexpr LabCommand kLoad = {"load", "Measure how many moves a second a server handles"};
inline constexpr LabCommand kMatch = {"match", "Let two players play each other, and report which is stronger"};
inline constexpr LabCommand kPuzzles = {"puzzles", "Find puzzles in games between bots, prove them and rate them"};
inline constexpr LabCommand kRate = {"rate", "Let all levels of the bots play each other, and rate them on one scale"};
inline constexpr LabCommand kSearch = {"search", "Measure the search of Brandubh's bot"};
inline constexpr LabCommand kSolve = {"solve", "Solve a game, and write what each position is worth"};
inline constexpr LabCommand kTrain = {"train", "Train the bot of a game by games against itself"};
inline constexpr std::array kLabCommands = {
    kBench, kErrorRate, kMatch, kRate, kLab, kPuzzles, kTrain, kSearch, kSolve,
#if NEMETON_HAS_SERVER
    kLoad,
#endif
};

void add_bench(CLI::App& app, Run& run);
void add_error_rate(CLI::App& app, Run& run);
void add_lab(CLI::App& app, Run& run);
void add_load(CLI::App& app, Run& run);
void add_match(CLI::App& app, Run& run);
void add_puzzles(CLI::App& app, Run& run);
void add_rate(CLI::App& app, Run& run);
void add_search(CLI::App& app, Run& run);
void add_solve(CLI::App& app, Run& run);
void add_train(CLI::App& app, Run& run);

}  // namespace nemeton
