#include "cli/commands.hpp"

#include <algorithm>
#include <iostream>

#include "cli/networks.hpp"
#include "cli/option_words.hpp"
#include "cli/tables.hpp"
#include "games/games.hpp"

namespace nemeton {

int fail(const std::string& message) {
  std::cerr << "nemeton: " << message << "\n";
  return kFailed;
}

std::vector<std::string> game_ids() {
  std::vector<std::string> ids;
  for (const GameEntry& game : games()) ids.emplace_back(game.info->id);
  return ids;
}

void with_bot_files(CLI::App* command, Run& run, Run inner) {
  auto networks = std::make_shared<std::string>(default_networks().string());
  auto tables = std::make_shared<std::string>();
  command->add_option("--networks", *networks, "Folder of the networks that bots have learnt")
      ->envname("NEMETON_NETWORKS")
      ->capture_default_str();
  command->add_option("--tables", *tables, "Folder of the positions that are solved, by which bots play at their best")
      ->envname("NEMETON_TABLES");
  command->callback([=, &run] {
    run = [=] {
      for (const std::string& problem : load_networks(*networks)) fail(problem);
      for (const std::string& problem : load_tables(*tables)) fail(problem);
      return inner();
    };
  });
}

void add_setting(CLI::App* command, SettingWords& words) {
  command->add_option("--seats", words.seats, "How many sit there; left out: the fewest that a game takes");
  command->add_option("--option", words.options, "An option of the game, such as ply_limit=100; may be repeated")
      ->type_name("NAME=VALUE");
}

std::expected<std::vector<Setting>, Error> read_settings(const SettingWords& words) {
  std::vector<Setting> settings;
  for (const GameEntry& game : games()) {
    const GameInfo& info = *game.info;
    const bool fits = !words.seats || (*words.seats >= info.min_seats && *words.seats <= info.max_seats);
    if (words.games.empty() ? !fits : std::ranges::find(words.games, info.id) == words.games.end()) continue;
    const auto count = read_seat_count(info, words.seats);
    if (!count) return std::unexpected(count.error());
    const auto values = read_option_words(info, *count, words.options);
    if (!values) return std::unexpected(values.error());
    settings.push_back({&game, *count, *values});
  }
  return settings;
}

}  // namespace nemeton
