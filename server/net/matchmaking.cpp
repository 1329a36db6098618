#include "server/net/matchmaking.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>

#include "games/games.hpp"
#include "protocol/game_json.hpp"
#include "protocol/json_text.hpp"
#include "server/net/accounts.hpp"

namespace nemeton {

namespace {

constexpr std::size_t kKey = 43;  // characters: 256 bits
constexpr std::size_t kMostGames = 32;

std::expected<std::string, Refusal> read_key(const nlohmann::json& body) {
  auto key = text_of(body, "key");
  if (!key) return key;
  if (key->size() != kKey || !is_base64url(*key)) {
    return std::unexpected(
        bad_request("key is " + shown(nlohmann::json(*key)) + ", expected 43 letters, digits, '-' or '_'"));
  }
  return key;
}

std::expected<std::vector<std::string>, Refusal> read_games(const nlohmann::json* list) {
  if (list == nullptr || !list->is_array() || list->empty() || list->size() > kMostGames) {
    return std::unexpected(bad_request("games is " + (list == nullptr ? "missing" : shown(*list)) +
                                       ", expected a list of 1 to " + std::to_string(kMostGames)));
  }
  std::vector<std::string> ids;
  for (const auto& each : *list) {
    const auto game = read_game(games(), &each);
    if (!game) return std::unexpected(refusal(game.error()));
    if (std::ranges::find(ids, (*game)->info->id) == ids.end()) ids.emplace_back((*game)->info->id);
  }
  return ids;
}

std::expected<const Pace*, Refusal> read_pace(const nlohmann::json& body) {
  const auto name = text_of(body, "pace");
  if (!name) return std::unexpected(name.error());
  const auto rated = read_switch(body, "rated");
  if (!rated) return std::unexpected(rated.error());
  const Pace* pace = find_pace(*name);
  if (pace != nullptr && !pace->rated) return *rated ? find_pace(*name + std::string(kRated)) : pace;
  return std::unexpected(bad_request("pace is " + shown(nlohmann::json(*name)) + ", expected one of live, slow, days"));
}

std::expected<std::chrono::seconds, Refusal> read_wait(const nlohmann::json* value) {
  if (value == nullptr) return std::chrono::seconds(kLongestWait);
  const auto seconds = integer_of(*value);
  if (seconds && *seconds >= 0 && *seconds <= kLongestWait) return std::chrono::seconds(*seconds);
  return std::unexpected(
      bad_request("wait is " + shown(*value) + ", expected an integer from 0 to " + std::to_string(kLongestWait)));
}

}  // namespace

Task<Response> seek_company(const Api& api, const Request& request, const std::string&) {
  constexpr std::array known = {"key", "games", "pace", "wait", "rated", "session"};
  const auto body = read_body(request.body, known);
  if (!body) co_return refused(body.error());
  const auto key = read_key(*body);
  if (!key) co_return refused(key.error());
  const auto wanted = read_games(member(*body, "games"));
  if (!wanted) co_return refused(wanted.error());
  const auto pace = read_pace(*body);
  if (!pace) co_return refused(pace.error());
  const auto wait = read_wait(member(*body, "wait"));
  if (!wait) co_return refused(wait.error());
  auto player = co_await read_session(api, request, *body);
  if (!player) co_return refused(player.error());
  if ((*pace)->rated && !*player) co_return refused(name_needed());
  const auto found = co_await asio::co_spawn(
      api.tables.loops().main(), api.matchmaking.seek(*key, *wanted, **pace, *wait, request.client, *std::move(player)),
      kResult);
  if (!found) co_return refused(found.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().key("table");
  *found ? json.string((*found)->table) : json.null();
  if (*found) json.field("seat", (*found)->seat).field("game", (*found)->game);
  json.end_object();
  co_return json_response(200, std::move(text));
}

Task<Response> end_seek(const Api& api, const Request& request, const std::string&) {
  constexpr std::array known = {"key"};
  const auto body = read_body(request.body, known);
  if (!body) co_return refused(body.error());
  const auto key = read_key(*body);
  if (!key) co_return refused(key.error());
  const auto ended = co_await asio::co_spawn(api.tables.loops().main(), api.matchmaking.end(*key), kResult);
  if (!ended) co_return refused(ended.error());
  co_return json_response(200, "{}");
}

}  // namespace nemeton
