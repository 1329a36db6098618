// `nemeton dev puzzles`.
#include <iostream>

#include "cli/game_options.hpp"
#include "cli/lab/lab_commands.hpp"
#include "core/files.hpp"
#include "games/games.hpp"
#include "puzzles/finder.hpp"

namespace nemeton {

namespace {

struct PuzzleOptions {
  std::string game;
  std::optional<int> seats;
  std::vector<std::string> options;
  int count = 20;
  std::uint64_t seed = 1;
  int tries = 100;
  std::optional<int> seconds;
  std::string file;
};

// The command that makes the same file again.
std::string command_of(const PuzzleOptions& words, int seats) {
  std::string command = "nemeton dev puzzles " + words.game + " --seats " + std::to_string(seats);
  for (const std::string& option : words.options) command += " --option " + option;
  return command + " --count " + std::to_string(words.count) + " --seed " + std::to_string(words.seed) + " --tries " +
         std::to_string(words.tries);
}

std::expected<void, std::string> write_puzzles(const PuzzleOptions& words) {
  const GameEntry& game = *find_game(words.game);
  const auto seats = parse_seats(*game.info, words.seats);
  if (!seats) return std::unexpected(seats.error().message);
  const auto options = parse_game_options(*game.info, *seats, words.options);
  if (!options) return std::unexpected(options.error().message);
  FinderOptions finder{.game = &game,
                       .seats = *seats,
                       .options = *options,
                       .count = words.count,
                       .seed = words.seed,
                       .tries = words.tries};
  if (words.seconds) finder.time = std::chrono::seconds(*words.seconds);
  const auto found = find_puzzles(finder, std::cerr);
  const std::string text = puzzles_file(*game.info, command_of(words, *seats), found);
  if (words.file.empty()) std::cout << text;
  else if (auto written = write_file(words.file, text); !written) return written;
  if (static_cast<int>(found.size()) == words.count) return {};
  return std::unexpected("found " + std::to_string(found.size()) + " puzzles, expected " + std::to_string(words.count));
}

}  // namespace

void add_puzzles(CLI::App& dev, Run& run) {
  auto* command = dev.add_subcommand("puzzles", "Find puzzles in games between bots, prove them and rate them");
  auto words = std::make_shared<PuzzleOptions>();
  command->add_option("game", words->game, "The game")->required()->check(CLI::IsMember(game_ids()));
  command->add_option("--seats", words->seats, "How many sit there; left out: the fewest that the game takes");
  command->add_option("--option", words->options, "An option of the game, such as dice=2; may be repeated")
      ->type_name("NAME=VALUE");
  add_number(command, "--count", words->count, "How many", 1, 1000);
  command->add_option("--seed", words->seed, "Seed of the games, for the same puzzles again")->capture_default_str();
  add_number(command, "--tries", words->tries, "Rate so many before places kept for a difficulty go to others", 1,
             100000);
  command->add_option("--seconds", words->seconds, "Stop looking after so long")->check(CLI::Range(1, 86400));
  writes_file(command->add_option("--out", words->file, "The file to write; left out: standard output"));
  with_bot_files(command, run, [=] { return status_of(write_puzzles(*words)); });
}

}  // namespace nemeton
