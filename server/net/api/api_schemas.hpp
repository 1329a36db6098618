// What the api is, for programs: docs/openapi.json and docs/websocket.schema.json, word for word.
#pragma once

#include <string_view>

namespace nemeton {

extern const std::string_view kOpenApi;
extern const std::string_view kWebSocketSchema;

}  // namespace nemeton
