#include "server/net/players.hpp"

#include <boost/asio/co_spawn.hpp>

#include "protocol/json_text.hpp"
#include "server/base/log.hpp"
#include "server/base/metrics.hpp"
#include "server/dice/keys.hpp"

namespace nemeton {

namespace {

constexpr std::size_t kMostAsked = 100;  // tables of one player in one request
constexpr int kMostShown = 100;          // tables of the lobby
constexpr std::size_t kPassId = 43;      // characters: 256 bits
constexpr std::size_t kLongestBox = 512;

// The table as who holds that key is told of it; runs on its strand.
Task<std::expected<std::string, Refusal>> standing(std::shared_ptr<Table> table, std::string key) {
  const auto seat = co_await table->holders().seat_with(std::move(key));
  if (!seat) co_return std::unexpected(seat.error());
  co_return table->summary(*seat);
}

std::string without(const std::string& table, const Refusal& refusal) {
  metrics().refused(refusal.code);
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("table", table).field("error", refusal.code);
  if (refusal.code == "banned") json.field("message", refusal.message).field("retry_after", refusal.retry_after);
  json.end_object();
  return text;
}

// Takes the pass with that hash of its id, which nobody gets again. Errors: no_pass, unavailable.
Task<std::expected<Pass, Refusal>> take_pass(Store& store, std::string id_hash) {
  auto pass = co_await store.pass(id_hash);
  if (!pass) co_return std::unexpected(unavailable());
  // Of two who ask in the same instant one gets it.
  UsePass change{std::move(id_hash)};
  const CommitResult used = *pass ? co_await store.make(std::move(change)) : CommitResult::conflict;
  if (used == CommitResult::done) co_return **std::move(pass);
  if (used == CommitResult::failed) co_return std::unexpected(unavailable());
  co_return std::unexpected(
      wrong_secret("no_pass", "there is no such pass, or it has been used or is older than ten minutes", 404));
}

}  // namespace

std::expected<std::vector<SeatKey>, Refusal> read_seats(const nlohmann::json* list) {
  if (list == nullptr || !list->is_array() || list->size() > kMostAsked) {
    return std::unexpected(bad_request("seats is " + (list == nullptr ? "missing" : shown(*list)) +
                                       ", expected a list of at most " + std::to_string(kMostAsked)));
  }
  std::vector<SeatKey> seats;
  for (const auto& each : *list) {
    if (!each.is_object()) return std::unexpected(bad_request("a seat is " + shown(each) + ", expected an object"));
    const auto table = text_of(each, "table");
    if (!table) return std::unexpected(table.error());
    const auto key = text_of(each, "key");
    if (!key) return std::unexpected(key.error());
    seats.push_back({*table, *key});
  }
  return seats;
}

Task<Response> my_tables(const Api& api, const Request& request, const std::string&) {
  constexpr std::array known = {"seats"};
  const auto body = read_body(request.body, known);
  if (!body) co_return refused(body.error());
  const auto seats = read_seats(member(*body, "seats"));
  if (!seats) co_return refused(seats.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().key("tables").begin_array();
  // One after the other: who has many tables waits, and not the others.
  for (const SeatKey& asked : *seats) {
    // Each may have to be read and played again: it counts as a request of its own.
    if (const auto too_many = api.tables.rate_limiter().count(kRequests, request.client)) co_return refused(*too_many);
    if (const auto too_much = api.tables.rate_limiter().refuse_debt(request.client)) co_return refused(*too_much);
    const auto table = co_await api.tables.find(asked.table, request.client);
    std::expected<std::string, Refusal> told;
    if (table) {
      told = co_await asio::co_spawn((*table)->strand(), standing(*table, asked.key), kResult);
    } else {
      told = std::unexpected(table.error());
    }
    json.raw(told ? *told
                  : without(asked.table, api.tables.rate_limiter().count_wrong_secret(request.client, told.error())));
  }
  json.end_array().end_object();
  co_return json_response(200, std::move(text));
}

Task<Response> list_lobby(const Api& api, const Request&, const std::string&) {
  const auto found = co_await api.tables.store().lobby(kMostShown);
  if (!found) co_return refused(unavailable());
  std::string text;
  JsonWriter json(text);
  json.begin_object().key("tables").begin_array();
  for (const OpenSeats& each : *found) {
    json.begin_object().field("table", each.table).field("game", each.game).key("options").raw(each.options);
    json.key("time_control").raw(each.time_control.empty() ? "null" : each.time_control);
    json.field("seats", each.seats).field("open", each.open).field("bots", each.bots).field("age", each.age);
    if (each.rated) json.field("rated", true);
    json.end_object();
  }
  json.end_array().end_object();
  co_return json_response(200, std::move(text));
}

Task<Response> forget_seat(Tables&, std::shared_ptr<Table> table, const Request& request) {
  constexpr std::array known = {"key"};
  const auto body = read_body(request.body, known);
  if (!body) co_return refused(body.error());
  auto key = text_of(*body, "key");
  if (!key) co_return refused(key.error());
  const auto done = co_await table->departures().forget(std::move(*key));
  co_return done_response(done);
}

Task<Response> free_seat(Tables& tables, std::shared_ptr<Table> table, const Request& request) {
  constexpr std::array known = {"key", "seat", "send_away"};
  const auto body = read_body(request.body, known);
  if (!body) co_return refused(body.error());
  auto key = text_of(*body, "key");
  if (!key) co_return refused(key.error());
  const auto seat = seat_of(*body);
  if (!seat) co_return refused(seat.error());
  const auto sends_away = read_switch(*body, "send_away");
  if (!sends_away) co_return refused(sends_away.error());
  std::optional<std::string> opener_origin;
  if (*sends_away) {
    auto origin = co_await tables.newcomer_origin(table->id(), request.client);
    if (!origin) co_return refused(unavailable());
    opener_origin = *std::move(origin);
  }
  const auto done = co_await table->departures().free_seat(std::move(*key), *seat, std::move(opener_origin));
  co_return done_response(done);
}

Task<Response> close_table(Tables&, std::shared_ptr<Table> table, const Request& request) {
  constexpr std::array known = {"key"};
  const auto body = read_body(request.body, known);
  if (!body) co_return refused(body.error());
  auto key = text_of(*body, "key");
  if (!key) co_return refused(key.error());
  const auto done = co_await table->departures().close(std::move(*key));
  co_return done_response(done);
}

Task<Response> leave_pass(Tables&, std::shared_ptr<Table> table, const Request& request) {
  constexpr std::array known = {"key", "id", "box"};
  const auto body = read_body(request.body, known);
  if (!body) co_return refused(body.error());
  auto key = text_of(*body, "key");
  if (!key) co_return refused(key.error());
  const auto id = text_of(*body, "id");
  if (!id) co_return refused(id.error());
  if (id->size() != kPassId || !is_base64url(*id)) {
    co_return refused(bad_request("id is " + shown(*id) + ", expected 43 letters, digits, '-' or '_'"));
  }
  auto box = text_of(*body, "box");
  if (!box) co_return refused(box.error());
  if (box->empty() || box->size() > kLongestBox || !is_base64url(*box)) {
    co_return refused(bad_request("box is " + shown(*box) + ", expected 1 to 512 letters, digits, '-' or '_'"));
  }
  const auto left = co_await table->holders().leave_pass(std::move(*key), key_hash(*id), std::move(*box));
  if (!left) co_return refused(left.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("seconds", std::chrono::seconds(kPassLife).count()).end_object();
  co_return json_response(201, std::move(text));
}

Task<Response> use_pass(const Api& api, const Request& request, const std::string&) {
  constexpr std::array known = {"id"};
  const auto body = read_body(request.body, known);
  if (!body) co_return refused(body.error());
  const auto id = text_of(*body, "id");
  if (!id) co_return refused(id.error());
  // Its id is made of four words.
  const auto pass = co_await try_short_secret(api, request, take_pass(api.tables.store(), key_hash(*id)));
  if (!pass) co_return refused(pass.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("table", pass->table).field("box", pass->box).end_object();
  co_return json_response(200, std::move(text));
}

}  // namespace nemeton
