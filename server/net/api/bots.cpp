#include <algorithm>
#include <boost/asio/co_spawn.hpp>

#include "protocol/json_text.hpp"
#include "server/net/api/handlers.hpp"

namespace nemeton {

namespace {

// A table, and the seat there of the bot account whose token came with the request.
struct BotSeat {
  std::shared_ptr<Table> table;
  Seat seat;
};

Task<std::expected<BotSeat, Refusal>> seat_of_bot(const Api& api, const Request& request) {
  const auto table = co_await api.tables.find(request.part, request.client);
  if (!table) co_return std::unexpected(table.error());
  const auto seat = co_await asio::co_spawn((*table)->strand(), (*table)->holders().seat_with(request.key), kResult);
  if (!seat) co_return std::unexpected(seat.error());
  co_return BotSeat{*table, *seat};
}

// Does at the table what the function makes of the seat; `make_task(at)` is a task of the table.
template <class MakeTask>
Task<Response> do_at_table(const Api& api, const Request& request, MakeTask make_task) {
  const auto at = co_await seat_of_bot(api, request);
  if (!at) co_return refused(at.error());
  const std::expected<void, Refusal> done = co_await asio::co_spawn(at->table->strand(), make_task(*at), kResult);
  co_return done_response(done);
}

}  // namespace

Task<Response> list_online_bots(const Api& api, const Request&) {
  const auto bots = co_await api.bot_accounts.online();
  if (!bots) co_return refused(bots.error());
  co_return list_response("bots", *bots, [](const Player& each, JsonWriter& json) {
    json.begin_object().field("player", each.id).field("name", each.name).end_object();
  });
}

Task<Response> create_bot(const Api& api, const Request& request) {
  const auto made = co_await api.bot_accounts.add(request.key, request.text("name"), request.client);
  if (!made) co_return refused(made.error());
  co_return object_response(201, [&](JsonWriter& json) {
    json.field("player", made->player.id).field("name", made->player.name).field("token", made->token);
  });
}

Task<Response> list_own_bots(const Api& api, const Request& request) {
  const auto bots = co_await api.bot_accounts.list(request.key);
  if (!bots) co_return refused(bots.error());
  co_return object_response(200, [&](JsonWriter& json) {
    json.key("bots").begin_array();
    for (const BotAccount& each : *bots) {
      json.begin_object().field("player", each.player.id).field("name", each.player.name);
      json.field("created_at", milliseconds_of(each.player.since)).field("has_token", each.has_token);
      json.field("online", each.player.online > api.tables.time().wall()).end_object();
    }
    json.end_array().field("limit", kMostBots);
  });
}

Task<Response> renew_bot_token(const Api& api, const Request& request) {
  const auto token = co_await api.bot_accounts.renew_token(request.key, request.part);
  if (!token) co_return refused(token.error());
  co_return object_response(201, [&](JsonWriter& json) { json.field("token", *token); });
}

Task<Response> revoke_bot_token(const Api& api, const Request& request) {
  co_return done_response(co_await api.bot_accounts.withdraw_token(request.key, request.part));
}

Task<Response> delete_bot(const Api& api, const Request& request) {
  co_return done_response(co_await api.bot_accounts.remove(request.key, request.part));
}

Task<Response> invite_bot(const Api& api, const Request& request) {
  co_return done_response(
      co_await api.bot_accounts.invite(request.part, request.key, request.seat(), request.text("bot"), request.client));
}

Task<Response> head_bot_events(const Api&, const Request&) {
  Response response = json_response(200, "");
  response.type = "application/x-ndjson";
  co_return response;
}

Task<Response> accept_seat(const Api& api, const Request& request) {
  const auto seat = co_await api.bot_accounts.accept(request.key, request.part, request.client);
  if (!seat) co_return refused(seat.error());
  co_return object_response(200, [&](JsonWriter& json) { json.field("seat", *seat); });
}

Task<Response> decline_seat(const Api& api, const Request& request) {
  co_return done_response(
      co_await api.bot_accounts.decline(request.key, request.part, request.text("reason"), request.client));
}

Task<Response> get_bot_record(const Api& api, const Request& request) {
  const auto at = co_await seat_of_bot(api, request);
  if (!at) co_return refused(at.error());
  api.tables.rate_limiter().spend(request.client, at->table->cost());
  auto tell = [](std::shared_ptr<Table> table) -> Task<std::expected<std::string, Refusal>> {
    co_return table->record_so_far();
  };
  auto record = co_await asio::co_spawn(at->table->strand(), tell(at->table), kResult);
  co_return record ? json_response(200, *std::move(record)) : refused(record.error());
}

Task<Response> act_as_bot(const Api& api, const Request& request) {
  // The program's id for what it does, so that the same again does nothing.
  const std::string id = request.text("id");
  if (const auto unseen = refuse_unseen("id", id)) co_return refused(*unseen);
  co_return co_await do_at_table(
      api, request, [&](const BotSeat& at) { return at.table->act(nullptr, at.seat, id, request.text("action")); });
}

Task<Response> resign_as_bot(const Api& api, const Request& request) {
  return do_at_table(api, request, [](const BotSeat& at) { return at.table->act(nullptr, at.seat, "", std::nullopt); });
}

Task<Response> claim_as_bot(const Api& api, const Request& request) {
  return do_at_table(api, request, [&](const BotSeat& at) {
    return at.table->proposals().propose(nullptr, at.seat, "", Proposal::claim, request.seat());
  });
}

Task<Response> leave_as_bot(const Api& api, const Request& request) {
  return do_at_table(api, request, [&](const BotSeat& at) { return at.table->departures().forget(request.key); });
}

Task<Response> say_as_bot(const Api& api, const Request& request) {
  return do_at_table(api, request,
                     [&](const BotSeat& at) { return at.table->chat().say(at.seat, request.text("phrase")); });
}

Task<Response> answer_as_bot(const Api& api, const Request& request) {
  return do_at_table(api, request, [&](const BotSeat& at) {
    return at.table->proposals().answer(nullptr, at.seat, "", static_cast<int>(request.number("proposal")),
                                        request.flag("accept"));
  });
}

Task<Response> offer_rematch_as_bot(const Api& api, const Request& request) {
  return do_at_table(api, request, [](const BotSeat& at) { return at.table->rematch().offer(nullptr, at.seat); });
}

}  // namespace nemeton
