// `nemeton play`.
#include <unistd.h>

#include <iostream>

#include "cli/commands.hpp"
#include "cli/play.hpp"

namespace nemeton {

void add_play(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand("play", "Play a game in the terminal, against bots");
  auto options = std::make_shared<PlayOptions>();
  auto level = std::make_shared<std::string>("strong");
  command->add_option("game", options->game, "The game")->required()->check(CLI::IsMember(game_ids()));
  command->add_option("--level", *level, "How well the bots play")
      ->check(CLI::IsMember(kLevelNames))
      ->capture_default_str();
  command->add_option("--seats", options->seats, "How many sit there; left out: the fewest that the game takes");
  command->add_option("--seat", options->seat, "Your seat; seat 0 begins")->capture_default_str();
  command->add_option("--seed", options->seed, "Seed of what chance draws, for the same luck again");
  command->add_option("--option", options->options, "An option of the game, such as ply_limit=100; may be repeated")
      ->type_name("NAME=VALUE");
  with_bot_files(command, run, [=] {
    options->level = *level_named(*level);
    options->echo = isatty(STDIN_FILENO) == 0;
    const auto done = play(*options, std::cin, std::cout);
    return done ? 0 : fail(done.error().message);
  });
}

}  // namespace nemeton
