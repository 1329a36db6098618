#include "server/notifications/mail_codes.hpp"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "server/base/base64url.hpp"
#include "server/base/bytes.hpp"
#include "server/dice/keys.hpp"

namespace nemeton {

namespace {

constexpr std::size_t kLongestMail = 254;  // characters (RFC 5321, with the correction of its length)
constexpr std::uint32_t kCodes = 100'000'000;

}  // namespace

bool is_mail_address(std::string_view text) {
  const std::size_t at = text.find('@');
  constexpr std::string_view kNever = "()<>[]:;,\\\"";
  return text.size() <= kLongestMail && at != std::string_view::npos && at > 0 && at + 1 < text.size() &&
         text.find('@', at + 1) == std::string_view::npos &&
         std::ranges::all_of(text, [&](char c) { return c > ' ' && c < '\x7f' && !kNever.contains(c); });
}

MailCodes::MailCodes(std::string_view seed) : key_(key_hash("nemeton mail " + std::string(seed))) {}

std::string MailCodes::signature(std::string_view kind, std::string_view content, std::string_view secret) const {
  static_assert(crypto_auth_hmacsha256_KEYBYTES == 32);
  std::string text;
  for (const std::string_view each : {kind, content, secret})
    text += std::to_string(each.size()) + ' ' + std::string(each);
  std::string mac(crypto_auth_hmacsha256_BYTES, '\0');
  crypto_auth_hmacsha256(reinterpret_cast<unsigned char*>(mac.data()), bytes(text), text.size(), bytes(key_));
  return mac;
}

std::string MailCodes::sign(std::string_view kind, std::string_view content, std::string_view secret) const {
  return base64url(content) + "." + base64url(signature(kind, content, secret));
}

std::optional<std::string> MailCodes::read(std::string_view kind, std::string_view text,
                                           std::string_view secret) const {
  const std::size_t dot = text.find('.');
  if (dot == std::string_view::npos) return std::nullopt;
  auto content = bytes_of_base64url(text.substr(0, dot));
  const auto signed_by = bytes_of_base64url(text.substr(dot + 1));
  if (!content || !signed_by) return std::nullopt;
  const std::string expected = signature(kind, *content, secret);
  if (signed_by->size() != expected.size() || sodium_memcmp(signed_by->data(), expected.data(), expected.size()) != 0)
    return std::nullopt;
  return content;
}

MailCodes::Asked MailCodes::ask(std::string_view mail, WallTime now) const {
  const std::string digits = std::to_string(kCodes + random_below(kCodes)).substr(1);
  const auto until = milliseconds_of(now + kMailCodeLife);
  return {sign("challenge", sign("code", std::to_string(until) + ' ' + std::string(mail), digits)), digits};
}

std::optional<std::string> MailCodes::challenge_id(std::string_view challenge) const {
  return read("challenge", challenge);
}

std::optional<std::string> MailCodes::pass(std::string_view challenge, std::string_view code, WallTime now) const {
  const auto signed_code = challenge_id(challenge);
  const auto content = signed_code ? read("code", *signed_code, code) : std::nullopt;
  if (!content) return std::nullopt;
  const std::size_t space = content->find(' ');
  std::int64_t until = 0;
  std::from_chars(content->data(), content->data() + space, until);
  if (milliseconds_of(now) > until) return std::nullopt;
  return sign("pass", std::string_view(*content).substr(space + 1));
}

std::optional<std::string> MailCodes::mail(std::string_view pass) const { return read("pass", pass); }

std::string MailCodes::stop(std::string_view target_id) const { return sign("stop", target_id); }

std::optional<std::string> MailCodes::stopped_target(std::string_view stop) const { return read("stop", stop); }

}  // namespace nemeton
