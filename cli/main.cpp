// The command `nemeton`: what there is to run, with which options. Each command itself lives elsewhere.
#include <unistd.h>

#include <fstream>
#include <iostream>

#include "bench/bench.hpp"
#include "bench/load.hpp"
#include "cli/backup.hpp"
#include "cli/check.hpp"
#include "cli/commands.hpp"
#include "cli/option_words.hpp"
#include "cli/play.hpp"
#include "cli/serve.hpp"
#include "cli/verify.hpp"
#include "core/version.hpp"
#include "games/games.hpp"
#include "learn/train.hpp"
#include "protocol/lines.hpp"
#include "puzzles/finder.hpp"

namespace nemeton {
namespace {

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
    answer_lines(engine, std::cin, std::cout);
    return 0;
  });
}

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

void add_bench(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand("bench", "Measure rollouts, perft and search per second, on one core");
  auto words = std::make_shared<SettingWords>();
  auto options = std::make_shared<BenchOptions>();
  command->add_option("game", words->games, "The games; all if none is named")->check(CLI::IsMember(game_ids()));
  add_setting(command, *words);
  command->add_flag("--json", options->json, "Write JSON for programs");
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
    bench(*options, std::cout);
    return 0;
  });
}

void add_serve(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand("serve", "Serve tables and the page to browsers and other programs");
  command->footer(
      "Each option can be set in the environment too, --log-level as NEMETON_LOG_LEVEL, or in the file, as\n"
      "log-level = \"info\". The command line goes first, then the environment, then the file.");
  auto words = std::make_shared<SettingTexts>();
  const auto add = [&](const std::string& name, const std::string& help) {
    return command->add_option_function<std::string>(
        "--" + name, [words, name](const std::string& text) { words->insert_or_assign(name, text); }, help);
  };
  const Config defaults = default_config();
  for (const ServerSetting& setting : settings()) {
    const std::string shown = setting.shown(defaults);
    constexpr std::array kTypes = {"TEXT", "NUMBER", "BOOL"};
    const char* type = kTypes[static_cast<std::size_t>(setting.type)];
    add(std::string(setting.name), setting.help + (shown.empty() ? "" : " [" + shown + "]"))->type_name(type);
  }
  add("config", "TOML file with these options by their names, such as port = 8420")->type_name("FILE");
  command->callback([=, &run] {
    run = [=] {
      const auto done = serve(*words, std::cout);
      if (done) return 0;
      return done.error().empty() ? kFailed : fail(done.error());
    };
  });
}

// The options that say where a server keeps its tables.
void add_place(CLI::App* command, const std::shared_ptr<SettingTexts>& texts) {
  const auto add = [&](const std::string& name, const std::string& help) {
    command->add_option_function<std::string>(
        "--" + name, [texts, name](const std::string& text) { texts->insert_or_assign(name, text); }, help);
  };
  for (const char* name : {"data", "store"}) add(name, find_setting(name)->help);
  add("config", "The server's TOML file");
}

void add_backup(CLI::App& app, Run& run) {
  auto* command =
      app.add_subcommand("backup", "Copy the tables of a server, which may run meanwhile, and check the copy");
  auto texts = std::make_shared<SettingTexts>();
  auto copy = std::make_shared<std::string>();
  auto overwrite = std::make_shared<bool>(false);
  command->add_option("file", *copy, "The file to write")->required();
  add_place(command, texts);
  command->add_flag("--overwrite", *overwrite, "Replace the file if it is there");
  command->callback([=, &run] {
    run = [=] {
      const auto done = back_up(*texts, *copy, *overwrite, std::cout);
      return done ? 0 : fail(done.error());
    };
  });
}

void add_check(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand("check", "Look for damage in the tables of a server, which may run meanwhile");
  auto texts = std::make_shared<SettingTexts>();
  add_place(command, texts);
  command->callback([=, &run] {
    run = [=] {
      const auto sound = check(*texts, std::cout);
      if (!sound) return fail(sound.error());
      return *sound ? 0 : kFound;
    };
  });
}

void add_load(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand("load", "Measure how many moves a second a server bears, on a server of its own");
  auto options = std::make_shared<LoadOptions>();
  options->program = std::filesystem::read_symlink("/proc/self/exe");
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

struct PuzzleWords {
  std::string game;
  std::optional<int> seats;
  std::vector<std::string> options;
  int count = 20;
  std::uint64_t seed = 1;
  int tries = 100;
  std::optional<int> seconds;
  std::string file;
};

// The command that makes the same file again.
std::string command_of(const PuzzleWords& words, int seats) {
  std::string command = "nemeton puzzles " + words.game + " --seats " + std::to_string(seats);
  for (const std::string& option : words.options) command += " --option " + option;
  return command + " --count " + std::to_string(words.count) + " --seed " + std::to_string(words.seed) + " --tries " +
         std::to_string(words.tries);
}

std::expected<void, std::string> write_puzzles(const PuzzleWords& words) {
  const GameEntry& game = *find_game(words.game);
  const auto seats = read_seat_count(*game.info, words.seats);
  if (!seats) return std::unexpected(seats.error().message);
  const auto options = read_option_words(*game.info, *seats, words.options);
  if (!options) return std::unexpected(options.error().message);
  FinderOptions finder{.game = &game,
                       .seats = *seats,
                       .options = *options,
                       .count = words.count,
                       .seed = words.seed,
                       .tries = words.tries};
  if (words.seconds) finder.time = std::chrono::seconds(*words.seconds);
  const auto found = find_puzzles(finder, std::cerr);
  const std::string text = puzzles_file(*game.info, command_of(words, *seats), found);
  if (words.file.empty()) std::cout << text;
  else if (std::ofstream file(words.file); !(file << text)) return std::unexpected("cannot write " + words.file);
  if (static_cast<int>(found.size()) == words.count) return {};
  return std::unexpected("found " + std::to_string(found.size()) + " puzzles, expected " + std::to_string(words.count));
}

void add_puzzles(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand("puzzles", "Find puzzles of a game in games of its bots, and prove and rate them");
  auto words = std::make_shared<PuzzleWords>();
  command->add_option("game", words->game, "The game")->required()->check(CLI::IsMember(game_ids()));
  command->add_option("--seats", words->seats, "How many sit there; left out: the fewest that the game takes");
  command->add_option("--option", words->options, "An option of the game, such as dice=2; may be repeated")
      ->type_name("NAME=VALUE");
  command->add_option("--count", words->count, "How many")->check(CLI::Range(1, 1000))->capture_default_str();
  command->add_option("--seed", words->seed, "Seed of the games, for the same puzzles again")->capture_default_str();
  command->add_option("--tries", words->tries, "Rate so many before places kept for a difficulty go to others")
      ->check(CLI::Range(1, 100000))
      ->capture_default_str();
  command->add_option("--seconds", words->seconds, "Stop looking after so long")->check(CLI::Range(1, 86400));
  command->add_option("--out", words->file, "The file to write; left out: standard output");
  with_bot_files(command, run, [=] {
    const auto done = write_puzzles(*words);
    return done ? 0 : fail(done.error());
  });
}

void add_train(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand("train", "Let the bot of a game learn from games against itself");
  auto options = std::make_shared<TrainOptions>();
  // The source of build/release/nemeton.
  options->fit = std::filesystem::read_symlink("/proc/self/exe").parent_path() / "../../learn/fit.py";
  command->add_option("game", options->game, "The game")->required()->check(CLI::IsMember(games_that_learn()));
  command->add_option("--out", options->folder, "The folder of the training, where one that was ended goes on")
      ->required();
  command->add_option("--from", options->start,
                      "A network or weights to begin with; left out: no network, the weights of the program");
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

void add_verify(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand("verify", "Check a record: that it replays, its dice, and its signature");
  auto options = std::make_shared<VerifyOptions>();
  command->add_option("record", options->file, "The record's file; - for standard input")->required();
  auto* signer =
      command->add_option("--signer", options->signer,
                          "The public key of the server that must have signed it, as its /api/v1/signer tells");
  command->add_flag("--unsigned", options->unsigned_too, "Let it be signed by anybody or nobody")->excludes(signer);
  command->callback([=, &run] {
    run = [=] {
      const auto done = verify(*options, std::cout);
      if (done) return 0;
      fail(done.error().message);
      return done.error().kind == VerifyError::Kind::wrong ? kFound : kFailed;
    };
  });
}

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  CLI::App app("Nemeton: a grove of board games");
  app.name("nemeton");
  app.set_version_flag("--version", kVersion);
  app.require_subcommand(1);
  Run run;
  add_play(app, run);
  add_engine(app, run);
  add_bench(app, run);
  add_error_rate(app, run);
  add_match(app, run);
  add_rate(app, run);
  add_serve(app, run);
  add_backup(app, run);
  add_check(app, run);
  add_load(app, run);
  add_verify(app, run);
  add_puzzles(app, run);
  add_train(app, run);
  add_search(app, run);
  add_solve(app, run);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& help) {
    return app.exit(help);
  } catch (const CLI::ParseError& error) {
    return fail(error.what());
  }
  return run();
}

}  // namespace
}  // namespace nemeton

int main(int argc, char** argv) { return nemeton::main(argc, argv); }
