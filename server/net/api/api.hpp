// What the server answers over HTTP, apart from the page's files. See docs/api.md.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/accounts/accounts.hpp"
#include "server/bot_accounts/bot_accounts.hpp"
#include "server/matchmaking/matchmaking.hpp"
#include "server/net/api/http_messages.hpp"
#include "server/notifications/notifications.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

class PublicTables;
class Moderation;
class Tournaments;

// The parts of the server that operations use.
struct Api {
  Tables& tables;
  Matchmaking& matchmaking;
  Accounts& accounts;
  BotAccounts& bot_accounts;
  Notifications& notifications;
  Tournaments& tournaments;
  PublicTables& public_tables;
  Moderation& moderation;
  std::string page_host;               // of the page, with its port, as the host has set it; empty if it is not set
  std::string source;                  // URL of the server's source; empty if the host does not name it
  std::vector<std::string_view> kept;  // what the server keeps of people (store/personal_data_kinds.hpp)
};

// The key that a request must have in its header Authorization.
enum class Caller : std::uint8_t {
  anyone,        // none is read
  maybe_player,  // that of a player's session, which may be left out
  player,        // that of a player's session
  seat,          // that of a seat, or of the session of the player who has it
  seek,          // that of a seek
  moderator,
  bot_account,  // the token of one
};

// One operation of the API. docs/openapi.json has the same ones: a test compares them.
struct Route {
  std::string_view method;
  std::string_view path;  // {…} in it stands for one part of a path, Request::part
  Caller caller;
  Task<Response> (*answer)(const Api& api, const Request& request);
  bool admits_banned = false;  // whether it also answers at an address that is banned
};

std::span<const Route> routes();

// Whether the path belongs to the API and not to the page. If it has no route there, the response is 404.
bool is_api(std::string_view path);

// The stream of events for the program of a bot account.
inline constexpr std::string_view kBotEvents = "/api/v1/bot/events";

// Whether the route of the request, if there is one, admits addresses that are banned.
bool admits_banned(std::string_view method, std::string_view path);

// The table whose socket the path names, or nothing.
std::optional<std::string> socket_table(std::string_view path);

// Does `check`, which checks a secret that is short enough to be guessed. Once the address has tried too many wrong ones, a right one is refused too
// (too_fast).
template <class T>
Task<std::expected<T, Refusal>> try_short_secret(const Api& api, const Request& request,
                                                 Task<std::expected<T, Refusal>> check) {
  RateLimiter& limiter = api.tables.rate_limiter();
  if (const auto too_many = limiter.count(kShortSecrets, request.client)) co_return std::unexpected(*too_many);
  auto result = co_await std::move(check);
  const bool is_wrong = !result && std::exchange(result.error().is_wrong_secret, false);
  if (!is_wrong) limiter.forgive_short_secret(request.client);
  co_return result;
}

// `api` outlives the response.
Task<Response> answer(const Api& api, Request request);

}  // namespace nemeton
