// `nemeton search`: what Brandubh's alpha-beta is worth.
#include <iostream>

#include "bench/search_bench.hpp"
#include "cli/commands.hpp"

namespace nemeton {

namespace {

void add_ablation(CLI::App* command, Run& run) {
  auto* ablate = command->add_subcommand(
      "ablation", "Leave one part out after the other: nodes to a fixed depth, and games against the whole");
  auto options = std::make_shared<AblationOptions>();
  ablate->add_option("--part", options->part, "That part alone, as the table names it");
  ablate->add_option("--positions", options->positions, "Positions that are searched to the depth")
      ->check(CLI::Range(1, 100'000))
      ->capture_default_str();
  ablate->add_option("--depth", options->depth, "The depth")->check(CLI::Range(1, 60))->capture_default_str();
  ablate->add_option("--games", options->games, "Games of each part")
      ->check(CLI::Range(2, 1'000'000))
      ->capture_default_str();
  ablate->add_option("--nodes", options->nodes, "Nodes for a move")->check(CLI::PositiveNumber)->capture_default_str();
  with_bot_files(ablate, run, [=] {
    ablation(*options, std::cout);
    return 0;
  });
}

void add_wins(CLI::App* command, Run& run) {
  auto* wins = command->add_subcommand("wins", "Look for wins that are proved");
  auto options = std::make_shared<WinsOptions>();
  reads_file(wins->add_option("file", options->file, "The positions"))->required();
  wins->add_option("--ms", options->milliseconds, "Time of the processor for each")
      ->check(CLI::Range(1, 600'000))
      ->capture_default_str();
  wins->add_option("--threads", options->threads, "Threads of the search")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  wins->add_flag("--prove", options->prove, "Prove each again before");
  with_bot_files(wins, run, [=] {
    const auto done = find_wins(*options, std::cout);
    return done ? 0 : fail(done.error());
  });
}

void add_collect(CLI::App* command, Run& run) {
  auto* collect = command->add_subcommand("collect", "Play games, and write positions whose wins are proved");
  auto options = std::make_shared<CollectOptions>();
  collect->add_option("--count", options->count, "Positions")->check(CLI::PositiveNumber)->capture_default_str();
  collect->add_option("--glance", options->glance, "None that a search of so many nodes finds")->capture_default_str();
  collect->add_option("--proof", options->proof, "Positions that are looked at for each proof")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  collect->add_option("--seed", options->seed, "Of the games")->capture_default_str();
  with_bot_files(collect, run, [=] {
    collect_wins(*options, std::cout);
    return 0;
  });
}

}  // namespace

void add_search(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand(kSearch.name, kSearch.help);
  command->require_subcommand(1);
  add_ablation(command, run);
  add_wins(command, run);
  add_collect(command, run);
}

}  // namespace nemeton
