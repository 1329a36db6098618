// `nemeton engine`.
#include <iostream>

#include "cli/commands.hpp"
#include "games/games.hpp"
#include "protocol/engine_loop.hpp"

namespace nemeton {

void add_engine(CLI::App& app, Run& run) {
  auto* command =
      app.add_subcommand("engine", "Speak the engine protocol on standard input and output, one JSON object a line");
  auto threads = std::make_shared<int>(1);
  command
      ->add_option(
          "--threads", *threads,
          "Threads of a bot that can use more than one, which Brandubh's best can; with more than one the same "
          "question may have another answer")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  with_bot_files(command, run, [=] {
    Engine engine(games(), nullptr, *threads);
    run_engine(engine, std::cin, std::cout);
    return 0;
  });
}

}  // namespace nemeton
