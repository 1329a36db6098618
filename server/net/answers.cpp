#include "server/net/answers.hpp"

#include <algorithm>
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
  std::string text;
  JsonWriter json(text);
  json.begin_object().key("error").begin_object();
  write_refusal(refusal, json);
  json.end_object().end_object();
  Response response = json_response(refusal.status, std::move(text));
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

std::expected<nlohmann::json, Refusal> read_body(const std::string& body, std::span<const char* const> known) {
  auto json = parse_json(body);
  if (!json) return std::unexpected(refusal(json.error()));
  if (!json->is_object())
    return std::unexpected(bad_request("the body is " + shown(*json) + ", expected a JSON object"));
  for (const auto& [name, value] : json->items()) {
    if (std::ranges::find(known, name) == known.end()) {
      return std::unexpected(bad_request("unknown member " + shown(nlohmann::json(name))));
    }
  }
  return std::move(*json);
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

std::expected<bool, Refusal> read_switch(const nlohmann::json& object, const char* name) {
  const auto* value = member(object, name);
  if (value != nullptr && !value->is_boolean()) {
    return std::unexpected(bad_request(std::string(name) + " is " + shown(*value) + ", expected true or false"));
  }
  return value != nullptr && value->get<bool>();
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

bool is_base64url(std::string_view text) {
  return std::ranges::all_of(text, [](unsigned char c) { return std::isalnum(c) != 0 || c == '-' || c == '_'; });
}

std::expected<Seat, Refusal> seat_of(const nlohmann::json& object) {
  const auto* value = member(object, "seat");
  const auto number = value == nullptr ? std::nullopt : integer_of(*value);
  if (!number || *number < 0 || *number >= kMaxSeats) {
    return std::unexpected(
        bad_request("seat is " + (value == nullptr ? "missing" : shown(*value)) + ", expected the number of a seat"));
  }
  return static_cast<Seat>(*number);
}

}  // namespace nemeton
