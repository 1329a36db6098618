// `nemeton load`.
#include <filesystem>
#include <iostream>

#include "bench/load.hpp"
#include "cli/commands.hpp"

namespace nemeton {

void add_load(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand(kLoad.name, kLoad.help);
  auto options = std::make_shared<LoadOptions>();
  options->program = program_folder() / "nemeton";
  options->game = "sigily";
  command->add_option("--tables", options->tables, "Tables, with two clients each")
      ->check(CLI::Range(1, 100000))
      ->capture_default_str();
  command->add_option("--seconds", options->seconds, "How long the clients move; 0 to see what idle tables take")
      ->check(CLI::Range(0, 86400))
      ->capture_default_str();
  command
      ->add_option("--clients", options->clients,
                   "Clients at each table; fewer than 2 only to see what idle tables take")
      ->check(CLI::Range(0, 2))
      ->capture_default_str();
  command->add_option("--game", options->game, "The game")->check(CLI::IsMember(game_ids()))->capture_default_str();
  auto* rate = command->add_option("--rate", options->rate,
                                   "Moves that arrive a second, whatever became of those before (an open loop); left "
                                   "out: each client moves as soon as it can (a closed loop)");
  rate->check(CLI::Range(0.1, 1e6));
  auto* store = command->add_option("--store", options->store,
                                    "URL of a PostgreSQL database; left out: SQLite, in a folder of its own");
  auto* stored =
      command->add_option("--stored", options->stored, "Games that are in the store before the server starts");
  stored->check(CLI::Range(0, 10'000'000))->excludes(store);
  command
      ->add_option("--visits", options->visits, "Clients a second who come to one of the stored games, move, and leave")
      ->check(CLI::Range(0, 100'000))
      ->needs(rate)
      ->needs(stored);
  command->callback([=, &run] {
    run = [=] {
      const auto done = load(*options, std::cout);
      return done ? 0 : fail(done.error());
    };
  });
}

}  // namespace nemeton
