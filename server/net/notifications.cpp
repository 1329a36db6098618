#include "server/net/notifications.hpp"

#include <boost/algorithm/string/case_conv.hpp>
#include <boost/asio/co_spawn.hpp>

#include "protocol/json_text.hpp"
#include "server/base/base64url.hpp"
#include "server/notifications/notifications.hpp"
#include "server/notifications/recipient.hpp"

namespace nemeton {

namespace {

constexpr std::size_t kLongestEndpoint = 1024;  // characters
constexpr std::size_t kPublicKey = 65;          // bytes
constexpr std::size_t kAuth = 16;
constexpr std::size_t kLongestLanguage = 8;

std::expected<std::string, Refusal> read_endpoint(const nlohmann::json& body, Transport::AddressPolicy reach) {
  auto endpoint = text_of(body, "endpoint");
  if (!endpoint) return endpoint;
  const bool is_secure = endpoint->starts_with("https://");
  const bool is_allowed = is_secure || (reach == Transport::AddressPolicy::any && endpoint->starts_with("http://"));
  const bool is_printable = std::ranges::all_of(*endpoint, [](char c) { return c > ' ' && c < '\x7f'; });
  // One host is not to be named in many ways.
  const bool names_user = origin_of(*endpoint).contains('@');
  if (is_allowed && is_printable && !names_user && endpoint->size() <= kLongestEndpoint) return endpoint;
  return std::unexpected(bad_request("endpoint is " + shown(nlohmann::json(*endpoint)) +
                                     ", expected a URL that begins with https:// and has at most " +
                                     std::to_string(kLongestEndpoint) + " characters"));
}

std::expected<std::string, Refusal> read_bytes(const nlohmann::json& body, const char* name, std::size_t size) {
  const auto text = text_of(body, name);
  if (!text) return text;
  auto bytes = bytes_of_base64url(*text);
  if (bytes && bytes->size() == size) return *std::move(bytes);
  return std::unexpected(bad_request(std::string(name) + " is " + shown(nlohmann::json(*text)) + ", expected " +
                                     std::to_string(size) + " bytes in base64url"));
}

std::expected<std::string, Refusal> read_language(const nlohmann::json& body) {
  auto language = text_of(body, "language");
  if (!language || (language->size() <= kLongestLanguage && is_base64url(*language))) return language;
  return std::unexpected(
      bad_request("language is " + shown(nlohmann::json(*language)) + ", expected a code such as en"));
}

std::expected<PushSubscription, Refusal> read_device(const nlohmann::json& body, Transport::AddressPolicy reach) {
  const auto endpoint = read_endpoint(body, reach);
  if (!endpoint) return std::unexpected(endpoint.error());
  const auto public_key = read_bytes(body, "p256dh", kPublicKey);
  if (!public_key) return std::unexpected(public_key.error());
  if (!P256Key::random().agree(*public_key)) {
    return std::unexpected(bad_request("p256dh is no point of the curve P-256"));
  }
  const auto auth = read_bytes(body, "auth", kAuth);
  if (!auth) return std::unexpected(auth.error());
  return PushSubscription{*endpoint, *public_key, *auth};
}

Refusal no_mails() { return {409, "no_mails", "this server sends no mails, for its host has not set how"}; }

// The mailbox whose pass the body has.
Task<std::expected<Mailbox, Refusal>> read_mailbox(const Api& api, const nlohmann::json& body) {
  const auto pass = text_of(body, "mail_pass");
  if (!pass) co_return std::unexpected(pass.error());
  const auto passes = co_await api.notifications.mail_passes();
  if (!passes) co_return std::unexpected(unavailable());
  auto mail = passes->mail(*pass);
  if (!mail) co_return std::unexpected(wrong_secret("bad_code", "mail_pass is no pass of an address at this server"));
  co_return Mailbox{*std::move(mail)};
}

// Whoever is to be told: the device in the body, or the mailbox in its place.
Task<std::expected<Target, Refusal>> read_target_of(const Api& api, const nlohmann::json& body, const Address& client) {
  auto language = read_language(body);
  if (!language) co_return std::unexpected(language.error());
  auto subscriber = co_await api.notifications.subscriber_at(client);
  if (!subscriber) co_return std::unexpected(unavailable());
  if (member(body, "mail_pass") == nullptr) {
    auto device = read_device(body, api.notifications.address_policy());
    if (!device) co_return std::unexpected(device.error());
    co_return Target{*std::move(device), *std::move(language), *std::move(subscriber)};
  }
  if (!api.notifications.sends_mails()) co_return std::unexpected(no_mails());
  auto mailbox = co_await read_mailbox(api, body);
  if (!mailbox) co_return std::unexpected(mailbox.error());
  co_return Target{*std::move(mailbox), *std::move(language), *std::move(subscriber)};
}

Task<std::expected<void, Refusal>> subscribe_at(std::shared_ptr<Table> table, std::string key, Target target) {
  co_return co_await table->holders().subscribe(std::move(key), target.id(), write_target(target));
}

Task<Response> end(const Api& api, std::string target) {
  Unsubscribe change{std::move(target)};
  const CommitResult result = co_await api.tables.store().make(std::move(change));
  api.tables.note_result(result);
  if (result == CommitResult::failed) co_return refused(unavailable());
  co_return json_response(200, "{}");
}

}  // namespace

Task<Response> tell_push_key(const Api& api, const Request&, const std::string&) {
  const auto key = co_await api.notifications.public_key();
  if (!key) co_return refused(unavailable());
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("push_key", *key).field("mail", api.notifications.sends_mails()).end_object();
  co_return json_response(200, std::move(text));
}

Task<Response> ask_mail_code(const Api& api, const Request& request, const std::string&) {
  constexpr std::array known = {"mail", "language"};
  const auto body = read_body(request.body, known);
  if (!body) co_return refused(body.error());
  const auto mail = text_of(*body, "mail");
  if (!mail) co_return refused(mail.error());
  if (!is_mail_address(*mail)) {
    co_return refused(
        bad_request("mail is " + shown(nlohmann::json(*mail)) + ", expected an address such as name@example.org"));
  }
  const auto language = read_language(*body);
  if (!language) co_return refused(language.error());
  if (!api.notifications.sends_mails()) co_return refused(no_mails());
  if (const auto refusal = api.tables.rate_limiter().count(kCodeMails, request.client)) co_return refused(*refusal);
  const auto passes = co_await api.notifications.mail_passes();
  const auto subscriber = co_await api.notifications.subscriber_at(request.client);
  if (!passes || !subscriber) co_return refused(unavailable());
  const auto asked = passes->ask(*mail, api.tables.time().wall());
  const Instant now = api.tables.time().now();
  if (!api.tables.rate_limiter().shares().hold("mails to " + boost::to_lower_copy(*mail), kMailboxShare,
                                               {asked.challenge, {holder_at(request.client)}},
                                               now + std::chrono::days(1), now)) {
    co_return refused(too_fast("mails with a code to that mailbox, requested from this address", kMailboxShare, "day",
                               std::chrono::hours(1)));
  }
  const Target target{Mailbox{*mail}, *language, *subscriber};
  if (const auto sent = api.notifications.send_code(target, asked.code); !sent) co_return refused(sent.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("challenge", asked.challenge);
  json.field("seconds", std::chrono::seconds(kMailCodeLife).count()).end_object();
  co_return json_response(201, std::move(text));
}

Task<Response> give_mail_pass(const Api& api, const Request& request, const std::string&) {
  constexpr std::array known = {"challenge", "code"};
  const auto body = read_body(request.body, known);
  if (!body) co_return refused(body.error());
  const auto challenge = text_of(*body, "challenge");
  if (!challenge) co_return refused(challenge.error());
  const auto code = text_of(*body, "code");
  if (!code) co_return refused(code.error());
  const auto pass = co_await try_short_secret(api, request, api.notifications.give_pass(*challenge, *code));
  if (!pass) co_return refused(pass.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("pass", *pass).end_object();
  co_return json_response(201, std::move(text));
}

Task<Response> subscribe(const Api& api, const Request& request, const std::string& id) {
  constexpr std::array known = {"key", "endpoint", "p256dh", "auth", "mail_pass", "language"};
  const auto body = read_body(request.body, known);
  if (!body) co_return refused(body.error());
  const auto key = text_of(*body, "key");
  if (!key) co_return refused(key.error());
  if (const auto refusal = api.tables.rate_limiter().count(kSubscriptions, request.client)) co_return refused(*refusal);
  const auto target = co_await read_target_of(api, *body, request.client);
  if (!target) co_return refused(target.error());
  const auto table = co_await api.tables.find(id, request.client);
  if (!table) co_return refused(table.error());
  const auto done = co_await asio::co_spawn((*table)->strand(), subscribe_at(*table, *key, *target), kResult);
  co_return done_response(done);
}

Task<Response> unsubscribe(const Api& api, const Request& request, const std::string&) {
  constexpr std::array known = {"endpoint", "mail_pass"};
  const auto body = read_body(request.body, known);
  if (!body) co_return refused(body.error());
  if (member(*body, "mail_pass") != nullptr) {
    const auto mailbox = co_await read_mailbox(api, *body);
    if (!mailbox) co_return refused(mailbox.error());
    co_return co_await end(api, Target{*mailbox, ""}.id());
  }
  const auto endpoint = text_of(*body, "endpoint");
  if (!endpoint) co_return refused(endpoint.error());
  co_return co_await end(api, target_id(*endpoint));
}

Task<Response> stop_mails(const Api& api, const Request&, const std::string& stop) {
  const auto passes = co_await api.notifications.mail_passes();
  if (!passes) co_return refused(unavailable());
  const auto target = passes->stopped_target(stop);
  if (!target) co_return refused(wrong_secret("bad_code", "this is no link of a mail from this server"));
  co_return co_await end(api, *target);
}

}  // namespace nemeton
