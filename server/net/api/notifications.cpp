#include "server/notifications/notifications.hpp"

#include <boost/algorithm/string/case_conv.hpp>
#include <boost/asio/co_spawn.hpp>

#include "protocol/json_text.hpp"
#include "server/base/base64url.hpp"
#include "server/net/api/handlers.hpp"
#include "server/notifications/recipient.hpp"

namespace nemeton {

namespace {

constexpr std::size_t kPublicKey = 65;  // bytes
constexpr std::size_t kAuth = 16;

std::expected<std::string, Refusal> read_endpoint(const Request& request, Transport::AddressPolicy reach) {
  auto endpoint = request.text("endpoint");
  const bool is_secure = endpoint.starts_with("https://");
  const bool is_allowed = is_secure || (reach == Transport::AddressPolicy::any && endpoint.starts_with("http://"));
  const bool is_printable = std::ranges::all_of(endpoint, [](char c) { return c > ' ' && c < '\x7f'; });
  // One host is not to be named in many ways.
  const bool names_user = origin_of(endpoint).contains('@');
  if (is_allowed && is_printable && !names_user) return endpoint;
  return std::unexpected(
      bad_request("endpoint is " + shown(request.input["endpoint"]) + ", expected a URL that begins with https://"));
}

std::expected<std::string, Refusal> read_bytes(const Request& request, const char* name, std::size_t size) {
  auto bytes = bytes_of_base64url(request.text(name));
  if (bytes && bytes->size() == size) return *std::move(bytes);
  return std::unexpected(bad_request(std::string(name) + " is " + shown(request.input[name]) + ", expected " +
                                     std::to_string(size) + " bytes in base64url"));
}

std::expected<PushSubscription, Refusal> read_device(const Request& request, Transport::AddressPolicy reach) {
  const auto endpoint = read_endpoint(request, reach);
  if (!endpoint) return std::unexpected(endpoint.error());
  const auto public_key = read_bytes(request, "p256dh", kPublicKey);
  if (!public_key) return std::unexpected(public_key.error());
  if (!P256Key::random().agree(*public_key)) {
    return std::unexpected(bad_request("p256dh is no point of the curve P-256"));
  }
  const auto auth = read_bytes(request, "auth", kAuth);
  if (!auth) return std::unexpected(auth.error());
  return PushSubscription{*endpoint, *public_key, *auth};
}

Refusal no_email() { return {409, "no_email", "this server sends no mails, for its host has not set how"}; }

// Returns the mailbox whose pass the body has.
Task<std::expected<Mailbox, Refusal>> read_mailbox(const Api& api, const Request& request) {
  const auto passes = co_await api.notifications.mail_passes();
  if (!passes) co_return std::unexpected(unavailable());
  auto mail = passes->mail(request.text("email_token"));
  if (!mail)
    co_return std::unexpected(wrong_secret("bad_code", "email_token is no token of an address at this server"));
  co_return Mailbox{*std::move(mail)};
}

// Returns the recipient in the body: a device, or a mailbox.
Task<std::expected<Target, Refusal>> read_target(const Api& api, const Request& request) {
  auto subscriber = co_await api.notifications.subscriber_at(request.client);
  if (!subscriber) co_return std::unexpected(unavailable());
  if (!request.has("email_token")) {
    auto device = read_device(request, api.notifications.address_policy());
    if (!device) co_return std::unexpected(device.error());
    co_return Target{*std::move(device), request.text("language"), *std::move(subscriber)};
  }
  if (!api.notifications.sends_mails()) co_return std::unexpected(no_email());
  auto mailbox = co_await read_mailbox(api, request);
  if (!mailbox) co_return std::unexpected(mailbox.error());
  co_return Target{*std::move(mailbox), request.text("language"), *std::move(subscriber)};
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

Task<Response> get_notification_settings(const Api& api, const Request&) {
  const auto key = co_await api.notifications.public_key();
  if (!key) co_return refused(unavailable());
  co_return object_response(200, [&](JsonWriter& json) {
    json.field("vapid_public_key", *key).field("email", api.notifications.sends_mails());
  });
}

Task<Response> send_email_code(const Api& api, const Request& request) {
  const std::string mail = request.text("email");
  if (!is_mail_address(mail)) {
    co_return refused(
        bad_request("email is " + shown(request.input["email"]) + ", expected an address such as name@example.org"));
  }
  if (!api.notifications.sends_mails()) co_return refused(no_email());
  if (const auto refusal = api.tables.rate_limiter().count(kCodeMails, request.client)) co_return refused(*refusal);
  const auto passes = co_await api.notifications.mail_passes();
  const auto subscriber = co_await api.notifications.subscriber_at(request.client);
  if (!passes || !subscriber) co_return refused(unavailable());
  const auto asked = passes->ask(mail, api.tables.time().wall());
  const Instant now = api.tables.time().now();
  if (!api.tables.rate_limiter().shares().hold("mails to " + boost::to_lower_copy(mail), kMailboxShare,
                                               {asked.challenge, {holder_at(request.client)}},
                                               now + std::chrono::days(1), now)) {
    co_return refused(too_fast("mails with a code to that mailbox, requested from this address", kMailboxShare, "day",
                               std::chrono::hours(1)));
  }
  const Target target{Mailbox{mail}, request.text("language"), *subscriber};
  if (const auto sent = api.notifications.send_code(target, asked.code); !sent) co_return refused(sent.error());
  co_return object_response(201, [&](JsonWriter& json) {
    json.field("challenge", asked.challenge).field("expires_in", std::chrono::seconds(kMailCodeLife).count());
  });
}

Task<Response> create_email_token(const Api& api, const Request& request) {
  const auto pass = co_await try_short_secret(
      api, request, api.notifications.give_pass(request.text("challenge"), request.text("code")));
  if (!pass) co_return refused(pass.error());
  co_return object_response(201, [&](JsonWriter& json) { json.field("token", *pass); });
}

Task<Response> subscribe(const Api& api, const Request& request) {
  if (const auto refusal = api.tables.rate_limiter().count(kSubscriptions, request.client)) co_return refused(*refusal);
  const auto target = co_await read_target(api, request);
  if (!target) co_return refused(target.error());
  const auto table = co_await api.tables.find(request.part, request.client);
  if (!table) co_return refused(table.error());
  const auto done = co_await asio::co_spawn((*table)->strand(), subscribe_at(*table, request.key, *target), kResult);
  co_return done_response(done);
}

Task<Response> unsubscribe(const Api& api, const Request& request) {
  if (!request.has("email_token")) co_return co_await end(api, target_id(request.text("endpoint")));
  const auto mailbox = co_await read_mailbox(api, request);
  if (!mailbox) co_return refused(mailbox.error());
  co_return co_await end(api, Target{*mailbox, ""}.id());
}

Task<Response> unsubscribe_email(const Api& api, const Request& request) {
  const auto passes = co_await api.notifications.mail_passes();
  if (!passes) co_return refused(unavailable());
  const auto target = passes->stopped_target(request.part);
  if (!target) co_return refused(wrong_secret("bad_code", "this is no link of a mail from this server"));
  co_return co_await end(api, *target);
}

}  // namespace nemeton
