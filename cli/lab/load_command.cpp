// `nemeton dev load`.
#include <filesystem>
#include <iostream>

#include "bench/load.hpp"
#include "cli/lab/lab_commands.hpp"

namespace nemeton {

void add_load(CLI::App& dev, Run& run) {
  auto* command = dev.add_subcommand("load", "Measure how many moves a second a server handles");
  auto options = std::make_shared<LoadOptions>();
  options->program = program_folder() / "nemeton";
  options->game = "sigily";
  add_number(command, "--tables", options->tables, "Tables, with two clients each", 1, 100000);
  add_number(command, "--seconds", options->seconds, "How long the clients move; 0 to see what idle tables take", 0,
             86400);
  add_number(command, "--clients", options->clients,
             "Clients at each table; fewer than 2 only to see what idle tables take", 0, 2);
  command->add_option("--game", options->game, "The game")->check(CLI::IsMember(game_ids()))->capture_default_str();
  command
      ->add_option("--rate", options->rate,
                   "Moves that arrive a second, whatever became of those before (an open loop); left out: each client "
                   "moves as soon as it can (a closed loop)")
      ->check(CLI::Range(0.1, 1e6));
  command->add_option("--store", options->store,
                      "URL of a PostgreSQL database; left out: SQLite, in a folder of its own");
  run_if_chosen(command, run, [=] { return status_of(load(*options, std::cout)); });
}

}  // namespace nemeton
