#include <algorithm>
#include <boost/asio/co_spawn.hpp>

#include "games/games.hpp"
#include "protocol/game_json.hpp"
#include "protocol/json_text.hpp"
#include "server/dice/keys.hpp"
#include "server/net/api/handlers.hpp"
#include "server/ratings/bot_ratings.hpp"

namespace nemeton {

namespace {

// The prefix of the name of a bot account that is asked to take a seat.
constexpr std::string_view kAsk = "invite:";

// The seats of a new table, and the one of the player who opens it.
struct SeatPlan {
  std::vector<StoredSeat> seats;
  std::optional<Seat> you;
};

std::expected<SeatPlan, Refusal> read_seat_plan(const GameInfo& info, const nlohmann::json& list) {
  const auto count = static_cast<int>(list.size());
  if (count < info.min_seats || count > info.max_seats) {
    std::string expected = "a list of " + std::to_string(info.min_seats);
    if (info.max_seats > info.min_seats) expected += " to " + std::to_string(info.max_seats);
    return std::unexpected(bad_request("seats is " + shown(list) + ", expected " + expected));
  }
  SeatPlan plan;
  for (const auto& each : list) {
    const auto text = each.get<std::string>();
    const auto level = text.starts_with("bot:") ? level_named(std::string_view(text).substr(4)) : std::nullopt;
    if (text == "you") {
      if (plan.you) return std::unexpected(bad_request("seats has you twice, expected it once"));
      plan.you = static_cast<Seat>(plan.seats.size());
    }
    plan.seats.push_back({level, {}});
    if (text.starts_with(kAsk))
      plan.seats.back().asked = BotAsked{.bot = {}, .name = text.substr(kAsk.size()), .until = {}};
  }
  return plan;
}

// The default time for a move in a game with a bot account: without clocks, the game might never end.
constexpr TimeControl kBotTime{
    .kind = TimeControl::Kind::correspondence, .time = std::chrono::days(3), .increment = {}};

// Finds the bot accounts that are asked. Errors: as of the accounts, bad_request, at a rated table same_person.
Task<std::expected<void, Refusal>> find_asked(const Api& api, const Request& request, SeatPlan& plan,
                                              const std::optional<Player>& player, bool rated) {
  std::vector<Player> found;
  for (StoredSeat& seat : plan.seats) {
    if (!seat.asked) continue;
    const auto bot = co_await api.bot_accounts.find_available(seat.asked->name, request.client);
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

void draw_sides(SeatPlan& plan) {
  for (std::size_t i = plan.seats.size() - 1; i > 0; --i) {
    const std::size_t j = random_below(static_cast<std::uint32_t>(i + 1));
    std::swap(plan.seats[i], plan.seats[j]);
    if (plan.you == static_cast<Seat>(i)) {
      plan.you = static_cast<Seat>(j);
    } else if (plan.you == static_cast<Seat>(j)) {
      plan.you = static_cast<Seat>(i);
    }
  }
}

// Returns why these seats cannot play a rated game.
std::optional<Refusal> refuse_rated(const GameInfo& info, const SeatPlan& plan) {
  const auto is_unrated = [&](const StoredSeat& each) { return each.bot && !bot_rating(info.id, *each.bot); };
  if (std::ranges::any_of(plan.seats, is_unrated)) {
    return bad_request("rated is true, expected seats for people: the bots of this game have no rating");
  }
  if (std::ranges::all_of(plan.seats, [](const StoredSeat& each) { return each.bot.has_value(); })) {
    return bad_request("rated is true, expected a seat for a person");
  }
  return std::nullopt;
}

// What a request to open a table asks for.
struct NewTable {
  const GameEntry* game;
  SeatPlan plan;
  OptionValues options;
  std::optional<TimeControl> time_control;
};

std::expected<NewTable, Refusal> read_new_table(const Request& request) {
  const auto game = read_game(games(), member(request.input, "game"));
  if (!game) return std::unexpected(refusal(game.error()));
  const GameInfo& info = *(*game)->info;
  auto plan = read_seat_plan(info, request.input["seats"]);
  if (!plan) return std::unexpected(plan.error());
  auto options = read_options(info, static_cast<int>(plan->seats.size()), member(request.input, "options"));
  if (!options) return std::unexpected(refusal(options.error()));
  const auto time_control = read_time_control(member(request.input, "time_control"));
  if (!time_control) return std::unexpected(time_control.error());
  if (request.flag("rated")) {
    if (const auto not_possible = refuse_rated(info, *plan)) return std::unexpected(*not_possible);
    if (!*time_control) {
      return std::unexpected(
          bad_request("time_control is missing, expected one: a player who loses could stop playing"));
    }
  }
  return NewTable{*game, *std::move(plan), *std::move(options), *time_control};
}

// Gives the opener their seat, if they take one. Returns its key, or "".
Task<std::expected<std::string, Refusal>> take_own_seat(const Api& api, const Request& request, SeatPlan& plan,
                                                        const std::optional<Player>& player) {
  if (!plan.you) co_return "";
  if (request.flag("rated") && !player) co_return std::unexpected(account_required());
  std::string key = random_key();
  StoredSeat& seat = plan.seats[static_cast<std::size_t>(*plan.you)];
  seat.key_hash = key_hash(key);
  if (player) {
    seat.player = player->id;
    seat.name = player->name;
  }
  if (request.flag("rated")) {
    const auto origin = co_await api.tables.origin_of(request.client);
    if (!origin) co_return std::unexpected(unavailable());
    seat.origin = *origin;
  }
  co_return key;
}

// Opens the table, if the bot accounts that are asked to play have room for a game.
Task<std::optional<Refusal>> open_with_bots(const Api& api, const Request& request, Opening opening,
                                            const std::string& player) {
  std::vector<std::string> bots;
  for (const StoredSeat& each : opening.seats) {
    if (each.asked) bots.push_back(each.asked->bot);
  }
  if (!opening.time_control && !bots.empty()) opening.time_control = kBotTime;
  const std::string id = opening.id;
  std::optional<Refusal> why_not;
  for (const std::string& each : bots) {
    if (why_not) break;
    const auto place = co_await api.bot_accounts.take_place(each, request.client, player, id);
    if (!place) why_not = place.error();
  }
  if (!why_not) why_not = api.tables.rate_limiter().open_table(request.client);
  if (!why_not) {
    const auto opened = co_await api.tables.open(std::move(opening));
    if (!opened) why_not = opened.error() == CommitResult::conflict ? bot_busy() : unavailable();
  }
  for (const std::string& each : bots) {
    api.tables.rate_limiter().shares().settle(bot_places(each), id);
    if (!why_not) api.bot_accounts.wake(each);
  }
  co_return why_not;
}

}  // namespace

Task<Response> create_table(const Api& api, const Request& request) {
  auto table = read_new_table(request);
  if (!table) co_return refused(table.error());
  SeatPlan& plan = table->plan;
  const auto player = co_await read_session(api, request);
  if (!player) co_return refused(player.error());
  const bool is_rated = request.flag("rated");
  const auto asked = co_await find_asked(api, request, plan, *player, is_rated);
  if (!asked) co_return refused(asked.error());
  if (request.flag("shuffle_seats")) draw_sides(plan);
  const auto key = co_await take_own_seat(api, request, plan, *player);
  if (!key) co_return refused(key.error());
  const std::string id = random_table_id();
  Opening opening{.game = table->game,
                  .options = table->options,
                  .time_control = table->time_control,
                  .seats = std::move(plan.seats),
                  .rematch_of = {},
                  .lobby = request.flag("lobby"),
                  .client = request.client,
                  .rated = is_rated,
                  .is_public = request.flag("public"),
                  .id = id};
  const auto why_not =
      co_await open_with_bots(api, request, std::move(opening), *player ? (*player)->id : std::string());
  if (why_not) co_return refused(*why_not);
  co_return object_response(201, [&](JsonWriter& json) {
    json.field("table", id).key("seat");
    plan.you ? json.number(*plan.you) : json.null();
    json.key("key");
    plan.you ? json.string(*key) : json.null();
  });
}

Task<Response> join_table(const Api& api, const Request& request) {
  const auto table = co_await api.tables.find(request.part, request.client);
  if (!table) co_return refused(table.error());
  Visitor arrival;
  if (request.has("former_key")) arrival.key_hash = key_hash(request.text("former_key"));
  const auto seat = request.has("seat") ? std::optional(request.seat()) : std::nullopt;
  auto player = co_await read_session(api, request);
  if (!player) co_return refused(player.error());
  if ((*table)->is_in_lobby()) {
    if (const auto too_many = api.tables.rate_limiter().count(kLobbyJoins, request.client))
      co_return refused(*too_many);
  }
  std::string origin;
  if ((*table)->is_rated()) {
    auto known_origin = co_await api.tables.origin_of(request.client);
    if (!known_origin) co_return refused(unavailable());
    origin = *std::move(known_origin);
  }
  if (*player) arrival.player = (*player)->id;
  auto came_from = co_await api.tables.newcomer_origin(request.part, request.client);
  if (!came_from) co_return refused(unavailable());
  arrival.origin = *std::move(came_from);
  auto sit = (*table)->holders().join(seat, *std::move(player), std::move(origin), std::move(arrival));
  const auto held = co_await asio::co_spawn((*table)->strand(), std::move(sit), kResult);
  if (!held) co_return refused(held.error());
  co_return object_response(200, [&](JsonWriter& json) { json.field("seat", held->seat).field("key", held->key); });
}

}  // namespace nemeton
