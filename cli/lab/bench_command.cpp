// `nemeton dev bench`.
#include <iostream>

#include "bench/bench.hpp"
#include "cli/lab/game_selection.hpp"
#include "cli/lab/lab_commands.hpp"

namespace nemeton {

void add_bench(CLI::App& dev, Run& run) {
  auto* command = dev.add_subcommand("bench", "Measure rollouts, perft and search per second, on one core");
  auto words = std::make_shared<GameSelection>();
  auto options = std::make_shared<BenchOptions>();
  command->add_option("game", words->games, "The games; all if none is named")->check(CLI::IsMember(game_ids()));
  add_selection(command, *words);
  command->add_flag("--json", options->json, "Write JSON for programs");
  add_number(command, "--runs", options->runs, "Runs of each measure", 1, 1000);
  add_number(command, "--seconds", options->seconds, "Length of a run", 0.01, 600.0);
  with_bot_files(command, run, [=] {
    const auto settings = select_games(*words);
    if (!settings) return fail(settings.error().message);
    options->settings = *settings;
    bench(*options, std::cout);
    return 0;
  });
}

}  // namespace nemeton
