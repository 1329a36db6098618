#include "server/net/notices.hpp"

#include <boost/asio/co_spawn.hpp>

#include "protocol/json_text.hpp"
#include "server/base/base64url.hpp"
#include "server/notices/notices.hpp"
#include "server/notices/target.hpp"

namespace nemeton {

namespace {

constexpr std::size_t kLongestEndpoint = 1024;  // characters
constexpr std::size_t kPublicKey = 65;          // bytes
constexpr std::size_t kAuth = 16;
constexpr std::size_t kLongestLanguage = 8;

std::expected<std::string, Refusal> read_endpoint(const nlohmann::json& body, Courier::Reach reach) {
  auto endpoint = text_of(body, "endpoint");
  if (!endpoint) return endpoint;
  const bool is_secure = endpoint->starts_with("https://");
  const bool is_allowed = is_secure || (reach == Courier::Reach::anywhere && endpoint->starts_with("http://"));
  const bool is_printable = std::ranges::all_of(*endpoint, [](char c) { return c > ' ' && c < '\x7f'; });
  if (is_allowed && is_printable && endpoint->size() <= kLongestEndpoint) return endpoint;
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

std::expected<Target, Refusal> read_device(const nlohmann::json& body, Courier::Reach reach) {
  const auto endpoint = read_endpoint(body, reach);
  if (!endpoint) return std::unexpected(endpoint.error());
  const auto public_key = read_bytes(body, "p256dh", kPublicKey);
  if (!public_key) return std::unexpected(public_key.error());
  if (!P256Key::random().agree(*public_key)) {
    return std::unexpected(bad_request("p256dh is no point of the curve P-256"));
  }
  const auto auth = read_bytes(body, "auth", kAuth);
  if (!auth) return std::unexpected(auth.error());
  const auto language = text_of(body, "language");
  if (!language) return std::unexpected(language.error());
  if (language->size() > kLongestLanguage || !is_base64url(*language)) {
    return std::unexpected(
        bad_request("language is " + shown(nlohmann::json(*language)) + ", expected a code such as en"));
  }
  return Target{{*endpoint, *public_key, *auth}, *language};
}

Task<std::expected<void, Refusal>> subscribe_at(std::shared_ptr<Table> table, std::string key, Target target) {
  co_return co_await table->subscribe(std::move(key), target_id(target.push.endpoint), write_target(target));
}

}  // namespace

Task<Response> tell_push_key(const Api& api, const Request&, const std::string&) {
  const auto key = co_await api.notices.public_key();
  if (!key) co_return refused(unavailable());
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("push_key", *key).end_object();
  co_return json_response(200, std::move(text));
}

Task<Response> subscribe(const Api& api, const Request& request, const std::string& id) {
  constexpr std::array known = {"key", "endpoint", "p256dh", "auth", "language"};
  const auto body = read_body(request.body, known);
  if (!body) co_return refused(body.error());
  const auto key = text_of(*body, "key");
  if (!key) co_return refused(key.error());
  const auto target = read_device(*body, api.notices.reach());
  if (!target) co_return refused(target.error());
  const auto table = co_await api.tables.find(id, request.client);
  if (!table) co_return refused(table.error());
  const auto done = co_await asio::co_spawn((*table)->strand(), subscribe_at(*table, *key, *target), kResult);
  if (!done) co_return refused(api.tables.rate_limiter().refuse_key(request.client, done.error()));
  co_return json_response(200, "{}");
}

Task<Response> unsubscribe(const Api& api, const Request& request, const std::string&) {
  constexpr std::array known = {"endpoint"};
  const auto body = read_body(request.body, known);
  if (!body) co_return refused(body.error());
  const auto endpoint = text_of(*body, "endpoint");
  if (!endpoint) co_return refused(endpoint.error());
  Unsubscribe change{target_id(*endpoint)};
  const CommitResult result = co_await api.tables.store().make(std::move(change));
  api.tables.note(result);
  if (result == CommitResult::failed) co_return refused(unavailable());
  co_return json_response(200, "{}");
}

}  // namespace nemeton
