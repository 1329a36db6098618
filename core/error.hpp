// Errors as values: a code for programs and one line for people that names the thing and what was expected.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace nemeton {

enum class ErrorCode : std::uint8_t {
  bad_json,
  bad_request,
  unknown_game,
  bad_option,
  no_game,
  illegal_action,
  not_your_turn,
  not_chance,
  nothing_to_undo,
  bad_record,
  line_too_long,
};

// The code's word in the engine protocol, such as "bad_option".
const char* to_string(ErrorCode code);

struct Error {
  ErrorCode code;
  std::string message;
};

// Returns outside text in quotes, for a message: on one line, escaped, and truncated between characters if it is long.
std::string in_quotes(std::string_view text);

}  // namespace nemeton
