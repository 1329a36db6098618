#include "cli/lab/game_selection.hpp"

#include <algorithm>

#include "cli/game_options.hpp"
#include "games/games.hpp"

namespace nemeton {

void add_selection(CLI::App* command, GameSelection& words) {
  command->add_option("--seats", words.seats, "How many sit there; left out: the fewest that a game takes");
  command->add_option("--option", words.options, "An option of the game, such as ply_limit=100; may be repeated")
      ->type_name("NAME=VALUE");
}

std::expected<std::vector<Setting>, Error> select_games(const GameSelection& words) {
  std::vector<Setting> settings;
  for (const GameEntry& game : games()) {
    const GameInfo& info = *game.info;
    const bool fits = !words.seats || (*words.seats >= info.min_seats && *words.seats <= info.max_seats);
    if (words.games.empty() ? !fits : std::ranges::find(words.games, info.id) == words.games.end()) continue;
    const auto count = parse_seats(info, words.seats);
    if (!count) return std::unexpected(count.error());
    const auto values = parse_game_options(info, *count, words.options);
    if (!values) return std::unexpected(values.error());
    settings.push_back({&game, *count, *values});
  }
  return settings;
}

}  // namespace nemeton
