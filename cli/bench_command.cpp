// `nemeton bench`.
#include <iostream>

#include "bench/bench.hpp"
#include "bench/research_costs.hpp"
#include "cli/commands.hpp"
#include "cli/setting_words.hpp"

namespace nemeton {

void add_bench(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand(kBench.name, kBench.help);
  auto words = std::make_shared<SettingWords>();
  auto options = std::make_shared<BenchOptions>();
  command->add_option("game", words->games, "The games; all if none is named")->check(CLI::IsMember(game_ids()));
  add_setting(command, *words);
  auto research = std::make_shared<bool>(false);
  auto* json = command->add_flag("--json", options->json, "Write JSON for programs");
  command->add_flag("--research", *research, "What the layer for research costs instead, in nanoseconds an operation")
      ->excludes(json);
  command->add_option("--runs", options->runs, "Runs of each measure")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  command->add_option("--seconds", options->seconds, "Length of a run")
      ->check(CLI::Range(0.01, 600.0))
      ->capture_default_str();
  with_bot_files(command, run, [=] {
    const auto settings = read_settings(*words);
    if (!settings) return fail(settings.error().message);
    options->settings = *settings;
    if (*research) research_costs(*options, std::cout);
    else bench(*options, std::cout);
    return 0;
  });
}

}  // namespace nemeton
