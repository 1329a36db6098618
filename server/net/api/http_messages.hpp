// HTTP requests and responses, as the functions that answer see them.
#pragma once

#include <expected>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "core/json.hpp"
#include "server/base/address.hpp"
#include "server/base/refusal.hpp"

namespace nemeton {

struct Request {
  std::string method;
  std::string path;   // still percent-encoded
  std::string query;  // the text after the question mark, also encoded; empty if there is none
  std::string body;
  std::string accept_encoding;
  std::string if_none_match;
  std::string authorization;
  std::string host;  // the server's name as the client knows it, with the port unless that is the usual one
  Address client;

  // For the operation that answers, which finds them here (api/routes.cpp):
  std::string part = {};       // the part of the path that stands for {…}
  std::string key = {};        // the one in the header Authorization; empty if the caller may leave it out and has
  std::string moderator = {};  // the name of the moderator whose key it is
  nlohmann::json input = {};   // the body's members or the query's parameters, checked against docs/openapi.json

  bool has(const char* name) const { return input.contains(name); }
  // A member of that type. Left out it is "", false, or `usual`.
  std::string text(const char* name) const { return input.value(name, std::string()); }
  bool flag(const char* name) const { return input.value(name, false); }
  std::int64_t number(const char* name, std::int64_t usual = 0) const { return input.value(name, usual); }
  Seat seat() const { return static_cast<Seat>(number("seat")); }
};

// Bytes that responses share: a file of the page is in memory once, however many clients are sent it.
using Body = std::shared_ptr<const std::string>;

struct Response {
  int status;
  std::string type;  // of the body
  Body body;
  std::vector<std::pair<std::string, std::string>> headers;
  std::optional<Refusal> wrong_secret = {};  // the refusal, if it is still to be counted
};

Response json_response(int status, std::string body);
// Answers with an object, whose members `write(json)` writes.
template <class Write>
Response object_response(int status, Write write) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  write(json);
  json.end_object();
  return json_response(status, std::move(text));
}
// Answers with an object that has one list, in which `write(each, json)` writes the elements.
template <class Range, class Write>
Response list_response(std::string_view name, const Range& range, Write write) {
  return object_response(200, [&](JsonWriter& json) {
    json.key(name).begin_array();
    for (const auto& each : range) write(each, json);
    json.end_array();
  });
}
// Answers with a problem (RFC 9457). That of a wrong secret is counted where responses leave (api/routes.cpp).
Response refused(const Refusal& refusal);
// An empty object, or the refusal.
Response done_response(const std::expected<void, Refusal>& done);
// Lets pages of other origins read the response.
void allow_everywhere(Response& response);

// Returns the key in a header Authorization. Errors: bad_key (401).
std::expected<std::string, Refusal> bearer_of(const std::string& authorization);

// The member that must be a string; the error names it.
std::expected<std::string, Refusal> text_of(const nlohmann::json& object, const char* name);

// Returns why a text that others will read is refused: it has an invisible character, which is neither a line break nor part of a visible one.
// `name`: of the text.
std::optional<Refusal> refuse_unseen(const std::string& name, std::string_view text);
// Counts characters, of which bytes 10xxxxxx of UTF-8 begin none.
std::size_t characters(std::string_view utf8);

// For how many seconds a response may wait at most: shorter than a proxy waits, and than a seek lasts.
inline constexpr int kLongestWait = 20;

// The path of a table's page, before its id.
inline constexpr std::string_view kTablePage = "/t/";

// Whether the text can be a host with its port: nothing in it ends an attribute of HTML.
bool is_host(std::string_view text);

// Whether it has letters, digits, '-' and '_' alone.
bool is_base64url(std::string_view text);

}  // namespace nemeton
