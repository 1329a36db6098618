// JSON that comes from outside: read without exceptions, whatever it holds.
#pragma once

#include <cstdint>
#include <expected>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "core/error.hpp"

namespace nemeton {

// Deeper values are refused before they are parsed, so that nothing that walks one can run out of stack.
inline constexpr int kMaxNesting = 64;

// One JSON value in UTF-8, in which no object has two members of one name. Error: bad_json.
std::expected<nlohmann::json, Error> parse_json(std::string_view text);

// The text of a member of `object`, which is the text of a JSON object that parses: as it was written, so that every number
// stays the same, without the white space around its parts.
std::optional<std::string> member_text(std::string_view object, std::string_view name);

// The integer that a number stands for, also if it is written 7.0; none for anything else and outside ±(2^53 − 1).
std::optional<std::int64_t> integer_of(const nlohmann::json& value);

// The string, or null for any other type.
inline const std::string* string_of(const nlohmann::json& value) { return value.get_ptr<const std::string*>(); }

// The member of that name, or null where it is left out or null. `object` is an object.
const nlohmann::json* member(const nlohmann::json& object, const char* name);

// The value as a message shows what was given: short, one line.
std::string shown(const nlohmann::json& value);

}  // namespace nemeton
