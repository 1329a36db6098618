#include "server/net/bots.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>

#include "protocol/json_text.hpp"
#include "server/net/accounts.hpp"
#include "server/net/players.hpp"

namespace nemeton {

namespace {

// The session in a body that has nothing else.
std::expected<std::string, Refusal> session_of(const Request& request) {
  constexpr std::array known = {"session"};
  const auto body = read_body(request.body, known);
  if (!body) return std::unexpected(body.error());
  return text_of(*body, "session");
}

// A table, and the seat there of the bot account whose token came with the request.
struct BotSeat {
  std::shared_ptr<Table> table;
  Seat seat;
};

Task<std::expected<BotSeat, Refusal>> seat_of_bot(const Api& api, const Request& request, const std::string& id) {
  const auto token = bearer_of(request.authorization);
  if (!token) co_return std::unexpected(token.error());
  const auto table = co_await api.tables.find(id, request.client);
  if (!table) co_return std::unexpected(table.error());
  const auto seat = co_await asio::co_spawn((*table)->strand(), (*table)->holders().seat_with(*token), kResult);
  if (!seat) co_return std::unexpected(seat.error());
  co_return BotSeat{*table, *seat};
}

// Does at the table what the function makes of the seat; `task(at)` is a task of the table.
template <class MakeTask>
Task<Response> do_at_table(const Api& api, const Request& request, const std::string& id, MakeTask make_task) {
  const auto at = co_await seat_of_bot(api, request, id);
  if (!at) co_return refused(at.error());
  const std::expected<void, Refusal> done = co_await asio::co_spawn(at->table->strand(), make_task(*at), kResult);
  co_return done_response(done);
}

// The name that the program gives what it does, so that the same again does nothing; empty where it gives none.
std::expected<std::string, Refusal> id_in(const nlohmann::json& body) {
  constexpr std::size_t kLongestId = 64;
  if (member(body, "id") == nullptr) return "";
  auto id = text_of(body, "id");
  if (!id) return id;
  if (id->size() > kLongestId) {
    return std::unexpected(bad_request("id is " + shown(*member(body, "id")) + ", expected at most 64 bytes"));
  }
  if (auto unseen = refuse_unseen("id", *id)) return std::unexpected(*std::move(unseen));
  return id;
}

}  // namespace

std::expected<std::string, Refusal> bearer_of(const std::string& authorization) {
  constexpr std::string_view kScheme = "bearer ";
  const auto is_same = [](char one, char other) { return (one | ' ') == other; };
  if (!std::ranges::equal(authorization.substr(0, kScheme.size()), kScheme, is_same)) {
    return std::unexpected(Refusal{401, "bad_key", "the header Authorization is missing, expected Bearer and a token"});
  }
  return authorization.substr(kScheme.size());
}

Task<std::optional<Refusal>> refuse_bearer(const Api& api, const Request& request) {
  const auto token = bearer_of(request.authorization);
  if (!token) co_return token.error();
  const auto bot = co_await api.bot_accounts.bot(*token);
  co_return bot ? std::nullopt : std::optional(bot.error());
}

Task<Response> list_bots_online(const Api& api, const Request&, const std::string&) {
  const auto bots = co_await api.bot_accounts.online();
  if (!bots) co_return refused(bots.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().key("bots").begin_array();
  for (const Player& each : *bots) {
    json.begin_object().field("player", each.id).field("name", each.name).end_object();
  }
  json.end_array().end_object();
  co_return json_response(200, std::move(text));
}

Task<Response> make_bot(const Api& api, const Request& request, const std::string&) {
  constexpr std::array known = {"session", "name"};
  const auto body = read_body(request.body, known);
  if (!body) co_return refused(body.error());
  auto session = text_of(*body, "session");
  if (!session) co_return refused(session.error());
  auto name = text_of(*body, "name");
  if (!name) co_return refused(name.error());
  const auto made = co_await api.bot_accounts.add(*std::move(session), *std::move(name), request.client);
  if (!made) co_return refused(made.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("player", made->player.id).field("name", made->player.name);
  json.field("token", made->token).end_object();
  co_return json_response(201, std::move(text));
}

Task<Response> list_own_bots(const Api& api, const Request& request, const std::string&) {
  auto session = session_of(request);
  if (!session) co_return refused(session.error());
  const auto bots = co_await api.bot_accounts.list(*std::move(session));
  if (!bots) co_return refused(bots.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().key("bots").begin_array();
  for (const BotAccount& each : *bots) {
    json.begin_object().field("player", each.player.id).field("name", each.player.name);
    json.field("since", milliseconds_of(each.player.since)).field("token", each.has_token);
    json.field("online", each.player.online > api.tables.time().wall()).end_object();
  }
  json.end_array().field("most", kMostBots).end_object();
  co_return json_response(200, std::move(text));
}

Task<Response> renew_token(const Api& api, const Request& request, const std::string& bot) {
  auto session = session_of(request);
  if (!session) co_return refused(session.error());
  const auto token = co_await api.bot_accounts.renew_token(*std::move(session), bot);
  if (!token) co_return refused(token.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("token", *token).end_object();
  co_return json_response(201, std::move(text));
}

Task<Response> withdraw_token(const Api& api, const Request& request, const std::string& bot) {
  auto session = session_of(request);
  if (!session) co_return refused(session.error());
  co_return done_response(co_await api.bot_accounts.withdraw_token(*std::move(session), bot));
}

Task<Response> delete_bot(const Api& api, const Request& request, const std::string& bot) {
  auto session = session_of(request);
  if (!session) co_return refused(session.error());
  co_return done_response(co_await api.bot_accounts.remove(*std::move(session), bot));
}

Task<Response> ask_bot(const Api& api, const Request& request, const std::string& table) {
  constexpr std::array known = {"key", "seat", "bot"};
  const auto body = read_body(request.body, known);
  if (!body) co_return refused(body.error());
  auto key = text_of(*body, "key");
  if (!key) co_return refused(key.error());
  const auto seat = seat_of(*body);
  if (!seat) co_return refused(seat.error());
  auto bot = text_of(*body, "bot");
  if (!bot) co_return refused(bot.error());
  co_return done_response(
      co_await api.bot_accounts.invite(table, *std::move(key), *seat, *std::move(bot), request.client));
}

Task<Response> no_stream(const Api&, const Request&, const std::string&) {
  Response response = json_response(200, "");
  response.type = "application/x-ndjson";
  co_return response;
}

Task<Response> accept_seat(const Api& api, const Request& request, const std::string& table) {
  const auto seat = co_await api.bot_accounts.accept(*bearer_of(request.authorization), table, request.client);
  if (!seat) co_return refused(seat.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("seat", *seat).end_object();
  co_return json_response(200, std::move(text));
}

Task<Response> decline_seat(const Api& api, const Request& request, const std::string& table) {
  constexpr std::array known = {"reason"};
  const auto body = read_body(request.body, known);
  if (!body) co_return refused(body.error());
  auto reason = text_of(*body, "reason");
  if (!reason) co_return refused(reason.error());
  if (std::ranges::find(kDeclineReasons, *reason) == kDeclineReasons.end()) {
    std::string list;
    for (const std::string_view each : kDeclineReasons) list += (list.empty() ? "" : ", ") + std::string(each);
    co_return refused(bad_request("reason is " + shown(*member(*body, "reason")) + ", expected one of " + list));
  }
  co_return done_response(
      co_await api.bot_accounts.decline(*bearer_of(request.authorization), table, *std::move(reason), request.client));
}

Task<Response> tell_record_so_far(const Api& api, const Request& request, const std::string& id) {
  const auto at = co_await seat_of_bot(api, request, id);
  if (!at) co_return refused(at.error());
  api.tables.rate_limiter().spend(request.client, at->table->cost());
  auto tell = [](std::shared_ptr<Table> table) -> Task<std::expected<std::string, Refusal>> {
    co_return table->record_so_far();
  };
  auto record = co_await asio::co_spawn(at->table->strand(), tell(at->table), kResult);
  co_return record ? json_response(200, *std::move(record)) : refused(record.error());
}

Task<Response> act_as_bot(const Api& api, const Request& request, const std::string& table) {
  constexpr std::array known = {"action", "id"};
  const auto body = read_body(request.body, known);
  if (!body) co_return refused(body.error());
  const auto action = text_of(*body, "action");
  if (!action) co_return refused(action.error());
  const auto id = id_in(*body);
  if (!id) co_return refused(id.error());
  co_return co_await do_at_table(api, request, table,
                                 [&](const BotSeat& at) { return at.table->act(nullptr, at.seat, *id, *action); });
}

Task<Response> resign_as_bot(const Api& api, const Request& request, const std::string& table) {
  return do_at_table(api, request, table,
                     [](const BotSeat& at) { return at.table->act(nullptr, at.seat, "", std::nullopt); });
}

Task<Response> claim_as_bot(const Api& api, const Request& request, const std::string& table) {
  constexpr std::array known = {"seat"};
  const auto body = read_body(request.body, known);
  if (!body) co_return refused(body.error());
  const auto about = seat_of(*body);
  if (!about) co_return refused(about.error());
  co_return co_await do_at_table(api, request, table, [&](const BotSeat& at) {
    return at.table->proposals().propose(nullptr, at.seat, "", Proposal::claim, *about);
  });
}

Task<Response> leave_as_bot(const Api& api, const Request& request, const std::string& table) {
  return do_at_table(api, request, table, [&](const BotSeat& at) {
    return at.table->departures().forget(*bearer_of(request.authorization));
  });
}

Task<Response> say_as_bot(const Api& api, const Request& request, const std::string& table) {
  constexpr std::array known = {"phrase"};
  const auto body = read_body(request.body, known);
  if (!body) co_return refused(body.error());
  const auto phrase = text_of(*body, "phrase");
  if (!phrase) co_return refused(phrase.error());
  co_return co_await do_at_table(api, request, table,
                                 [&](const BotSeat& at) { return at.table->chat().say(at.seat, *phrase); });
}

Task<Response> answer_as_bot(const Api& api, const Request& request, const std::string& table) {
  constexpr std::array known = {"question", "agrees"};
  const auto body = read_body(request.body, known);
  if (!body) co_return refused(body.error());
  const auto* question = member(*body, "question");
  const auto number = question == nullptr ? std::nullopt : integer_of(*question);
  if (!number || *number < 0 || *number > std::numeric_limits<int>::max()) {
    co_return refused(bad_request("question is " + (question == nullptr ? "missing" : shown(*question)) +
                                  ", expected the number of an event"));
  }
  const auto agrees = read_switch(*body, "agrees");
  if (!agrees) co_return refused(agrees.error());
  co_return co_await do_at_table(api, request, table, [&](const BotSeat& at) {
    return at.table->proposals().answer(nullptr, at.seat, "", static_cast<int>(*number), *agrees);
  });
}

Task<Response> want_rematch_as_bot(const Api& api, const Request& request, const std::string& table) {
  return do_at_table(api, request, table,
                     [](const BotSeat& at) { return at.table->rematch().offer(nullptr, at.seat); });
}

}  // namespace nemeton
