// Reads a request's input as docs/openapi.json describes it for the operation.
#pragma once

#include <expected>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "server/net/api/http_messages.hpp"

namespace nemeton {

class Description {
 public:
  // `document`: the text of an OpenAPI document.
  explicit Description(std::string_view document);

  // That of this server.
  static const Description& get();

  // Returns the members of the request's body, or the parameters of its query, with the defaults of those that are left out. A member that is null
  // counts as left out. `path` is that of the operation, with {…}. Errors: bad_json; bad_request, which names the member and what is expected of it.
  std::expected<nlohmann::json, Refusal> read(const Request& request, std::string_view method,
                                              std::string_view path) const;

 private:
  struct Operation {
    const nlohmann::json* body = nullptr;           // its schema; null if it has none
    std::vector<const nlohmann::json*> parameters;  // those of the query
  };

  nlohmann::json document_;
  std::map<std::string, Operation, std::less<>> operations_;  // by method and path
};

// Returns why the value does not fit the schema, in one line; nothing if it does. `name` is that of the value. `document` resolves references.
// Knows const, enum, type, the bounds of strings, numbers and lists, pattern, items, properties, required, additionalProperties, oneOf and $ref.
std::optional<std::string> find_fault(const nlohmann::json& document, const nlohmann::json& schema,
                                      const nlohmann::json& value, const std::string& name);

}  // namespace nemeton
