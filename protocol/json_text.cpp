#include "protocol/json_text.hpp"

#include <cmath>
#include <set>

namespace nemeton {

using nlohmann::json;

namespace {

constexpr std::int64_t kMaxInteger = (std::int64_t{1} << 53) - 1;

// Walks over the characters of a JSON text and knows whether they stand in a string and how deep they are nested.
class Cursor {
 public:
  explicit Cursor(std::string_view text) : text_(text) {}

  bool at_end() const { return at_ == text_.size(); }
  char now() const { return text_[at_]; }
  bool in_string() const { return in_string_; }
  int depth() const { return depth_; }

  void step() {
    const char c = text_[at_++];
    if (escaped_) {
      escaped_ = false;
    } else if (in_string_) {
      escaped_ = c == '\\';
      in_string_ = c != '"';
    } else if (c == '"') {
      in_string_ = true;
    } else if (c == '{' || c == '[') {
      ++depth_;
    } else if (c == '}' || c == ']') {
      --depth_;
    }
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  int depth_ = 0;
  bool in_string_ = false;
  bool escaped_ = false;
};

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

Error bad_json(const std::string& message) { return {ErrorCode::bad_json, message}; }

// Hears what a parser reads, and keeps the first name that an object has twice: readers would not agree on which of the two counts.
class Duplicates {
 public:
  bool hear(json::parse_event_t event, const json& parsed) {
    if (event == json::parse_event_t::object_start) names_.emplace_back();
    if (event == json::parse_event_t::object_end) names_.pop_back();
    if (event == json::parse_event_t::key && !names_.back().insert(parsed.get<std::string>()).second && !found_)
      found_ = parsed.get<std::string>();
    return true;
  }
  const std::optional<std::string>& found() const { return found_; }

 private:
  std::vector<std::set<std::string>> names_;  // of the objects that are open
  std::optional<std::string> found_;
};

}  // namespace

std::expected<json, Error> parse_json(std::string_view text) {
  for (Cursor cursor(text); !cursor.at_end(); cursor.step()) {
    if (cursor.depth() > kMaxNesting) {
      return std::unexpected(
          bad_json("the JSON is nested too deep, expected at most " + std::to_string(kMaxNesting) + " levels"));
    }
    // nlohmann-json takes a NUL for the end of its input.
    if (cursor.now() == '\0') return std::unexpected(bad_json("the JSON holds a NUL byte, expected text in UTF-8"));
  }
  Duplicates duplicates;
  const auto hear = [&](int, json::parse_event_t event, json& parsed) { return duplicates.hear(event, parsed); };
  json value = json::parse(text, hear, /*allow_exceptions=*/false);
  if (value.is_discarded()) return std::unexpected(bad_json("this is not JSON, expected one JSON object in UTF-8"));
  if (duplicates.found())
    return std::unexpected(
        bad_json("the JSON has the member " + in_quotes(*duplicates.found()) + " twice in an object"));
  return value;
}

std::optional<std::string> member_text(std::string_view object, std::string_view name) {
  std::optional<std::string> found;
  std::string part;  // the member's name or value, as far as it has been read
  bool is_value = false;
  bool is_wanted = false;
  for (Cursor cursor(object); !cursor.at_end(); cursor.step()) {
    const char c = cursor.now();
    const bool between = cursor.depth() == 1 && !cursor.in_string();
    if (cursor.depth() == 0 || (!cursor.in_string() && is_space(c))) continue;
    if (between && !is_value && c == ':') {
      is_wanted = json::parse(part, nullptr, false) == name;
      is_value = true;
      part.clear();
    } else if (between && (c == ',' || c == '}')) {
      if (is_wanted) found = part;
      is_value = is_wanted = false;
      part.clear();
    } else {
      part += c;
    }
  }
  return found;
}

std::optional<std::int64_t> integer_of(const json& value) {
  if (value.is_number_unsigned()) {
    if (value.get<std::uint64_t>() > kMaxInteger) return std::nullopt;
    return value.get<std::int64_t>();
  }
  if (value.is_number_integer()) {
    const auto integer = value.get<std::int64_t>();
    if (integer < -kMaxInteger) return std::nullopt;
    return integer;
  }
  if (!value.is_number()) return std::nullopt;
  const double number = value.get<double>();
  if (std::trunc(number) != number || std::abs(number) > static_cast<double>(kMaxInteger)) return std::nullopt;
  return static_cast<std::int64_t>(number);
}

const json* member(const json& object, const char* name) {
  const auto found = object.find(name);
  return found == object.end() || found->is_null() ? nullptr : &*found;
}

std::string shown(const json& value) {
  if (const std::string* text = string_of(value)) return in_quotes(*text);
  if (value.is_number() || value.is_boolean() || value.is_null()) return value.dump();
  return value.is_array() ? "an array" : "an object";
}

}  // namespace nemeton
