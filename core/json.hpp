// A small writer of JSON; the core reads none.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace nemeton {

// Appends JSON to a string that it does not own. It inserts commas; the caller must nest correctly.
class JsonWriter {
 public:
  explicit JsonWriter(std::string& out) : out_(out) {}

  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }
  JsonWriter& key(std::string_view name);

  JsonWriter& null() { return literal("null"); }
  JsonWriter& boolean(bool value) { return literal(value ? "true" : "false"); }
  JsonWriter& number(std::int64_t value);
  JsonWriter& number(int value) { return number(static_cast<std::int64_t>(value)); }
  JsonWriter& number(std::uint64_t value);
  // The shortest text that reads back as the same double; `value` is finite.
  JsonWriter& number(double value);
  // `text` is UTF-8; quotes, backslashes and control characters are escaped.
  JsonWriter& string(std::string_view text);
  // A complete JSON value written elsewhere.
  JsonWriter& raw(std::string_view json) { return literal(json); }

  template <class T>
  JsonWriter& field(std::string_view name, T value) {
    key(name);
    if constexpr (std::is_same_v<T, bool>) return boolean(value);
    else if constexpr (std::is_arithmetic_v<T>) return number(value);
    else return string(value);
  }

 private:
  JsonWriter& open(char bracket);
  JsonWriter& close(char bracket);
  JsonWriter& literal(std::string_view text);
  void comma();

  std::string& out_;
  bool comma_due_ = false;
};

}  // namespace nemeton
