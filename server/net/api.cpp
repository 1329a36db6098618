#include "server/net/api.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>

#include "games/games.hpp"
#include "protocol/game_json.hpp"
#include "protocol/json_text.hpp"
#include "server/base/metrics.hpp"
#include "server/dice/keys.hpp"
#include "server/dice/verify.hpp"
#include "server/net/accounts.hpp"
#include "server/net/bots.hpp"
#include "server/net/documents.hpp"
#include "server/net/embed.hpp"
#include "server/net/matchmaking.hpp"
#include "server/net/moderation.hpp"
#include "server/net/notifications.hpp"
#include "server/net/players.hpp"
#include "server/net/ratings.hpp"
#include "server/net/spectators.hpp"
#include "server/net/tournaments.hpp"
#include "server/ratings/bot_ratings.hpp"

namespace nemeton {

namespace {

constexpr std::string_view kVersion = "/api/v1/";
constexpr std::string_view kSocket = "/api/v1/tables/{table}/socket";

// Whether requests are to be sent here: a balancer sends them elsewhere while they are not, and a host looks at the reason.
Task<Response> health(const Api& api, const Request&, const std::string&) {
  const std::string fault = co_await api.tables.fault();
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("ok", fault.empty());
  if (!fault.empty()) json.field("reason", fault);
  json.end_object();
  co_return json_response(fault.empty() ? 200 : 503, std::move(text));
}

// Whether the process is to be left alone: what is wrong with the store, a new one would not mend.
Task<Response> alive(const Api&, const Request&, const std::string&) { co_return json_response(200, R"({"ok":true})"); }

template <const std::string_view& kText>
Task<Response> document(const Api&, const Request&, const std::string&) {
  co_return json_response(200, std::string(kText));
}

Task<Response> list_games(const Api&, const Request&, const std::string&) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().key("games").begin_array();
  for (const GameEntry& game : games()) write_game(*game.info, json);
  json.end_array().end_object();
  co_return json_response(200, std::move(text));
}

// How the name of a bot account begins that is asked to take a seat.
constexpr std::string_view kAsk = "ask:";

// Who sits where, and the seat of the one who asks.
struct Company {
  std::vector<StoredSeat> seats;
  std::optional<Seat> you;
};

std::expected<Company, Refusal> read_company(const GameInfo& info, const nlohmann::json* list) {
  const auto count = list != nullptr && list->is_array() ? static_cast<int>(list->size()) : -1;
  if (count < info.min_seats || count > info.max_seats) {
    std::string expected = "a list of " + std::to_string(info.min_seats);
    if (info.max_seats > info.min_seats) expected += " to " + std::to_string(info.max_seats);
    return std::unexpected(
        bad_request("seats is " + (list == nullptr ? "missing" : shown(*list)) + ", expected " + expected));
  }
  Company company;
  for (const auto& each : *list) {
    const std::string* text = string_of(each);
    const auto level =
        text != nullptr && text->starts_with("bot:") ? level_named(std::string_view(*text).substr(4)) : std::nullopt;
    if (text != nullptr && *text == "you" && !company.you) {
      company.you = static_cast<Seat>(company.seats.size());
    } else if (!level && (text == nullptr || (*text != "open" && !text->starts_with(kAsk)))) {
      return std::unexpected(bad_request("a seat is " + shown(each) +
                                         ", expected you (once), open, ask: and the name of a bot account, or bot: and "
                                         "a level: " +
                                         level_list()));
    }
    company.seats.push_back({level, {}});
    if (text->starts_with(kAsk))
      company.seats.back().asked = BotAsked{.bot = {}, .name = text->substr(kAsk.size()), .until = {}};
  }
  return company;
}

// The default time for a move in a game with a bot account: without clocks, the game might never end.
constexpr TimeControl kBotTime{
    .kind = TimeControl::Kind::correspondence, .time = std::chrono::days(3), .increment = {}};

// Finds the bot accounts that are asked. Errors: as of the accounts, bad_request, at a rated table same_person.
Task<std::expected<void, Refusal>> find_asked(const Api& api, const Request& request, Company& company,
                                              const std::optional<Player>& player, bool rated) {
  std::vector<Player> found;
  for (StoredSeat& seat : company.seats) {
    if (!seat.asked) continue;
    const auto bot = co_await api.bot_accounts.askable(seat.asked->name, request.client);
    if (!bot) co_return std::unexpected(bot.error());
    const auto is_same = [&](const Player& other) {
      return other.id == bot->id || (rated && other.person() == bot->person());
    };
    if (std::ranges::any_of(found, [&](const Player& other) { return other.id == bot->id; })) {
      co_return std::unexpected(bad_request("the bot account " + bot->name + " is asked to take two seats"));
    }
    if (std::ranges::any_of(found, is_same) || (player && is_same(*player))) co_return std::unexpected(same_person());
    seat.asked = BotAsked{.bot = bot->id, .name = bot->name, .until = api.tables.time().wall() + kAnswer};
    found.push_back(*bot);
  }
  co_return std::expected<void, Refusal>{};
}

void draw_sides(Company& company) {
  for (std::size_t i = company.seats.size() - 1; i > 0; --i) {
    const std::size_t j = random_below(static_cast<std::uint32_t>(i + 1));
    std::swap(company.seats[i], company.seats[j]);
    if (company.you == static_cast<Seat>(i)) {
      company.you = static_cast<Seat>(j);
    } else if (company.you == static_cast<Seat>(j)) {
      company.you = static_cast<Seat>(i);
    }
  }
}

// Why that company cannot play a rated game.
std::optional<Refusal> refuse_rated(const GameInfo& info, const Company& company) {
  const auto is_unrated = [&](const StoredSeat& each) { return each.bot && !bot_rating(info.id, *each.bot); };
  if (std::ranges::any_of(company.seats, is_unrated)) {
    return bad_request("rated is true, expected seats for people: the bots of this game have no rating");
  }
  if (std::ranges::all_of(company.seats, [](const StoredSeat& each) { return each.bot.has_value(); })) {
    return bad_request("rated is true, expected a seat for a person");
  }
  return std::nullopt;
}

Task<Response> open_table(const Api& api, const Request& request, const std::string&) {
  constexpr std::array known = {"game",  "options", "time_control", "seats",  "draw",
                                "lobby", "rated",   "public",       "session"};
  const auto body = read_body(request.body, known);
  if (!body) co_return refused(body.error());
  const auto game = read_game(games(), member(*body, "game"));
  if (!game) co_return refused(refusal(game.error()));
  auto company = read_company(*(*game)->info, member(*body, "seats"));
  if (!company) co_return refused(company.error());
  const auto seats = static_cast<int>(company->seats.size());
  const auto options = read_options(*(*game)->info, seats, member(*body, "options"));
  if (!options) co_return refused(refusal(options.error()));
  const auto time_control = read_time_control(member(*body, "time_control"));
  if (!time_control) co_return refused(time_control.error());
  const auto draw = read_switch(*body, "draw");
  if (!draw) co_return refused(draw.error());
  const auto lobby = read_switch(*body, "lobby");
  if (!lobby) co_return refused(lobby.error());
  const auto rated = read_switch(*body, "rated");
  if (!rated) co_return refused(rated.error());
  const auto is_public = read_switch(*body, "public");
  if (!is_public) co_return refused(is_public.error());
  if (*rated) {
    if (const auto not_possible = refuse_rated(*(*game)->info, *company)) co_return refused(*not_possible);
    if (!*time_control) {
      co_return refused(bad_request("time_control is missing, expected one: a player who loses could stop playing"));
    }
  }
  const auto player = co_await read_session(api, request, *body);
  if (!player) co_return refused(player.error());
  const auto asked = co_await find_asked(api, request, *company, *player, *rated);
  if (!asked) co_return refused(asked.error());
  if (*draw) draw_sides(*company);

  std::string key;
  if (company->you) {
    if (*rated && !*player) co_return refused(name_needed());
    key = random_key();
    StoredSeat& seat = company->seats[static_cast<std::size_t>(*company->you)];
    seat.key_hash = key_hash(key);
    if (*player) {
      seat.player = (*player)->id;
      seat.name = (*player)->name;
    }
    if (*rated) {
      const auto origin = co_await api.tables.origin_of(request.client);
      if (!origin) co_return refused(unavailable());
      seat.origin = *origin;
    }
  }
  std::vector<std::string> bots;
  for (const StoredSeat& each : company->seats) {
    if (each.asked) bots.push_back(each.asked->bot);
  }
  const std::string id = random_table_id();
  std::optional<Refusal> why_not;
  for (const std::string& each : bots) {
    if (why_not) break;
    const auto place =
        co_await api.bot_accounts.take_place(each, request.client, *player ? (*player)->id : std::string(), id);
    if (!place) why_not = place.error();
  }
  if (!why_not) why_not = api.tables.rate_limiter().open_table(request.client);
  Opening opening{.game = *game,
                  .options = *options,
                  .time_control = *time_control || bots.empty() ? *time_control : std::optional(kBotTime),
                  .seats = std::move(company->seats),
                  .rematch_of = {},
                  .lobby = *lobby,
                  .client = request.client,
                  .rated = *rated,
                  .is_public = *is_public,
                  .id = id};
  if (!why_not) {
    const auto opened = co_await api.tables.open(std::move(opening));
    if (!opened) why_not = opened.error() == CommitResult::conflict ? bot_busy() : unavailable();
  }
  for (const std::string& each : bots) {
    api.tables.rate_limiter().shares().settle(bot_places(each), id);
    if (!why_not) api.bot_accounts.hear_news(each);
  }
  if (why_not) co_return refused(*why_not);
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("table", id).key("seat");
  company->you ? json.number(*company->you) : json.null();
  json.key("key");
  company->you ? json.string(key) : json.null();
  json.end_object();
  co_return json_response(201, std::move(text));
}

// The public half of what records are signed with.
Task<Response> signer(const Api& api, const Request&, const std::string&) {
  const auto seed = co_await api.tables.signing_seed();
  if (!seed) co_return refused(unavailable());
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("signer", signer_of(*seed)).end_object();
  co_return json_response(200, std::move(text));
}

// What a host says of itself.
Task<Response> about(const Api& api, const Request&, const std::string&) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().key("source");
  api.source.empty() ? json.null() : json.string(api.source);
  json.key("keeps").begin_array();
  for (const std::string_view each : api.kept) json.string(each);
  json.end_array().end_object();
  co_return json_response(200, std::move(text));
}

Task<Response> join_table(const Api& api, const Request& request, const std::string& id) {
  const auto table = co_await api.tables.find(id, request.client);
  if (!table) co_return refused(table.error());
  constexpr std::array known = {"seat", "session", "key"};
  const auto body = read_body(request.body, known);
  if (!body) co_return refused(body.error());
  Visitor arrival;
  if (member(*body, "key") != nullptr) {
    const auto earlier = text_of(*body, "key");
    if (!earlier) co_return refused(earlier.error());
    arrival.key_hash = key_hash(*earlier);
  }
  std::optional<Seat> seat;
  if (member(*body, "seat") != nullptr) {
    const auto number = seat_of(*body);
    if (!number) co_return refused(number.error());
    seat = *number;
  }
  auto player = co_await read_session(api, request, *body);
  if (!player) co_return refused(player.error());
  if ((*table)->is_in_lobby()) {
    if (const auto too_many = api.tables.rate_limiter().join_from_lobby(request.client)) co_return refused(*too_many);
  }
  std::string origin;
  if ((*table)->is_rated()) {
    auto known_origin = co_await api.tables.origin_of(request.client);
    if (!known_origin) co_return refused(unavailable());
    origin = *std::move(known_origin);
  }
  if (*player) arrival.player = (*player)->id;
  auto came_from = co_await api.tables.arrival_of(id, request.client);
  if (!came_from) co_return refused(unavailable());
  arrival.origin = *std::move(came_from);
  auto sit = (*table)->join(seat, *std::move(player), std::move(origin), std::move(arrival));
  const auto held = co_await asio::co_spawn((*table)->strand(), std::move(sit), kResult);
  if (!held) co_return refused(held.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("seat", held->seat).field("key", held->key).end_object();
  co_return json_response(200, std::move(text));
}

Task<Response> tell_table(Tables&, std::shared_ptr<Table> table, const Request&, Door door) {
  co_return json_response(200, table->summary(std::nullopt, door));
}

Task<Response> tell_record(Tables& tables, std::shared_ptr<Table> table, const Request& request, Door door) {
  tables.rate_limiter().spend(request.client, table->cost());
  auto record = co_await table->record(door);
  if (!record) co_return refused(record.error());
  co_return json_response(200, std::move(*record));
}

// Whoever wants to shake hands does not come here.
Task<Response> no_handshake(Tables&, std::shared_ptr<Table>, const Request&, Door) {
  Response response = refused({426, "upgrade_required", "this address is a WebSocket, expected its handshake"});
  response.headers.emplace_back("Connection", "Upgrade");
  response.headers.emplace_back("Upgrade", "websocket");
  co_return response;
}

// What the function answers for the table with that id; it runs on the table's strand.
template <auto kFunction>
Task<Response> at_table(const Api& api, const Request& request, const std::string& id) {
  const auto table = co_await api.tables.find(id, request.client);
  if (!table) co_return refused(table.error());
  co_return co_await asio::co_spawn((*table)->strand(), kFunction(api.tables, *table, request), kResult);
}

// The same for whoever only looks, by either name that a table has.
template <auto kFunction>
Task<Response> before_table(const Api& api, const Request& request, const std::string& name) {
  const auto table = co_await api.tables.visit(name, request.client);
  Response response = table ? Response() : refused(table.error());
  auto look = [](const Api& from, std::shared_ptr<Table> at, const Request& asked, std::string by) -> Task<Response> {
    const auto door = at->door_of(by);
    if (!door) co_return refused(door.error());
    co_return co_await kFunction(from.tables, at, asked, *door);
  };
  if (table) response = co_await asio::co_spawn((*table)->strand(), look(api, *table, request, name), kResult);
  // What anybody may watch is read from anywhere, as the frame of a page that shows the game does.
  if (is_watch_name(name)) allow_everywhere(response);
  co_return response;
}

constexpr std::array kRoutes = {
    Route{"GET", "/health", health},
    Route{"GET", "/health/live", alive},
    Route{"GET", "/api/v1/openapi.json", document<kOpenApi>},
    Route{"GET", "/api/v1/websocket.schema.json", document<kWebSocketSchema>},
    Route{"GET", "/oembed", tell_embedding},
    Route{"GET", "/api/v1/games", list_games},
    Route{"GET", "/api/v1/signer", signer},
    Route{"GET", "/api/v1/about", about},
    Route{"POST", "/api/v1/tables", open_table},
    Route{"POST", "/api/v1/mine", my_tables},
    Route{"GET", "/api/v1/lobby", list_lobby},
    Route{"GET", "/api/v1/watching", list_watching},
    Route{"GET", "/api/v1/watching/{game}", list_watching_of_game},
    Route{"POST", "/api/v1/pass", use_pass},
    Route{"POST", "/api/v1/seek", seek_company},
    Route{"POST", "/api/v1/seek/end", end_seek},
    Route{"POST", "/api/v1/names", add_name},
    Route{"POST", "/api/v1/names/challenge", ask_challenge},
    Route{"POST", "/api/v1/names/session", begin_session},
    Route{"POST", "/api/v1/names/session/end", end_session},
    Route{"POST", "/api/v1/names/mine", tell_name},
    Route{"POST", "/api/v1/names/tables", list_tables_of_name},
    Route{"POST", "/api/v1/names/tournaments", list_tournaments_of_name},
    Route{"POST", "/api/v1/names/seats", claim_seats},
    Route{"POST", "/api/v1/names/passkeys", add_passkey},
    Route{"POST", "/api/v1/names/passkeys/remove", remove_passkey},
    Route{"POST", "/api/v1/names/codes", replace_codes},
    Route{"POST", "/api/v1/names/rename", rename_name},
    Route{"POST", "/api/v1/names/delete", delete_name},
    Route{"POST", "/api/v1/names/profile", tell_own_profile},
    Route{"POST", "/api/v1/names/privacy", set_privacy},
    Route{"POST", "/api/v1/names/blocked", list_blocked},
    Route{"POST", "/api/v1/names/block", block_player},
    Route{"POST", "/api/v1/names/unblock", unblock_player},
    Route{"GET", "/api/v1/players/{player}", tell_profile},
    Route{"GET", "/api/v1/leaders/{game}", list_leaders},
    Route{"POST", "/api/v1/tournaments", make_tournament},
    Route{"POST", "/api/v1/tournaments/find", find_tournament},
    Route{"GET", "/api/v1/tournaments/{tournament}", tell_tournament},
    Route{"GET", "/api/v1/tournaments/{tournament}/csv", tell_standings},
    Route{"POST", "/api/v1/tournaments/{tournament}/watch", watch_tournament},
    Route{"POST", "/api/v1/tournaments/{tournament}/join", join_tournament},
    Route{"POST", "/api/v1/tournaments/{tournament}/leave", leave_tournament},
    Route{"POST", "/api/v1/tournaments/{tournament}/bots", add_tournament_bot},
    Route{"POST", "/api/v1/tournaments/{tournament}/remove", remove_entrant},
    Route{"POST", "/api/v1/tournaments/{tournament}/start", start_tournament},
    Route{"POST", "/api/v1/tournaments/{tournament}/close", close_tournament},
    Route{"GET", "/api/v1/bots", list_bots_online},
    Route{"POST", "/api/v1/bots", make_bot},
    Route{"POST", "/api/v1/bots/mine", list_own_bots},
    Route{"POST", "/api/v1/bots/{bot}/token", renew_token},
    Route{"POST", "/api/v1/bots/{bot}/withdraw", withdraw_token},
    Route{"POST", "/api/v1/bots/{bot}/delete", delete_bot},
    Route{"GET", kBotEvents, for_bot<no_stream>},
    Route{"POST", "/api/v1/bot/tables/{table}/accept", for_bot<accept_seat>},
    Route{"POST", "/api/v1/bot/tables/{table}/decline", for_bot<decline_seat>},
    Route{"GET", "/api/v1/bot/tables/{table}/record", for_bot<tell_record_so_far>},
    Route{"POST", "/api/v1/bot/tables/{table}/act", for_bot<act_as_bot>},
    Route{"POST", "/api/v1/bot/tables/{table}/resign", for_bot<resign_as_bot>},
    Route{"POST", "/api/v1/bot/tables/{table}/claim", for_bot<claim_as_bot>},
    Route{"POST", "/api/v1/bot/tables/{table}/leave", for_bot<leave_as_bot>},
    Route{"POST", "/api/v1/bot/tables/{table}/say", for_bot<say_as_bot>},
    Route{"POST", "/api/v1/bot/tables/{table}/answer", for_bot<answer_as_bot>},
    Route{"POST", "/api/v1/bot/tables/{table}/rematch", for_bot<want_rematch_as_bot>},
    Route{"GET", "/api/v1/announcements", list_announcements},
    Route{"POST", "/api/v1/reports", report_somebody},
    Route{"POST", "/api/v1/admin/reports", list_reports},
    Route{"POST", "/api/v1/admin/reports/settle", settle_report},
    Route{"POST", "/api/v1/admin/bans", list_bans},
    Route{"POST", "/api/v1/admin/bans/add", add_ban},
    Route{"POST", "/api/v1/admin/bans/end", end_ban},
    Route{"POST", "/api/v1/admin/tables/close", close_table_for_order},
    Route{"POST", "/api/v1/admin/names/take", take_name},
    Route{"POST", "/api/v1/admin/announcements/add", add_announcement},
    Route{"POST", "/api/v1/admin/announcements/end", end_announcement},
    Route{"POST", "/api/v1/admin/log", list_deeds},
    Route{"POST", "/api/v1/admin/statistics", tell_statistics},
    Route{"GET", "/api/v1/notices", tell_push_key},
    Route{"POST", "/api/v1/notices/mail", ask_mail_code},
    Route{"POST", "/api/v1/notices/mail/pass", give_mail_pass},
    Route{"POST", "/api/v1/notices/end", unsubscribe},
    Route{"POST", "/api/v1/notices/stop/{stop}", stop_mails},
    Route{"GET", "/api/v1/tables/{table}", before_table<tell_table>},
    Route{"POST", "/api/v1/tables/{table}/join", join_table},
    Route{"GET", "/api/v1/tables/{table}/record", before_table<tell_record>},
    Route{"POST", "/api/v1/tables/{table}/forget", at_table<forget_seat>},
    Route{"POST", "/api/v1/tables/{table}/free", at_table<free_seat>},
    Route{"POST", "/api/v1/tables/{table}/close", at_table<close_table>},
    Route{"POST", "/api/v1/tables/{table}/ask", ask_bot},
    Route{"POST", "/api/v1/tables/{table}/withdraw", at_table<withdraw_table>},
    Route{"POST", "/api/v1/tables/{table}/pass", at_table<leave_pass>},
    Route{"POST", "/api/v1/tables/{table}/notices", subscribe},
    Route{"POST", "/api/v1/tables/{table}/ratings", tell_table_ratings},
    Route{"GET", kSocket, before_table<no_handshake>},
};

// What stands in the place of the pattern's {…} if the path fits it; empty where the pattern has none.
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

// To a request that fits none of the routes; `allowed` are the methods that there are at its address.
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
  // Monitoring asks for paths in the last two folders. The page would answer any of them with 200.
  constexpr std::array<std::string_view, 3> kFolders = {"/api", "/health", "/metrics"};
  return std::ranges::any_of(kFolders, [path](std::string_view folder) { return is_in(path, folder); }) ||
         std::ranges::any_of(kRoutes, [path](const Route& route) { return route.path == path; });
}

bool is_for_everybody(std::string_view path) {
  // Who keeps order may have banned himself.
  if (path.starts_with("/api/v1/admin/")) return true;
  // Of one's own bot accounts too a profile is kept.
  if (path.starts_with("/api/v1/players/")) return true;
  constexpr std::array<std::string_view, 11> kPaths = {
      "/health",
      "/health/live",
      "/api/v1/about",
      "/api/v1/announcements",
      "/api/v1/names/mine",
      "/api/v1/names/profile",
      "/api/v1/names/tables",
      "/api/v1/names/tournaments",
      "/api/v1/names/blocked",
      "/api/v1/bots/mine",
      "/api/v1/names/delete",
  };
  return std::ranges::find(kPaths, path) != kPaths.end();
}

std::optional<std::string> socket_table(std::string_view path) { return fitting(kSocket, path); }

Task<Response> answer(const Api& api, Request request) {
  const std::string_view method = request.method == "HEAD" ? "GET" : std::string_view(request.method);
  std::string allowed;
  for (const Route& route : kRoutes) {
    const auto part = fitting(route.path, request.path);
    if (!part) continue;
    if (route.method == method) {
      Response response = co_await route.answer(api, request, *part);
      if (!response.wrong_secret) co_return response;
      co_return refused(api.tables.rate_limiter().count_wrong_secret(request.client, *response.wrong_secret));
    }
    allowed += (allowed.empty() ? "" : ", ") + std::string(route.method);
  }
  co_return no_route(request, allowed);
}

}  // namespace nemeton
