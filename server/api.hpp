// What the server answers over HTTP, apart from the page's files. See docs/api.md.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "server/refusal.hpp"
#include "server/tables.hpp"

namespace nemeton {

struct Request {
  std::string method;
  std::string path;  // without the query, still percent-encoded
  std::string body;
  std::string accept_encoding;
  std::string if_none_match;
  Address client;  // who asks
};

struct Response {
  int status;
  std::string type;  // of the body
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers;
};

// One thing that can be asked for. Each stands in docs/openapi.json too, and nothing else does: a test compares them.
struct Route {
  std::string_view method;
  std::string_view path;  // {…} in it is one part of a path, whatever it says
  Task<Response> (*answer)(Tables& tables, const Request& request, const std::string& part);
};

std::span<const Route> routes();

Response refused(const Refusal& refusal);

// Whether the path belongs to the api and not to the page.
bool is_api(std::string_view path);

// The table whose socket the path names, or nothing.
std::optional<std::string> socket_table(std::string_view path);

Task<Response> answer(Tables& tables, Request request);

}  // namespace nemeton
