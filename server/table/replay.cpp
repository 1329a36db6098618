#include "server/table/replay.hpp"

#include <nlohmann/json.hpp>

#include "games/games.hpp"
#include "protocol/game_json.hpp"

namespace nemeton {

std::expected<BegunGame, std::string> begin_game(const StoredTable& stored) {
  const GameEntry* game = find_game(stored.game);
  if (game == nullptr) return std::unexpected("table " + stored.id + " is of an unknown game, " + stored.game);
  const auto seats = static_cast<int>(stored.seats.size());
  if (seats < game->info->min_seats || seats > game->info->max_seats) {
    return std::unexpected("table " + stored.id + " has " + std::to_string(seats) + " seats");
  }
  const auto json = nlohmann::json::parse(stored.options, nullptr, false);
  const auto options = read_options(*game->info, seats, &json);
  if (!options) return std::unexpected("table " + stored.id + ": " + options.error().message);
  return BegunGame{game, *options, game->start(*options, seats)};
}

bool play(Match& match, const Entry& entry) {
  return !entry.token || match.apply(entry.seat, *entry.token).has_value();
}

std::string impossible(const StoredTable& stored, const Entry& entry) {
  return "table " + stored.id + ": entry " + std::to_string(&entry - stored.log.data() + 1) +
         " of its log is not possible";
}

std::expected<void, std::string> replay(const StoredTable& stored) {
  const auto begun = begin_game(stored);
  if (!begun) return std::unexpected(begun.error());
  for (const Entry& entry : stored.log) {
    if (!play(*begun->match, entry)) return std::unexpected(impossible(stored, entry));
  }
  return {};
}

}  // namespace nemeton
