// HTTP requests and answers, as the functions that answer see them.
#pragma once

#include <expected>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "server/base/address.hpp"
#include "server/base/refusal.hpp"

namespace nemeton {

struct Request {
  std::string method;
  std::string path;   // still percent-encoded
  std::string query;  // what follows the question mark, likewise; empty where there is none
  std::string body;
  std::string accept_encoding;
  std::string if_none_match;
  std::string authorization;
  std::string host;  // where the client thinks it is, with the port where that is not the usual one
  Address client;    // who asks
};

// Bytes that answers share: a file of the page is in memory once, however many clients are sent it.
using Body = std::shared_ptr<const std::string>;

struct Response {
  int status;
  std::string type;  // of the body
  Body body;
  std::vector<std::pair<std::string, std::string>> headers;
  std::optional<Refusal> wrong_secret = {};  // what it refuses, if that is still to be counted
};

Response json_response(int status, std::string body);
// That of a wrong secret is counted where answers leave (api.cpp).
Response refused(const Refusal& refusal);
// An empty object, or the refusal.
Response done_response(const std::expected<void, Refusal>& done);
// Pages of other origins may read it too.
void allow_everywhere(Response& response);

// The object in a request's body. Errors: bad_json, bad_request for another type or a member that is not in `known`.
std::expected<nlohmann::json, Refusal> read_body(const std::string& body, std::span<const char* const> known);

// The member that must be a string; the error names it.
std::expected<std::string, Refusal> text_of(const nlohmann::json& object, const char* name);

// The member that is true or false, and false where it is left out.
std::expected<bool, Refusal> read_switch(const nlohmann::json& object, const char* name);

// How many characters a text has, of which a byte 10xxxxxx of UTF-8 begins none.
// Why text that others will read is refused: it has a character that is not seen, which is neither the end of a line nor belongs to one that is. `name`: of
// the text.
std::optional<Refusal> refuse_unseen(const std::string& name, std::string_view text);
std::size_t characters(std::string_view utf8);

// How long what is asked for may be waited for, in seconds: shorter than a proxy waits, and than a seek lasts.
inline constexpr int kLongestWait = 20;

// Whether it has letters, digits, '-' and '_' alone.
bool is_base64url(std::string_view text);

// The member `seat`, which must be the number of one.
std::expected<Seat, Refusal> seat_of(const nlohmann::json& object);

}  // namespace nemeton
