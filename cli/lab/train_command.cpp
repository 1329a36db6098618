// `nemeton dev train`.
#include <filesystem>
#include <iostream>

#include "cli/lab/lab_commands.hpp"
#include "learn/train.hpp"

namespace nemeton {

void add_train(CLI::App& dev, Run& run) {
  auto* command = dev.add_subcommand("train", "Train the bot of a game by games against itself");
  auto options = std::make_shared<TrainOptions>();
  // The source of build/release/nemeton.
  options->fit = program_folder() / "../../learn/fit.py";
  command->add_option("game", options->game, "The game")->required()->check(CLI::IsMember(games_that_learn()));
  command->add_option("--out", options->folder, "The folder of the training, where one that was ended goes on")
      ->type_name("OUTFOLDER")
      ->required();
  reads_file(
      command->add_option("--from", options->start,
                          "A network or weights to begin with; left out: no network, the weights of the program"));
  command->add_option("--seed", options->seed, "Seed of the games, for the same again")->capture_default_str();
  add_number(command, "--games", options->games, "Games of a generation", 1, 100'000'000);
  add_number(command, "--generations", options->generations, "Candidates to learn, one after another", 1, 9999);
  add_number(command, "--threads", options->threads, "Games that are played at once", 1, 256);
  add_number(command, "--pairs", options->pairs, "Pairs of games at most to see whether a candidate is stronger", 1,
             10'000'000);
  run_if_chosen(command, run, [=] { return status_of(train(*options, std::cerr)); });
}

}  // namespace nemeton
