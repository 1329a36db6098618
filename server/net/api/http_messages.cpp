#include "server/net/api/http_messages.hpp"

#include <algorithm>
#include <boost/beast/http/status.hpp>
#include <sstream>

#include "core/json.hpp"
#include "core/text.hpp"
#include "protocol/json_text.hpp"
#include "server/base/metrics.hpp"

namespace nemeton {

Response json_response(int status, std::string body) {
  return {status,
          "application/json",
          std::make_shared<const std::string>(std::move(body)),
          {{"Cache-Control", "no-store"}}};
}

Response refused(const Refusal& refusal) {
  if (!refusal.is_wrong_secret) metrics().refused(refusal.code);
  Response response = object_response(refusal.status, [&](JsonWriter& json) {
    const auto title = boost::beast::http::obsolete_reason(static_cast<boost::beast::http::status>(refusal.status));
    json.field("type", "about:blank").field("title", std::string_view(title.data(), title.size()));
    json.field("status", refusal.status).field("detail", refusal.message).field("code", refusal.code);
    if (refusal.retry_after > 0) json.field("retry_after", refusal.retry_after);
  });
  response.type = "application/problem+json";
  if (refusal.retry_after > 0) response.headers.emplace_back("Retry-After", std::to_string(refusal.retry_after));
  if (refusal.status == 401) response.headers.emplace_back("WWW-Authenticate", R"(Bearer realm="nemeton")");
  if (refusal.is_wrong_secret) response.wrong_secret = refusal;
  return response;
}

Response done_response(const std::expected<void, Refusal>& done) {
  return done ? json_response(200, "{}") : refused(done.error());
}

void allow_everywhere(Response& response) {
  response.headers.emplace_back("Access-Control-Allow-Origin", "*");
  response.headers.emplace_back("Cross-Origin-Resource-Policy", "cross-origin");
}

std::expected<std::string, Refusal> bearer_of(const std::string& authorization) {
  constexpr std::string_view kScheme = "bearer ";
  const auto is_same = [](char one, char other) { return (one | ' ') == other; };
  if (!std::ranges::equal(authorization.substr(0, kScheme.size()), kScheme, is_same)) {
    return std::unexpected(Refusal{401, "bad_key", "the header Authorization is missing, expected Bearer and a key"});
  }
  return authorization.substr(kScheme.size());
}

std::expected<std::string, Refusal> text_of(const nlohmann::json& object, const char* name) {
  const auto* value = member(object, name);
  const auto* text = value == nullptr ? nullptr : string_of(*value);
  if (text == nullptr) {
    return std::unexpected(bad_request(std::string(name) + (value == nullptr ? " is missing" : " is " + shown(*value)) +
                                       ", expected a string"));
  }
  return *text;
}

std::optional<Refusal> refuse_unseen(const std::string& name, std::string_view text) {
  const std::u32string all = characters_of(text);
  const auto is_refused = [](char32_t c) { return c != '\n' && is_unseen(c) && !is_part_of_visible(c); };
  const auto found = std::ranges::find_if(all, is_refused);
  if (found == all.end()) return std::nullopt;
  std::ostringstream code;
  code << std::hex << std::uppercase << static_cast<std::uint32_t>(*found);
  return bad_request(name + " has the character U+" + code.str() + ", expected characters that can be seen");
}

std::size_t characters(std::string_view utf8) {
  return static_cast<std::size_t>(std::ranges::count_if(utf8, [](unsigned char c) { return (c & 0xC0) != 0x80; }));
}

bool is_host(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](unsigned char c) {
    return std::isalnum(c) != 0 || std::string_view(".-:[]").contains(static_cast<char>(c));
  });
}

bool is_base64url(std::string_view text) {
  return std::ranges::all_of(text, [](unsigned char c) { return std::isalnum(c) != 0 || c == '-' || c == '_'; });
}

}  // namespace nemeton
