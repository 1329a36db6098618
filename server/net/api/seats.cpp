#include <boost/asio/co_spawn.hpp>

#include "protocol/json_text.hpp"
#include "server/base/log.hpp"
#include "server/base/metrics.hpp"
#include "server/dice/keys.hpp"
#include "server/net/api/handlers.hpp"

namespace nemeton {

namespace {

constexpr int kMostShown = 100;  // tables of the lobby
constexpr int kTablesAtOnce = 100;

// Writes the table as the holder of that key sees it; runs on its strand.
Task<std::expected<std::string, Refusal>> summary_for(std::shared_ptr<Table> table, std::string key) {
  const auto seat = co_await table->holders().seat_with(std::move(key));
  if (!seat) co_return std::unexpected(seat.error());
  co_return table->summary(*seat);
}

std::string refused_table(const std::string& table, const Refusal& refusal) {
  metrics().refused(refusal.code);
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("table", table).field("error", refusal.code);
  if (refusal.code == "banned") json.field("message", refusal.message).field("retry_after", refusal.retry_after);
  json.end_object();
  return text;
}

// Takes the key transfer with that hash of its id; nobody gets it again. Errors: no_pass, unavailable.
Task<std::expected<KeyTransfer, Refusal>> take_key_transfer(Store& store, std::string id_hash) {
  auto transfer = co_await store.key_transfer(id_hash);
  if (!transfer) co_return std::unexpected(unavailable());
  // Of two who ask in the same instant one gets it.
  UseKeyTransfer change{std::move(id_hash)};
  const CommitResult used = *transfer ? co_await store.make(std::move(change)) : CommitResult::conflict;
  if (used == CommitResult::done) co_return **std::move(transfer);
  if (used == CommitResult::failed) co_return std::unexpected(unavailable());
  co_return std::unexpected(
      wrong_secret("no_pass", "there is no such pass, or it has been used or is older than ten minutes", 404));
}

// Asks at each table of the list `seats`, one after another, so that only a player who has many tables waits. Each may have to be read from the store
// and played again: it counts as a request of its own. `ask_at(table, key)` is a task on the table's strand, which gives the text of one entry.
template <class AskAt>
Task<Response> ask_at_each(const Api& api, const Request& request, AskAt ask_at) {
  RateLimiter& limiter = api.tables.rate_limiter();
  std::string text;
  JsonWriter json(text);
  json.begin_object().key("tables").begin_array();
  for (const auto& each : request.input["seats"]) {
    if (const auto too_many = limiter.count(kRequests, request.client)) co_return refused(*too_many);
    if (const auto too_much = limiter.refuse_debt(request.client)) co_return refused(*too_much);
    const auto id = each["table"].get<std::string>();
    const auto table = co_await api.tables.find(id, request.client);
    std::expected<std::string, Refusal> told;
    if (table) {
      told = co_await asio::co_spawn((*table)->strand(), ask_at(*table, each["key"].get<std::string>()), kResult);
    } else {
      told = std::unexpected(table.error());
    }
    json.raw(told ? *told : refused_table(id, limiter.count_wrong_secret(request.client, told.error())));
  }
  json.end_array().end_object();
  co_return json_response(200, std::move(text));
}

// Makes the seat with that key the player's; runs on the table's strand.
Task<std::expected<std::string, Refusal>> claim_seat(std::shared_ptr<Table> table, std::string key, Player player) {
  const auto seat = co_await table->holders().claim_seat(std::move(key), std::move(player));
  if (!seat) co_return std::unexpected(seat.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("table", table->id()).field("seat", *seat).end_object();
  co_return text;
}

struct TableSearch {
  SeatSearch search;
  std::string called;  // the opponent's name
  std::optional<SeatPlace> before;
};

std::expected<TableSearch, Refusal> read_table_search(const Request& request) {
  const auto flag = [&](const char* name) {
    return request.has(name) ? std::optional(request.flag(name)) : std::nullopt;
  };
  const auto time = [&](const char* name) {
    return request.has(name) ? std::optional(WallTime(milliseconds(request.number(name)))) : std::nullopt;
  };
  TableSearch asked;
  asked.search.over = flag("over");
  asked.search.rated = flag("rated");
  asked.search.from = time("from");
  asked.search.until = time("until");
  asked.search.game = request.text("game");
  for (const Outcome each : {Outcome::lost, Outcome::tied, Outcome::won}) {
    if (request.text("result") == name_of(each)) asked.search.outcome = each;
  }
  asked.called = request.text("opponent");
  if (asked.called.starts_with("bot:")) {
    asked.search.bot = level_named(std::string_view(asked.called).substr(4));
    if (!asked.search.bot) {
      return std::unexpected(bad_request("opponent is " + shown(request.input["opponent"]) +
                                         ", expected a name, or bot: and one of " + level_list()));
    }
    asked.called.clear();
  }
  if (request.has("before_joined_at") != request.has("before_table")) {
    return std::unexpected(bad_request("expected before_joined_at and before_table together, those of the last table"));
  }
  if (const auto taken = time("before_joined_at")) {
    asked.before = SeatPlace{.taken = *taken, .table = request.text("before_table")};
  }
  return asked;
}

void write_table(const PlayerSeat& each, JsonWriter& json) {
  json.begin_object().field("table", each.place.table).field("game", each.game).field("seat", each.seat);
  json.field("over", each.over).field("joined_at", milliseconds_of(each.place.taken));
  if (each.over && each.ended != WallTime()) json.field("ended_at", milliseconds_of(each.ended));
  if (each.rated) json.field("rated", true);
  if (each.outcome) json.field("result", name_of(*each.outcome));
  json.key("others").begin_array();
  for (const PlayerSeat::Other& other : each.others) {
    json.begin_object().field("seat", other.seat);
    if (other.bot) json.field("bot", kLevelNames[static_cast<std::size_t>(*other.bot)]);
    if (!other.name.empty()) json.field("name", other.name);
    if (!other.player.empty()) json.field("player", other.player);
    if (other.is_bot_account) json.field("bot_account", true);
    json.end_object();
  }
  json.end_array().end_object();
}

}  // namespace

Task<Response> look_up_seats(const Api& api, const Request& request) { return ask_at_each(api, request, summary_for); }

Task<Response> claim_seats(const Api& api, const Request& request) {
  const auto player = co_await api.accounts.player(request.key);
  if (!player) co_return refused(player.error());
  co_return co_await ask_at_each(api, request, [&](std::shared_ptr<Table> table, std::string key) {
    return claim_seat(std::move(table), std::move(key), *player);
  });
}

Task<Response> list_account_tables(const Api& api, const Request& request) {
  auto asked = read_table_search(request);
  if (!asked) co_return refused(asked.error());
  const auto seats = co_await api.accounts.seats(request.key, std::move(asked->search), std::move(asked->called),
                                                 std::move(asked->before), kTablesAtOnce);
  if (!seats) co_return refused(seats.error());
  co_return list_response("tables", *seats, write_table);
}

Task<Response> list_lobby(const Api& api, const Request&) {
  const auto found = co_await api.tables.store().lobby(kMostShown);
  if (!found) co_return refused(unavailable());
  co_return list_response("tables", *found, [](const OpenSeats& each, JsonWriter& json) {
    json.begin_object().field("table", each.table).field("game", each.game).key("options").raw(each.options);
    json.key("time_control").raw(each.time_control.empty() ? "null" : each.time_control);
    json.field("seats", each.seats).field("open", each.open).field("bots", each.bots).field("age", each.age);
    if (each.rated) json.field("rated", true);
    json.end_object();
  });
}

Task<Response> leave_table(Tables&, std::shared_ptr<Table> table, const Request& request) {
  co_return done_response(co_await table->departures().forget(request.key));
}

Task<Response> remove_player(Tables& tables, std::shared_ptr<Table> table, const Request& request) {
  std::optional<std::string> opener_origin;
  if (request.flag("block_rejoin")) {
    auto origin = co_await tables.newcomer_origin(table->id(), request.client);
    if (!origin) co_return refused(unavailable());
    opener_origin = *std::move(origin);
  }
  co_return done_response(
      co_await table->departures().free_seat(request.key, request.seat(), std::move(opener_origin)));
}

Task<Response> close_table(Tables&, std::shared_ptr<Table> table, const Request& request) {
  co_return done_response(co_await table->departures().close(request.key));
}

Task<Response> create_pass(Tables&, std::shared_ptr<Table> table, const Request& request) {
  const auto left = co_await table->holders().offer_key_transfer(request.key, key_hash(request.text("id")),
                                                                 request.text("ciphertext"));
  if (!left) co_return refused(left.error());
  co_return object_response(
      201, [](JsonWriter& json) { json.field("expires_in", std::chrono::seconds(kKeyTransferLife).count()); });
}

Task<Response> redeem_pass(const Api& api, const Request& request) {
  // Its id is made of four words.
  const auto transfer =
      co_await try_short_secret(api, request, take_key_transfer(api.tables.store(), key_hash(request.text("id"))));
  if (!transfer) co_return refused(transfer.error());
  co_return object_response(
      200, [&](JsonWriter& json) { json.field("table", transfer->table).field("ciphertext", transfer->box); });
}

}  // namespace nemeton
