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
#include "server/net/answers.hpp"
#include "server/notifications/notifications.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

class PublicTables;
class Moderation;
class Tournaments;

// What is answered from.
struct Api {
  Tables& tables;
  Matchmaking& matchmaking;
  Accounts& accounts;
  BotAccounts& bot_accounts;
  Notifications& notifications;
  Tournaments& tournaments;
  PublicTables& public_tables;
  Moderation& moderation;
  std::string page_host;               // of the page, with its port, as its host says; empty where nothing is said
  std::string source;                  // URL of the server's source; empty where its host does not say
  std::vector<std::string_view> kept;  // what the server keeps of people (store/kept.hpp)
};

// One operation of the API. docs/openapi.json has the same ones: a test compares them.
struct Route {
  std::string_view method;
  std::string_view path;  // {…} in it is one part of a path, whatever it says
  Task<Response> (*answer)(const Api& api, const Request& request, const std::string& part);
};

std::span<const Route> routes();

// Whether the path belongs to the API and not to the page. If it has no route there, the answer is 404.
bool is_api(std::string_view path);

// Where the program of a bot account is told what happens, for as long as it listens.
inline constexpr std::string_view kBotEvents = "/api/v1/bot/events";
// Whether also who is banned may ask for that: whether the server is well, what it says of itself, and what is kept
// of oneself and that it be deleted; and what those who keep order do.
bool is_for_everybody(std::string_view path);

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

// `api` outlives the answer.
Task<Response> answer(const Api& api, Request request);

}  // namespace nemeton
