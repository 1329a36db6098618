#include "server/net/accounts.hpp"

#include <boost/asio/co_spawn.hpp>

#include "protocol/json_text.hpp"
#include "server/accounts/accounts.hpp"
#include "server/base/base64url.hpp"
#include "server/net/players.hpp"

namespace nemeton {

namespace {

constexpr int kTablesAtOnce = 100;
constexpr std::size_t kLongestAnswer = 8192;  // characters of each part

// A request whose body has these members alone.
template <class... Names>
std::expected<nlohmann::json, Refusal> body_of(const Request& request, Names... names) {
  const std::array<const char*, sizeof...(names)> known = {names...};
  return read_body(request.body, known);
}

std::expected<std::string, Refusal> part_of(const nlohmann::json& passkey, const char* name) {
  const auto text = text_of(passkey, name);
  if (!text) return std::unexpected(text.error());
  auto bytes = text->size() <= kLongestAnswer ? bytes_of_base64url(*text) : std::nullopt;
  if (!bytes) {
    return std::unexpected(
        bad_request(std::string(name) + " of passkey is no base64url of at most 8192 letters, digits, '-' or '_'"));
  }
  return *std::move(bytes);
}

std::expected<PasskeyAnswer, Refusal> read_answer(const nlohmann::json& body, bool is_signed) {
  const auto* passkey = member(body, "passkey");
  if (passkey == nullptr || !passkey->is_object()) {
    return std::unexpected(
        bad_request("passkey is " + (passkey == nullptr ? "missing" : shown(*passkey)) + ", expected an object"));
  }
  PasskeyAnswer answer;
  std::vector<std::pair<const char*, std::string*>> parts = {
      {"id", &answer.id}, {"client_data", &answer.client_data}, {"authenticator_data", &answer.authenticator_data}};
  if (is_signed) parts.emplace_back("signature", &answer.signature);
  for (const auto& [name, into] : parts) {
    auto part = part_of(*passkey, name);
    if (!part) return std::unexpected(part.error());
    *into = *std::move(part);
  }
  return answer;
}

// The page at which a passkey must have answered. Any client can say any host: it counts only on the machine itself, where nobody has set another.
std::expected<std::string, Refusal> page_of(const Api& api, const Request& request) {
  if (!api.page_host.empty()) return api.page_host;
  if (is_local(request.host)) return request.host;
  return std::unexpected(Refusal{403, "bad_origin",
                                 "the page is at " + shown(nlohmann::json(request.host)) +
                                     ", expected localhost, since page-url is not set at this server"});
}

Response tell_signed_in(const SignedIn& in) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("player", in.player.id).field("name", in.player.name).field("key", in.key);
  if (!in.codes.empty()) {
    json.key("codes").begin_array();
    for (const std::string& each : in.codes) json.string(each);
    json.end_array();
  }
  json.end_object();
  return json_response(201, std::move(text));
}

std::expected<std::optional<SeatPlace>, Refusal> read_seat_place(const nlohmann::json* value) {
  if (value == nullptr) return std::nullopt;
  const auto* taken = value->is_object() ? member(*value, "taken") : nullptr;
  const auto* table = value->is_object() ? member(*value, "table") : nullptr;
  const auto time = taken == nullptr ? std::nullopt : integer_of(*taken);
  const auto* id = table == nullptr ? nullptr : string_of(*table);
  if (!time || id == nullptr || id->find('\0') != std::string::npos) {
    return std::unexpected(
        bad_request("before is " + shown(*value) + ", expected taken and table of the last that was told"));
  }
  return SeatPlace{.taken = WallTime(milliseconds(*time)), .table = *id};
}

// Reads a member that may be left out; false where it is something else.
template <class Value, class Read>
bool read_member(const nlohmann::json& body, const char* name, std::optional<Value>& into, Read read) {
  const auto* value = member(body, name);
  if (value == nullptr) return true;
  into = read(*value);
  return into.has_value();
}

struct AskedSearch {
  SeatSearch search;
  std::string called;
};

std::expected<AskedSearch, Refusal> read_search(const nlohmann::json& body) {
  const auto refused_as = [&](const char* name, const char* expected) {
    return std::unexpected(
        bad_request(std::string(name) + " is " + shown(*member(body, name)) + ", expected " + expected));
  };
  const auto flag = [](const nlohmann::json& value) {
    return value.is_boolean() ? std::optional(value.get<bool>()) : std::nullopt;
  };
  const auto time = [](const nlohmann::json& value) {
    const auto number = integer_of(value);
    return number ? std::optional(WallTime(milliseconds(*number))) : std::nullopt;
  };
  const auto outcome = [](const nlohmann::json& value) -> std::optional<Outcome> {
    const auto* text = string_of(value);
    for (const Outcome each : {Outcome::lost, Outcome::tied, Outcome::won}) {
      if (text != nullptr && *text == name_of(each)) return each;
    }
    return std::nullopt;
  };
  const auto text = [](const nlohmann::json& value) {
    const auto* found = string_of(value);
    return found != nullptr && found->find('\0') == std::string::npos ? std::optional(*found) : std::nullopt;
  };
  AskedSearch asked;
  SeatSearch& search = asked.search;
  std::optional<std::string> game;
  std::optional<std::string> opponent;
  if (!read_member(body, "over", search.over, flag)) return refused_as("over", "true or false");
  if (!read_member(body, "rated", search.rated, flag)) return refused_as("rated", "true or false");
  if (!read_member(body, "result", search.outcome, outcome)) return refused_as("result", "one of won, tied, lost");
  if (!read_member(body, "from", search.from, time)) return refused_as("from", "milliseconds since 1970");
  if (!read_member(body, "until", search.until, time)) return refused_as("until", "milliseconds since 1970");
  if (!read_member(body, "game", game, text)) return refused_as("game", "the id of a game");
  if (!read_member(body, "opponent", opponent, text)) return refused_as("opponent", "a name, or bot: and a level");
  search.game = game.value_or("");
  if (opponent && opponent->starts_with("bot:")) {
    search.bot = level_named(std::string_view(*opponent).substr(4));
    if (!search.bot) return refused_as("opponent", "a name, or bot: and a level");
  } else {
    asked.called = opponent.value_or("");
  }
  return asked;
}

// The table as a player is told who takes along a seat there.
std::string taken_along(const std::string& table, const std::expected<Seat, Refusal>& seat) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("table", table);
  seat ? json.field("seat", *seat) : json.field("error", seat.error().code);
  json.end_object();
  return text;
}

}  // namespace

Task<std::expected<std::optional<Player>, Refusal>> read_session(const Api& api, const Request& request,
                                                                 const nlohmann::json& body) {
  if (member(body, "session") == nullptr) co_return std::nullopt;
  auto key = text_of(body, "session");
  if (!key) co_return std::unexpected(key.error());
  auto player = co_await api.accounts.player(*std::move(key));
  if (!player) co_return std::unexpected(player.error());
  co_await api.tables.note_network(player->id, request.client);
  co_return *std::move(player);
}

Task<Response> ask_challenge(const Api& api, const Request& request, const std::string&) {
  const auto body = body_of(request, "name", "key");
  if (!body) co_return refused(body.error());
  // No browser is to make a passkey that is refused afterwards.
  if (const auto page = page_of(api, request); !page) co_return refused(page.error());
  std::expected<Challenge, Refusal> challenge;
  if (member(*body, "key") != nullptr) {
    auto key = text_of(*body, "key");
    if (!key) co_return refused(key.error());
    challenge = co_await api.accounts.challenge_to_add_passkey(*std::move(key), request.client);
  } else if (member(*body, "name") != nullptr) {
    auto name = text_of(*body, "name");
    if (!name) co_return refused(name.error());
    challenge = co_await api.accounts.challenge_to_sign_up(*std::move(name), request.client);
  } else {
    challenge = co_await api.accounts.challenge_to_sign_in(request.client);
  }
  if (!challenge) co_return refused(challenge.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("challenge", challenge->text).key("player");
  challenge->player.empty() ? json.null() : json.string(challenge->player);
  json.field("seconds", std::chrono::seconds(kChallengeLife).count()).end_object();
  co_return json_response(201, std::move(text));
}

Task<Response> add_name(const Api& api, const Request& request, const std::string&) {
  const auto body = body_of(request, "name", "passkey");
  if (!body) co_return refused(body.error());
  auto name = text_of(*body, "name");
  if (!name) co_return refused(name.error());
  auto answer = read_answer(*body, false);
  if (!answer) co_return refused(answer.error());
  auto page = page_of(api, request);
  if (!page) co_return refused(page.error());
  const auto in = co_await api.accounts.sign_up(*std::move(name), *std::move(answer), *std::move(page), request.client);
  if (!in) co_return refused(in.error());
  co_await api.tables.note_network(in->player.id, request.client);
  co_return tell_signed_in(*in);
}

Task<Response> begin_session(const Api& api, const Request& request, const std::string&) {
  const auto body = body_of(request, "passkey", "code");
  if (!body) co_return refused(body.error());
  std::expected<SignedIn, Refusal> in;
  if (member(*body, "code") != nullptr) {
    auto code = text_of(*body, "code");
    if (!code) co_return refused(code.error());
    in = co_await try_short_secret(api, request, api.accounts.sign_in_by_code(*std::move(code)));
  } else {
    auto answer = read_answer(*body, true);
    if (!answer) co_return refused(answer.error());
    auto page = page_of(api, request);
    if (!page) co_return refused(page.error());
    in = co_await api.accounts.sign_in(*std::move(answer), *std::move(page));
  }
  if (!in) co_return refused(in.error());
  co_await api.tables.note_network(in->player.id, request.client);
  co_return tell_signed_in(*in);
}

Task<Response> end_session(const Api& api, const Request& request, const std::string&) {
  const auto body = body_of(request, "key", "others");
  if (!body) co_return refused(body.error());
  auto key = text_of(*body, "key");
  if (!key) co_return refused(key.error());
  const auto others = read_switch(*body, "others");
  if (!others) co_return refused(others.error());
  const auto done = co_await api.accounts.end_session(*std::move(key), *others);
  co_return done_response(done);
}

Task<Response> tell_name(const Api& api, const Request& request, const std::string&) {
  const auto body = body_of(request, "key");
  if (!body) co_return refused(body.error());
  auto key = text_of(*body, "key");
  if (!key) co_return refused(key.error());
  const auto account = co_await api.accounts.account(*std::move(key));
  if (!account) co_return refused(account.error());
  co_await api.tables.note_network(account->player.id, request.client);
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("player", account->player.id).field("name", account->player.name);
  json.field("since", milliseconds_of(account->player.since)).key("passkeys").begin_array();
  for (const Passkey& each : account->passkeys) {
    json.begin_object().field("id", base64url(each.id)).field("added", milliseconds_of(each.added)).key("used");
    each.used == WallTime() ? json.null() : json.number(milliseconds_of(each.used));
    json.end_object();
  }
  json.end_array().field("codes", account->codes).field("sessions", account->sessions).end_object();
  co_return json_response(200, std::move(text));
}

Task<Response> list_tables_of_name(const Api& api, const Request& request, const std::string&) {
  const auto body = body_of(request, "key", "before", "over", "game", "opponent", "result", "rated", "from", "until");
  if (!body) co_return refused(body.error());
  auto key = text_of(*body, "key");
  if (!key) co_return refused(key.error());
  auto before = read_seat_place(member(*body, "before"));
  if (!before) co_return refused(before.error());
  auto asked = read_search(*body);
  if (!asked) co_return refused(asked.error());
  const auto seats = co_await api.accounts.seats(*std::move(key), std::move(asked->search), std::move(asked->called),
                                                 *std::move(before), kTablesAtOnce);
  if (!seats) co_return refused(seats.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().key("tables").begin_array();
  for (const PlayerSeat& each : *seats) {
    json.begin_object().field("table", each.place.table).field("game", each.game).field("seat", each.seat);
    json.field("over", each.over).field("taken", milliseconds_of(each.place.taken));
    if (each.over && each.ended != WallTime()) json.field("ended", milliseconds_of(each.ended));
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
  json.end_array().end_object();
  co_return json_response(200, std::move(text));
}

Task<Response> claim_seats(const Api& api, const Request& request, const std::string&) {
  const auto body = body_of(request, "key", "seats");
  if (!body) co_return refused(body.error());
  auto key = text_of(*body, "key");
  if (!key) co_return refused(key.error());
  const auto seats = read_seats(member(*body, "seats"));
  if (!seats) co_return refused(seats.error());
  const auto player = co_await api.accounts.player(*std::move(key));
  if (!player) co_return refused(player.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().key("tables").begin_array();
  // One after the other, as they are told of.
  for (const SeatKey& each : *seats) {
    if (const auto too_many = api.tables.rate_limiter().count(kRequests, request.client)) co_return refused(*too_many);
    if (const auto too_much = api.tables.rate_limiter().refuse_debt(request.client)) co_return refused(*too_much);
    const auto table = co_await api.tables.find(each.table, request.client);
    std::expected<Seat, Refusal> seat;
    if (table) {
      seat = co_await asio::co_spawn((*table)->strand(), (*table)->holders().claim_seat(each.key, *player), kResult);
    } else {
      seat = std::unexpected(table.error());
    }
    if (!seat) seat = std::unexpected(api.tables.rate_limiter().count_wrong_secret(request.client, seat.error()));
    json.raw(taken_along(each.table, seat));
  }
  json.end_array().end_object();
  co_return json_response(200, std::move(text));
}

Task<Response> add_passkey(const Api& api, const Request& request, const std::string&) {
  const auto body = body_of(request, "key", "passkey");
  if (!body) co_return refused(body.error());
  auto key = text_of(*body, "key");
  if (!key) co_return refused(key.error());
  auto answer = read_answer(*body, false);
  if (!answer) co_return refused(answer.error());
  auto page = page_of(api, request);
  if (!page) co_return refused(page.error());
  const auto id = co_await api.accounts.add_passkey(*std::move(key), *std::move(answer), *std::move(page));
  if (!id) co_return refused(id.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("id", base64url(*id)).end_object();
  co_return json_response(201, std::move(text));
}

Task<Response> remove_passkey(const Api& api, const Request& request, const std::string&) {
  const auto body = body_of(request, "key", "id");
  if (!body) co_return refused(body.error());
  auto key = text_of(*body, "key");
  if (!key) co_return refused(key.error());
  auto id = text_of(*body, "id");
  if (!id) co_return refused(id.error());
  auto bytes = bytes_of_base64url(*id);
  if (!bytes) co_return refused(bad_request("id is " + shown(nlohmann::json(*id)) + ", expected that of a passkey"));
  const auto done = co_await api.accounts.remove_passkey(*std::move(key), *std::move(bytes));
  co_return done_response(done);
}

Task<Response> replace_codes(const Api& api, const Request& request, const std::string&) {
  const auto body = body_of(request, "key");
  if (!body) co_return refused(body.error());
  auto key = text_of(*body, "key");
  if (!key) co_return refused(key.error());
  const auto codes = co_await api.accounts.replace_codes(*std::move(key));
  if (!codes) co_return refused(codes.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().key("codes").begin_array();
  for (const std::string& each : *codes) json.string(each);
  json.end_array().end_object();
  co_return json_response(201, std::move(text));
}

Task<Response> rename_name(const Api& api, const Request& request, const std::string&) {
  const auto body = body_of(request, "key", "name");
  if (!body) co_return refused(body.error());
  auto key = text_of(*body, "key");
  if (!key) co_return refused(key.error());
  auto name = text_of(*body, "name");
  if (!name) co_return refused(name.error());
  const auto renamed = co_await api.accounts.rename(*std::move(key), *std::move(name), request.client);
  if (!renamed) co_return refused(renamed.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("name", *renamed).end_object();
  co_return json_response(200, std::move(text));
}

Task<Response> delete_name(const Api& api, const Request& request, const std::string&) {
  const auto body = body_of(request, "key");
  if (!body) co_return refused(body.error());
  auto key = text_of(*body, "key");
  if (!key) co_return refused(key.error());
  const auto done = co_await api.accounts.remove(*std::move(key));
  co_return done_response(done);
}

Task<Response> list_blocked(const Api& api, const Request& request, const std::string&) {
  const auto body = body_of(request, "key");
  if (!body) co_return refused(body.error());
  auto key = text_of(*body, "key");
  if (!key) co_return refused(key.error());
  const auto blocked = co_await api.accounts.blocked(*std::move(key));
  if (!blocked) co_return refused(blocked.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().key("blocked").begin_array();
  for (const Blocked& each : *blocked) {
    json.begin_object().field("player", each.player).field("name", each.name);
    json.field("since", milliseconds_of(each.since)).end_object();
  }
  json.end_array().end_object();
  co_return json_response(200, std::move(text));
}

namespace {

// What a player does to another, whose id stands in the body.
Task<Response> treat(const Api& api, const Request& request,
                     Answer<void> (Accounts::*act)(std::string key, std::string other)) {
  const auto body = body_of(request, "key", "player");
  if (!body) co_return refused(body.error());
  auto key = text_of(*body, "key");
  if (!key) co_return refused(key.error());
  auto other = text_of(*body, "player");
  if (!other) co_return refused(other.error());
  if (other->find('\0') != std::string::npos) {
    co_return refused(bad_request("player is " + shown(nlohmann::json(*other)) + ", expected the id of one"));
  }
  const auto done = co_await (api.accounts.*act)(*std::move(key), *std::move(other));
  co_return done_response(done);
}

}  // namespace

Task<Response> block_player(const Api& api, const Request& request, const std::string&) {
  return treat(api, request, &Accounts::block);
}

Task<Response> unblock_player(const Api& api, const Request& request, const std::string&) {
  return treat(api, request, &Accounts::unblock);
}

}  // namespace nemeton
