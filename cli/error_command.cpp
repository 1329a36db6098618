// `nemeton error-rate`: how much a decision of a bot loses.
#include <iostream>

#include "bench/error_rate.hpp"
#include "cli/commands.hpp"

namespace nemeton {

void add_error_rate(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand(kErrorRate.name, kErrorRate.help);
  auto options = std::make_shared<ErrorRateOptions>();
  command->add_option("--decisions", options->decisions, "Decisions that leave a choice")
      ->check(CLI::Range(2, 1'000'000))
      ->capture_default_str();
  command->add_option("--games", options->games, "Games played on from each choice")
      ->check(CLI::Range(2, 1'000'000))
      ->capture_default_str();
  command
      ->add_option("--throws", options->throws,
                   "After so many the network says what a game is worth; 0: it is played to its end")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  command->add_option("--boats", options->boats, "Boats of each side")->check(CLI::Range(3, 5))->capture_default_str();
  command->add_option("--nodes", options->nodes, "Nodes of the bot for a decision")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  command->add_option("--seed", options->seed, "Of the games")->capture_default_str();
  command->add_option("--worst", options->worst, "Decisions to show of those that lose most")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  with_bot_files(command, run, [=] {
    error_rate(*options, std::cout);
    return 0;
  });
}

}  // namespace nemeton
