// `nemeton lab match` and `nemeton lab rate`.

#include <iostream>
#include <thread>

#include "cli/lab/game_selection.hpp"
#include "cli/lab/lab_commands.hpp"
#include "match/engine_player.hpp"
#include "match/head_to_head.hpp"
#include "match/league.hpp"
#include "match/text_table.hpp"

namespace nemeton {

namespace {

// Players that think for a time need a processor each.
int processors() { return static_cast<int>(std::max(1U, std::thread::hardware_concurrency())); }

// The options that both commands have.
struct ContestOptions {
  GameSelection setting;
  std::vector<std::string> players;
  int games = 100;
  int milliseconds = 100;
  std::uint64_t seed = 1;
  int threads = processors();
};

void add_contest(CLI::App* command, ContestOptions& words, const char* games) {
  add_selection(command, words.setting);
  add_number(command, "--games", words.games, games, 1, 1'000'000);
  add_number(command, "--ms", words.milliseconds, "Time for an answer", 1, 600'000);
  command->add_option("--seed", words.seed, "Seed of openings and dice, for the same again")->capture_default_str();
  add_number(command, "--threads", words.threads,
             "Games at once; more than there are processors take time from one another", 1, 1000);
}

// A level of this program's bots, or a program: its command line, with a level behind a colon.
Contestant read_player(const std::string& text, const GameInfo& game, std::chrono::milliseconds time) {
  if (const auto level = level_named(text)) return level_player(*level, {.time = time});
  EngineSettings engine{.command = text, .time = time};
  if (const auto colon = text.rfind(':'); colon != std::string::npos) {
    if (const auto level = level_named(std::string_view(text).substr(colon + 1))) {
      engine.level = *level;
      engine.command.resize(colon);
    }
  }
  return engine_player(game, engine);
}

std::vector<Contestant> read_players(const std::vector<std::string>& texts, const Setting& setting,
                                     const ContestOptions& words) {
  std::vector<Contestant> players;
  for (const std::string& text : texts) {
    players.push_back(read_player(text, *setting.game->info, std::chrono::milliseconds(words.milliseconds)));
  }
  return players;
}

constexpr const char* kPlayerHelp =
    "a level, or the command line of a program that speaks the engine protocol, with a level behind a colon";

}  // namespace

void add_match(CLI::App& lab, Run& run) {
  auto* command = lab.add_subcommand("match", "Let two players play each other, and report which is stronger");
  auto words = std::make_shared<ContestOptions>();
  auto bounds = std::make_shared<std::vector<double>>();
  auto json = std::make_shared<bool>(false);
  words->setting.games.resize(1);
  words->games = 200;
  command->add_option("game", words->setting.games[0], "The game")->required()->check(CLI::IsMember(game_ids()));
  command->add_option("--player", words->players, kPlayerHelp)
      ->required()
      ->allow_extra_args(false)
      ->type_name("PLAYER");
  add_contest(command, *words, "Games at most, rounded up so that each opening is played from every side");
  command->add_option("--sprt", *bounds, "End as soon as it is known which of two Elo differences is the truer one")
      ->delimiter(',')
      ->expected(2)
      ->check(why_not_finite)
      ->type_name("ELO0,ELO1");
  command->add_flag("--json", *json, "Write JSON for programs");
  with_bot_files(command, run, [=] {
    if (words->players.size() != 2) {
      return fail("there are " + std::to_string(words->players.size()) + " players, expected --player twice");
    }
    if (!bounds->empty() && bounds->front() >= bounds->back()) {
      return fail("--sprt is " + fixed(bounds->front(), 0) + "," + fixed(bounds->back(), 0) +
                  ", expected the lower Elo first");
    }
    const auto settings = select_games(words->setting);
    if (!settings) return fail(settings.error().message);
    const Setting& setting = settings->front();
    HeadToHeadOptions options{.setting = setting,
                              .players = read_players(words->players, setting, *words),
                              .games = words->games,
                              .seed = words->seed,
                              .threads = words->threads,
                              .sprt = {},
                              .json = *json};
    if (!bounds->empty()) options.sprt = {.elo0 = bounds->front(), .elo1 = bounds->back()};
    return status_of(head_to_head(options, std::cout, progress_stream()));
  });
}

void add_rate(CLI::App& lab, Run& run) {
  auto* command = lab.add_subcommand("rate", "Let all levels of the bots play each other, and rate them on one scale");
  auto words = std::make_shared<ContestOptions>();
  auto options = std::make_shared<LeagueOptions>();
  auto seconds = std::make_shared<std::optional<int>>();
  command->add_option("game", words->setting.games, "The games; all if none is named")
      ->check(CLI::IsMember(game_ids()));
  command->add_option("--player", words->players, std::string("One more: ") + kPlayerHelp)
      ->allow_extra_args(false)
      ->type_name("PLAYER");
  add_contest(command, *words, "Games of each two players, rounded up so that each opening is played from every side");
  command->add_option("--seconds", *seconds, "End each game's contest after so long, with fewer games")
      ->check(CLI::Range(1, 1'000'000));
  command->add_flag("--markdown", options->markdown, "Write the table for a document");
  with_bot_files(command, run, [=] {
    const auto settings = select_games(words->setting);
    if (!settings) return fail(settings.error().message);
    std::vector<std::string> players(kLevelNames.begin(), kLevelNames.end());
    players.insert(players.end(), words->players.begin(), words->players.end());
    std::vector<League> leagues;
    for (const Setting& setting : *settings) {
      leagues.push_back({setting, read_players(players, setting, *words), static_cast<std::size_t>(Level::casual)});
    }
    if (*seconds) options->time = std::chrono::seconds(**seconds);
    options->games = words->games;
    options->seed = words->seed;
    options->threads = words->threads;
    return status_of(play_leagues(leagues, *options, std::cout, progress_stream()));
  });
}

}  // namespace nemeton
