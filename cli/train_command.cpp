// `nemeton train`.
#include <filesystem>
#include <iostream>

#include "cli/commands.hpp"
#include "learn/train.hpp"

namespace nemeton {

void add_train(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand(kTrain.name, kTrain.help);
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
  command->add_option("--games", options->games, "Games of a generation")
      ->check(CLI::Range(1, 100'000'000))
      ->capture_default_str();
  command->add_option("--generations", options->generations, "Candidates to learn, one after another")
      ->check(CLI::Range(1, 9999))
      ->capture_default_str();
  command->add_option("--threads", options->threads, "Games that are played at once")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command->add_option("--pairs", options->pairs, "Pairs of games at most to see whether a candidate is stronger")
      ->check(CLI::Range(1, 10'000'000))
      ->capture_default_str();
  command->callback([=, &run] {
    run = [=] {
      const auto done = train(*options, std::cerr);
      return done ? 0 : fail(done.error());
    };
  });
}

}  // namespace nemeton
