#include "server/accounts/accounts.hpp"

#include <boost/asio/co_spawn.hpp>

#include "protocol/json_text.hpp"
#include "server/base/base64url.hpp"
#include "server/net/api/handlers.hpp"

namespace nemeton {

namespace {

std::expected<PasskeyAnswer, Refusal> read_answer(const Request& request, bool is_signed) {
  const auto passkey = request.input.find("passkey");
  if (passkey == request.input.end()) return std::unexpected(bad_request("passkey is missing, expected an object"));
  PasskeyAnswer answer;
  std::vector<std::pair<const char*, std::string*>> parts = {{"id", &answer.id},
                                                             {"client_data_json", &answer.client_data},
                                                             {"authenticator_data", &answer.authenticator_data}};
  if (is_signed) parts.emplace_back("signature", &answer.signature);
  for (const auto& [name, into] : parts) {
    auto bytes = bytes_of_base64url((*passkey)[name].get<std::string>());
    if (!bytes) return std::unexpected(bad_request("passkey." + std::string(name) + " is no base64url"));
    *into = *std::move(bytes);
  }
  return answer;
}

// Returns the page at which a passkey must have answered. A client can name any host: unless page-url is set, only the machine itself counts.
std::expected<std::string, Refusal> page_of(const Api& api, const Request& request) {
  if (!api.page_host.empty()) return api.page_host;
  if (is_local(request.host)) return request.host;
  return std::unexpected(Refusal{403, "bad_origin",
                                 "the page is at " + shown(nlohmann::json(request.host)) +
                                     ", expected localhost, since page-url is not set at this server"});
}

void write_codes(const std::vector<std::string>& codes, JsonWriter& json) {
  json.key("recovery_codes").begin_array();
  for (const std::string& each : codes) json.string(each);
  json.end_array();
}

Response signed_in_response(const SignedIn& in) {
  return object_response(201, [&](JsonWriter& json) {
    json.field("player", in.player.id).field("name", in.player.name).field("key", in.key);
    if (!in.codes.empty()) write_codes(in.codes, json);
  });
}

}  // namespace

Task<std::expected<std::optional<Player>, Refusal>> read_session(const Api& api, const Request& request) {
  if (request.key.empty()) co_return std::nullopt;
  auto player = co_await api.accounts.player(request.key);
  if (!player) co_return std::unexpected(player.error());
  co_await api.tables.note_network(player->id, request.client);
  co_return *std::move(player);
}

Task<Response> create_challenge(const Api& api, const Request& request) {
  // No browser is to make a passkey that is refused afterwards.
  if (const auto page = page_of(api, request); !page) co_return refused(page.error());
  std::expected<Challenge, Refusal> challenge;
  if (!request.key.empty()) {
    challenge = co_await api.accounts.challenge_to_add_passkey(request.key, request.client);
  } else if (request.has("name")) {
    challenge = co_await api.accounts.challenge_to_sign_up(request.text("name"), request.client);
  } else {
    challenge = co_await api.accounts.challenge_to_sign_in(request.client);
  }
  if (!challenge) co_return refused(challenge.error());
  co_return object_response(201, [&](JsonWriter& json) {
    json.field("challenge", challenge->text).key("player");
    challenge->player.empty() ? json.null() : json.string(challenge->player);
    json.field("expires_in", std::chrono::seconds(kChallengeLife).count());
  });
}

Task<Response> create_account(const Api& api, const Request& request) {
  auto answer = read_answer(request, false);
  if (!answer) co_return refused(answer.error());
  auto page = page_of(api, request);
  if (!page) co_return refused(page.error());
  const auto in =
      co_await api.accounts.sign_up(request.text("name"), *std::move(answer), *std::move(page), request.client);
  if (!in) co_return refused(in.error());
  co_await api.tables.note_network(in->player.id, request.client);
  co_return signed_in_response(*in);
}

Task<Response> create_session(const Api& api, const Request& request) {
  std::expected<SignedIn, Refusal> in;
  if (request.has("recovery_code")) {
    in = co_await try_short_secret(api, request, api.accounts.sign_in_by_code(request.text("recovery_code")));
  } else {
    auto answer = read_answer(request, true);
    if (!answer) co_return refused(answer.error());
    auto page = page_of(api, request);
    if (!page) co_return refused(page.error());
    in = co_await api.accounts.sign_in(*std::move(answer), *std::move(page));
  }
  if (!in) co_return refused(in.error());
  co_await api.tables.note_network(in->player.id, request.client);
  co_return signed_in_response(*in);
}

Task<Response> delete_session(const Api& api, const Request& request) {
  co_return done_response(co_await api.accounts.end_session(request.key, false));
}

Task<Response> delete_other_sessions(const Api& api, const Request& request) {
  co_return done_response(co_await api.accounts.end_session(request.key, true));
}

Task<Response> get_account(const Api& api, const Request& request) {
  const auto account = co_await api.accounts.account(request.key);
  if (!account) co_return refused(account.error());
  co_await api.tables.note_network(account->player.id, request.client);
  co_return object_response(200, [&](JsonWriter& json) {
    json.field("player", account->player.id).field("name", account->player.name);
    json.field("created_at", milliseconds_of(account->player.since)).key("passkeys").begin_array();
    for (const Passkey& each : account->passkeys) {
      json.begin_object()
          .field("id", base64url(each.id))
          .field("created_at", milliseconds_of(each.added))
          .key("last_used_at");
      each.used == WallTime() ? json.null() : json.number(milliseconds_of(each.used));
      json.end_object();
    }
    json.end_array().field("recovery_codes", account->codes).field("sessions", account->sessions);
  });
}

Task<Response> delete_account(const Api& api, const Request& request) {
  co_return done_response(co_await api.accounts.remove(request.key));
}

Task<Response> rename_account(const Api& api, const Request& request) {
  const auto renamed = co_await api.accounts.rename(request.key, request.text("name"), request.client);
  if (!renamed) co_return refused(renamed.error());
  co_return object_response(200, [&](JsonWriter& json) { json.field("name", *renamed); });
}

Task<Response> add_passkey(const Api& api, const Request& request) {
  auto answer = read_answer(request, false);
  if (!answer) co_return refused(answer.error());
  auto page = page_of(api, request);
  if (!page) co_return refused(page.error());
  const auto id = co_await api.accounts.add_passkey(request.key, *std::move(answer), *std::move(page));
  if (!id) co_return refused(id.error());
  co_return object_response(201, [&](JsonWriter& json) { json.field("id", base64url(*id)); });
}

Task<Response> delete_passkey(const Api& api, const Request& request) {
  auto id = bytes_of_base64url(request.part);
  if (!id) {
    co_return refused(bad_request("passkey is " + shown(nlohmann::json(request.part)) + ", expected the id of one"));
  }
  co_return done_response(co_await api.accounts.remove_passkey(request.key, *std::move(id)));
}

Task<Response> replace_recovery_codes(const Api& api, const Request& request) {
  const auto codes = co_await api.accounts.replace_codes(request.key);
  if (!codes) co_return refused(codes.error());
  co_return object_response(201, [&](JsonWriter& json) { write_codes(*codes, json); });
}

Task<Response> list_blocks(const Api& api, const Request& request) {
  const auto blocked = co_await api.accounts.blocked(request.key);
  if (!blocked) co_return refused(blocked.error());
  co_return list_response("blocked", *blocked, [](const Blocked& each, JsonWriter& json) {
    json.begin_object().field("player", each.player).field("name", each.name);
    json.field("blocked_at", milliseconds_of(each.since)).end_object();
  });
}

Task<Response> block_player(const Api& api, const Request& request) {
  co_return done_response(co_await api.accounts.block(request.key, request.part));
}

Task<Response> unblock_player(const Api& api, const Request& request) {
  co_return done_response(co_await api.accounts.unblock(request.key, request.part));
}

}  // namespace nemeton
