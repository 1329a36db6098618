#include "server/notifications/recipient.hpp"

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>

#include "server/base/base64url.hpp"
#include "server/dice/keys.hpp"

namespace nemeton {

std::string target_id(std::string_view endpoint) { return key_hash(endpoint); }

std::string Target::id() const {
  if (const auto* mailbox = std::get_if<Mailbox>(&to)) return key_hash("mailto:" + mailbox->mail);
  return target_id(std::get<PushSubscription>(to).endpoint);
}

Lane Target::lane() const {
  const auto* mailbox = std::get_if<Mailbox>(&to);
  std::string host = mailbox != nullptr ? mailbox->mail.substr(mailbox->mail.find('@') + 1)
                                        : origin_of(std::get<PushSubscription>(to).endpoint);
  std::ranges::transform(host, host.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return {subscriber, std::move(host)};
}

std::string write_target(const Target& target) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  if (const auto* device = std::get_if<PushSubscription>(&target.to)) {
    json.field("endpoint", device->endpoint).field("p256dh", base64url(device->public_key));
    json.field("auth", base64url(device->auth));
  } else {
    json.field("mail", std::get<Mailbox>(target.to).mail);
  }
  json.field("language", target.language).field("subscriber", target.subscriber).end_object();
  return text;
}

std::optional<Target> read_target(std::string_view text) {
  const auto json = nlohmann::json::parse(text, nullptr, /*allow_exceptions=*/false);
  if (!json.is_object()) return std::nullopt;
  const auto member = [&](const char* name) { return json.value(name, std::string()); };
  if (json.contains("mail")) return Target{Mailbox{member("mail")}, member("language"), member("subscriber")};
  const auto public_key = bytes_of_base64url(member("p256dh"));
  const auto auth = bytes_of_base64url(member("auth"));
  if (!public_key || !auth) return std::nullopt;
  return Target{PushSubscription{member("endpoint"), *public_key, *auth}, member("language"), member("subscriber")};
}

}  // namespace nemeton
