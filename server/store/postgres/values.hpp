// Values as queries take them and as rows give them.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "server/base/time_source.hpp"
#include "server/dice/hexadecimal.hpp"

namespace nemeton {

// A parameter; none is null.
using Text = std::optional<std::string>;

inline std::string text_of(WallTime time) { return std::to_string(milliseconds_of(time)); }
inline Text text_of(const std::optional<WallTime>& time) { return time ? Text(text_of(*time)) : Text(); }
inline Text text_or_null(const std::string& text) { return text.empty() ? Text() : Text(text); }
inline Text bytes_or_null(const std::string& bytes) { return bytes.empty() ? Text() : Text(hexadecimal(bytes)); }

inline WallTime time_of(const std::string& text) { return WallTime(milliseconds(std::stoll(text))); }
inline WallTime time_of(const nlohmann::json& value) { return WallTime(milliseconds(value.get<std::int64_t>())); }
inline std::string text_or_empty(const nlohmann::json& value) {
  return value.is_null() ? "" : value.get<std::string>();
}

}  // namespace nemeton
