#include <algorithm>
#include <boost/asio/co_spawn.hpp>

#include "games/games.hpp"
#include "protocol/game_json.hpp"
#include "protocol/json_text.hpp"
#include "server/dice/keys.hpp"
#include "server/dice/verify.hpp"
#include "server/moderation/moderation.hpp"
#include "server/net/api/api_schemas.hpp"
#include "server/net/api/handlers.hpp"
#include "server/net/api/request_input.hpp"

namespace nemeton {

namespace {

constexpr std::string_view kVersion = "/api/v1/";
constexpr std::string_view kSocket = "/api/v1/tables/{table}/socket";

// Tells a load balancer whether to send requests here, and the host the reason why not.
Task<Response> get_health(const Api& api, const Request&) {
  const std::string fault = co_await api.tables.fault();
  co_return object_response(fault.empty() ? 200 : 503, [&](JsonWriter& json) {
    json.field("ok", fault.empty());
    if (!fault.empty()) json.field("reason", fault);
  });
}

// Tells that the process runs. It says nothing of the store, which a new process would not mend.
Task<Response> get_liveness(const Api&, const Request&) { co_return json_response(200, R"({"ok":true})"); }

template <const std::string_view& kText>
Task<Response> get_document(const Api&, const Request&) {
  co_return json_response(200, std::string(kText));
}

Task<Response> list_games(const Api&, const Request&) {
  co_return list_response("games", games(),
                          [](const GameEntry& game, JsonWriter& json) { write_game(*game.info, json); });
}

// The public half of the key that signs records.
Task<Response> get_signer(const Api& api, const Request&) {
  const auto seed = co_await api.tables.signing_seed();
  if (!seed) co_return refused(unavailable());
  co_return object_response(200, [&](JsonWriter& json) { json.field("signer", signer_of(*seed)); });
}

Task<Response> get_about(const Api& api, const Request&) {
  co_return object_response(200, [&](JsonWriter& json) {
    json.key("source");
    api.source.empty() ? json.null() : json.string(api.source);
    json.key("personal_data").begin_array();
    for (const std::string_view each : api.kept) json.string(each);
    json.end_array();
  });
}

Task<Response> get_table(Tables&, std::shared_ptr<Table> table, const Request&, Door door) {
  co_return json_response(200, table->summary(std::nullopt, door));
}

Task<Response> get_record(Tables& tables, std::shared_ptr<Table> table, const Request& request, Door door) {
  tables.rate_limiter().spend(request.client, table->cost());
  auto record = co_await table->record(door);
  if (!record) co_return refused(record.error());
  co_return json_response(200, std::move(*record));
}

// Answers a request that is no handshake; sockets begin in http.cpp.
Task<Response> no_handshake(Tables&, std::shared_ptr<Table>, const Request&, Door) {
  Response response = refused({426, "upgrade_required", "this address is a WebSocket, expected its handshake"});
  response.headers.emplace_back("Connection", "Upgrade");
  response.headers.emplace_back("Upgrade", "websocket");
  co_return response;
}

// Answers by a function that runs on the strand of the table with that id.
template <auto kFunction>
Task<Response> at_table(const Api& api, const Request& request) {
  const auto table = co_await api.tables.find(request.part, request.client);
  if (!table) co_return refused(table.error());
  co_return co_await asio::co_spawn((*table)->strand(), kFunction(api.tables, *table, request), kResult);
}

// The same for reading, by the id of the table or the one for watching.
template <auto kFunction>
Task<Response> look_at_table(const Api& api, const Request& request) {
  const std::string& name = request.part;
  const auto table = co_await api.tables.find_by_name(name, request.client);
  Response response = table ? Response() : refused(table.error());
  auto look = [](const Api& from, std::shared_ptr<Table> at, const Request& asked, std::string by) -> Task<Response> {
    const auto door = at->door_of(by);
    if (!door) co_return refused(door.error());
    co_return co_await kFunction(from.tables, at, asked, *door);
  };
  if (table) response = co_await asio::co_spawn((*table)->strand(), look(api, *table, request, name), kResult);
  // Pages of any origin read what anybody may watch: one may show the game in a frame.
  if (is_watch_name(name)) allow_everywhere(response);
  co_return response;
}

// A moderator may have banned their own address, and a player who is banned may read and delete what is kept of them.
constexpr std::array kRoutes = {
    Route{"GET", "/health", Caller::anyone, get_health, true},
    Route{"GET", "/health/live", Caller::anyone, get_liveness, true},
    Route{"GET", "/api/v1/openapi.json", Caller::anyone, get_document<kOpenApi>},
    Route{"GET", "/api/v1/websocket.schema.json", Caller::anyone, get_document<kWebSocketSchema>},
    Route{"GET", "/oembed", Caller::anyone, get_embed},
    Route{"GET", "/api/v1/games", Caller::anyone, list_games},
    Route{"GET", "/api/v1/signer", Caller::anyone, get_signer},
    Route{"GET", "/api/v1/about", Caller::anyone, get_about, true},
    Route{"GET", "/api/v1/announcements", Caller::anyone, list_announcements, true},
    Route{"POST", "/api/v1/reports", Caller::anyone, create_report},
    Route{"POST", "/api/v1/tables", Caller::maybe_player, create_table},
    Route{"GET", "/api/v1/tables/{table}", Caller::anyone, look_at_table<get_table>},
    Route{"DELETE", "/api/v1/tables/{table}", Caller::seat, at_table<close_table>},
    Route{"POST", "/api/v1/tables/{table}/join", Caller::maybe_player, join_table},
    Route{"POST", "/api/v1/tables/{table}/leave", Caller::seat, at_table<leave_table>},
    Route{"POST", "/api/v1/tables/{table}/remove-player", Caller::seat, at_table<remove_player>},
    Route{"POST", "/api/v1/tables/{table}/make-private", Caller::seat, at_table<make_table_private>},
    Route{"POST", "/api/v1/tables/{table}/invite-bot", Caller::seat, invite_bot},
    Route{"POST", "/api/v1/tables/{table}/passes", Caller::seat, at_table<create_pass>},
    Route{"POST", "/api/v1/tables/{table}/subscriptions", Caller::seat, subscribe},
    Route{"GET", "/api/v1/tables/{table}/ratings", Caller::maybe_player, get_table_ratings},
    Route{"GET", "/api/v1/tables/{table}/record", Caller::anyone, look_at_table<get_record>},
    Route{"GET", kSocket, Caller::anyone, look_at_table<no_handshake>},
    Route{"GET", "/api/v1/lobby", Caller::anyone, list_lobby},
    Route{"GET", "/api/v1/public-tables", Caller::anyone, list_public_tables},
    Route{"POST", "/api/v1/seats/lookup", Caller::anyone, look_up_seats},
    Route{"POST", "/api/v1/passes/redeem", Caller::anyone, redeem_pass},
    Route{"POST", "/api/v1/seeks", Caller::maybe_player, create_seek},
    Route{"DELETE", "/api/v1/seeks", Caller::seek, delete_seek},
    Route{"POST", "/api/v1/accounts", Caller::anyone, create_account},
    Route{"POST", "/api/v1/accounts/challenges", Caller::maybe_player, create_challenge},
    Route{"GET", "/api/v1/accounts/me", Caller::player, get_account, true},
    Route{"DELETE", "/api/v1/accounts/me", Caller::player, delete_account, true},
    Route{"PUT", "/api/v1/accounts/me/name", Caller::player, rename_account},
    Route{"PUT", "/api/v1/accounts/me/privacy", Caller::player, set_privacy},
    Route{"GET", "/api/v1/accounts/me/profile", Caller::player, get_own_profile, true},
    Route{"GET", "/api/v1/accounts/me/tables", Caller::player, list_account_tables, true},
    Route{"GET", "/api/v1/accounts/me/tournaments", Caller::player, list_account_tournaments, true},
    Route{"GET", "/api/v1/accounts/me/bots", Caller::player, list_own_bots, true},
    Route{"POST", "/api/v1/accounts/me/seats", Caller::player, claim_seats},
    Route{"POST", "/api/v1/accounts/me/passkeys", Caller::player, add_passkey},
    Route{"DELETE", "/api/v1/accounts/me/passkeys/{passkey}", Caller::player, delete_passkey},
    Route{"POST", "/api/v1/accounts/me/recovery-codes", Caller::player, replace_recovery_codes},
    Route{"GET", "/api/v1/accounts/me/blocks", Caller::player, list_blocks, true},
    Route{"PUT", "/api/v1/accounts/me/blocks/{player}", Caller::player, block_player},
    Route{"DELETE", "/api/v1/accounts/me/blocks/{player}", Caller::player, unblock_player},
    Route{"POST", "/api/v1/sessions", Caller::anyone, create_session},
    Route{"DELETE", "/api/v1/sessions/current", Caller::player, delete_session},
    Route{"DELETE", "/api/v1/sessions/others", Caller::player, delete_other_sessions},
    Route{"GET", "/api/v1/players/{player}", Caller::anyone, get_player, true},
    Route{"GET", "/api/v1/leaderboards/{game}", Caller::anyone, get_leaderboard},
    Route{"POST", "/api/v1/tournaments", Caller::player, create_tournament},
    Route{"POST", "/api/v1/tournaments/find", Caller::anyone, find_tournament},
    Route{"GET", "/api/v1/tournaments/{tournament}", Caller::maybe_player, get_tournament},
    Route{"GET", "/api/v1/tournaments/{tournament}/standings.csv", Caller::anyone, get_standings},
    Route{"POST", "/api/v1/tournaments/{tournament}/join", Caller::player, join_tournament},
    Route{"POST", "/api/v1/tournaments/{tournament}/leave", Caller::player, leave_tournament},
    Route{"POST", "/api/v1/tournaments/{tournament}/bots", Caller::player, add_tournament_bot},
    Route{"POST", "/api/v1/tournaments/{tournament}/remove-entrant", Caller::player, remove_entrant},
    Route{"POST", "/api/v1/tournaments/{tournament}/start", Caller::player, start_tournament},
    Route{"POST", "/api/v1/tournaments/{tournament}/close", Caller::player, close_tournament},
    Route{"GET", "/api/v1/bots", Caller::anyone, list_online_bots},
    Route{"POST", "/api/v1/bots", Caller::player, create_bot},
    Route{"POST", "/api/v1/bots/{bot}/token", Caller::player, renew_bot_token},
    Route{"DELETE", "/api/v1/bots/{bot}/token", Caller::player, revoke_bot_token},
    Route{"DELETE", "/api/v1/bots/{bot}", Caller::player, delete_bot},
    Route{"GET", kBotEvents, Caller::bot_account, head_bot_events},
    Route{"POST", "/api/v1/bot/tables/{table}/accept", Caller::bot_account, accept_seat},
    Route{"POST", "/api/v1/bot/tables/{table}/decline", Caller::bot_account, decline_seat},
    Route{"GET", "/api/v1/bot/tables/{table}/record", Caller::bot_account, get_bot_record},
    Route{"POST", "/api/v1/bot/tables/{table}/act", Caller::bot_account, act_as_bot},
    Route{"POST", "/api/v1/bot/tables/{table}/resign", Caller::bot_account, resign_as_bot},
    Route{"POST", "/api/v1/bot/tables/{table}/claim", Caller::bot_account, claim_as_bot},
    Route{"POST", "/api/v1/bot/tables/{table}/leave", Caller::bot_account, leave_as_bot},
    Route{"POST", "/api/v1/bot/tables/{table}/say", Caller::bot_account, say_as_bot},
    Route{"POST", "/api/v1/bot/tables/{table}/answer", Caller::bot_account, answer_as_bot},
    Route{"POST", "/api/v1/bot/tables/{table}/rematch", Caller::bot_account, offer_rematch_as_bot},
    Route{"GET", "/api/v1/notifications/settings", Caller::anyone, get_notification_settings},
    Route{"POST", "/api/v1/notifications/email-codes", Caller::anyone, send_email_code},
    Route{"POST", "/api/v1/notifications/email-tokens", Caller::anyone, create_email_token},
    Route{"POST", "/api/v1/notifications/unsubscribe", Caller::anyone, unsubscribe},
    Route{"POST", "/api/v1/notifications/unsubscribe/{token}", Caller::anyone, unsubscribe_email},
    Route{"GET", "/api/v1/moderation/reports", Caller::moderator, list_reports, true},
    Route{"POST", "/api/v1/moderation/reports/{report}/resolve", Caller::moderator, resolve_report, true},
    Route{"GET", "/api/v1/moderation/bans", Caller::moderator, list_bans, true},
    Route{"POST", "/api/v1/moderation/bans", Caller::moderator, create_ban, true},
    Route{"DELETE", "/api/v1/moderation/bans/{ban}", Caller::moderator, delete_ban, true},
    Route{"DELETE", "/api/v1/moderation/tables/{table}", Caller::moderator, close_table_as_moderator, true},
    Route{"POST", "/api/v1/moderation/accounts/reset-name", Caller::moderator, reset_name, true},
    Route{"POST", "/api/v1/moderation/announcements", Caller::moderator, create_announcement, true},
    Route{"DELETE", "/api/v1/moderation/announcements/{announcement}", Caller::moderator, delete_announcement, true},
    Route{"GET", "/api/v1/moderation/log", Caller::moderator, list_moderation_log, true},
    Route{"GET", "/api/v1/moderation/statistics", Caller::moderator, get_statistics, true},
};

// Returns the part of the path that stands for the pattern's {…}, or nothing if the path does not fit. It is empty if the pattern has none.
std::optional<std::string> fitting(std::string_view pattern, std::string_view path) {
  const std::size_t open = pattern.find('{');
  if (open == std::string_view::npos) return pattern == path ? std::optional("") : std::nullopt;
  const std::string_view before = pattern.substr(0, open);
  const std::string_view after = pattern.substr(pattern.find('}') + 1);
  if (path.size() <= before.size() + after.size()) return std::nullopt;
  const std::string_view part = path.substr(before.size(), path.size() - before.size() - after.size());
  if (!path.starts_with(before) || !path.ends_with(after) || part.contains('/')) return std::nullopt;
  return std::string(part);
}

// Whether a path is this folder or something in it.
bool is_in(std::string_view path, std::string_view folder) {
  return path.starts_with(folder) && (path.size() == folder.size() || path[folder.size()] == '/');
}

// HEAD is answered as GET; http.cpp leaves the body out.
std::string_view method_of(std::string_view method) { return method == "HEAD" ? "GET" : method; }

// Reads the key that the route wants, and the input. Returns why the caller may not call it, or why the input is wrong.
Task<std::optional<Refusal>> prepare(const Api& api, const Route& route, Request& request) {
  if (route.caller == Caller::moderator && !api.moderation.has_moderators()) {
    co_return Refusal{404, "not_found", "there is nothing at this address"};
  }
  if (route.caller != Caller::anyone) {
    auto key = bearer_of(request.authorization);
    if (!key && route.caller != Caller::maybe_player) co_return key.error();
    if (key) request.key = *std::move(key);
  }
  if (route.caller == Caller::bot_account) {
    const auto bot = co_await api.bot_accounts.bot(request.key);
    if (!bot) co_return bot.error();
  }
  if (route.caller == Caller::moderator) {
    auto moderator = api.moderation.moderator_with(request.key);
    if (!moderator) co_return wrong_secret("bad_key", "the key is not a moderator's");
    request.moderator = *std::move(moderator);
  }
  auto input = Description::get().read(request, route.method, route.path);
  if (!input) co_return input.error();
  request.input = *std::move(input);
  co_return std::nullopt;
}

// Answers a request that fits no route; `allowed` are the methods of the routes at its address.
Response no_route(const Request& request, const std::string& allowed) {
  if (!allowed.empty()) {
    const std::string message = "there is no " + request.method + " at this address, expected " + allowed;
    Response response = refused({405, "bad_method", message});
    response.headers.emplace_back("Allow", allowed);
    return response;
  }
  if (is_in(request.path, "/api") && !request.path.starts_with(kVersion)) {
    return refused({404, "unknown_version",
                    "the server speaks version 1 of the api, expected an address in " + std::string(kVersion)});
  }
  return refused({404, "not_found", "there is nothing at this address"});
}

}  // namespace

std::span<const Route> routes() { return kRoutes; }

bool is_api(std::string_view path) {
  // Monitoring asks for paths in the last two folders, and the page would answer any of them with 200.
  constexpr std::array<std::string_view, 3> kFolders = {"/api", "/health", "/metrics"};
  return std::ranges::any_of(kFolders, [path](std::string_view folder) { return is_in(path, folder); }) ||
         std::ranges::any_of(kRoutes, [path](const Route& route) { return route.path == path; });
}

bool admits_banned(std::string_view method, std::string_view path) {
  return std::ranges::any_of(kRoutes, [&](const Route& route) {
    return route.admits_banned && route.method == method_of(method) && fitting(route.path, path);
  });
}

std::optional<std::string> socket_table(std::string_view path) { return fitting(kSocket, path); }

Task<Response> answer(const Api& api, Request request) {
  std::string allowed;
  for (const Route& route : kRoutes) {
    const auto part = fitting(route.path, request.path);
    if (!part) continue;
    if (route.method == method_of(request.method)) {
      request.part = *part;
      const auto refusal = co_await prepare(api, route, request);
      const Response response = refusal ? refused(*refusal) : co_await route.answer(api, request);
      if (!response.wrong_secret) co_return response;
      co_return refused(api.tables.rate_limiter().count_wrong_secret(request.client, *response.wrong_secret));
    }
    allowed += (allowed.empty() ? "" : ", ") + std::string(route.method);
  }
  co_return no_route(request, allowed);
}

}  // namespace nemeton
