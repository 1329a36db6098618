#include "core/error.hpp"

#include "core/text.hpp"

namespace nemeton {

const char* to_string(ErrorCode code) {
  switch (code) {
    case ErrorCode::bad_json: return "bad_json";
    case ErrorCode::bad_request: return "bad_request";
    case ErrorCode::unknown_game: return "unknown_game";
    case ErrorCode::bad_option: return "bad_option";
    case ErrorCode::no_game: return "no_game";
    case ErrorCode::illegal_action: return "illegal_action";
    case ErrorCode::not_your_turn: return "not_your_turn";
    case ErrorCode::not_chance: return "not_chance";
    case ErrorCode::nothing_to_undo: return "nothing_to_undo";
    case ErrorCode::bad_record: return "bad_record";
    case ErrorCode::line_too_long: return "line_too_long";
  }
  return "bad_request";
}

std::string in_quotes(std::string_view text) {
  std::size_t shown = 40;
  const bool cut = text.size() > shown;
  while (cut && shown > 0 && (static_cast<unsigned char>(text[shown]) & 0xC0) == 0x80) --shown;
  return "\"" + escaped(text.substr(0, shown)) + (cut ? "…\"" : "\"");
}

}  // namespace nemeton
