#include "server/matchmaking/matchmaking.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>

#include "games/games.hpp"
#include "protocol/game_json.hpp"
#include "protocol/json_text.hpp"
#include "server/net/api/handlers.hpp"

namespace nemeton {

namespace {

std::expected<std::vector<std::string>, Refusal> read_games(const nlohmann::json& list) {
  std::vector<std::string> ids;
  for (const auto& each : list) {
    const auto game = read_game(games(), &each);
    if (!game) return std::unexpected(refusal(game.error()));
    if (std::ranges::find(ids, (*game)->info->id) == ids.end()) ids.emplace_back((*game)->info->id);
  }
  return ids;
}

}  // namespace

Task<Response> create_seek(const Api& api, const Request& request) {
  const auto wanted = read_games(request.input["games"]);
  if (!wanted) co_return refused(wanted.error());
  const bool is_rated = request.flag("rated");
  const Pace& pace = *find_pace(request.text("speed") + std::string(is_rated ? kRated : ""));
  auto player = co_await read_session(api, request);
  if (!player) co_return refused(player.error());
  if (is_rated && !*player) co_return refused(account_required());
  const auto found = co_await asio::co_spawn(
      api.tables.loops().main(),
      api.matchmaking.seek(request.text("seat_key"), *wanted, pace, std::chrono::seconds(request.number("wait")),
                           request.client, *std::move(player)),
      kResult);
  if (!found) co_return refused(found.error());
  co_return object_response(200, [&](JsonWriter& json) {
    json.key("table");
    *found ? json.string((*found)->table) : json.null();
    if (*found) json.field("seat", (*found)->seat).field("game", (*found)->game);
  });
}

Task<Response> delete_seek(const Api& api, const Request& request) {
  co_return done_response(
      co_await asio::co_spawn(api.tables.loops().main(), api.matchmaking.end(request.key), kResult));
}

}  // namespace nemeton
