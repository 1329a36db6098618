#include "core/json.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <optional>

namespace nemeton {

void JsonWriter::comma() {
  if (comma_due_) out_ += ',';
}

JsonWriter& JsonWriter::open(char bracket) {
  comma();
  out_ += bracket;
  comma_due_ = false;
  return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
  out_ += bracket;
  comma_due_ = true;
  return *this;
}

JsonWriter& JsonWriter::literal(std::string_view text) {
  comma();
  out_ += text;
  comma_due_ = true;
  return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
  string(name);
  out_ += ':';
  comma_due_ = false;
  return *this;
}

namespace {

template <class T>
std::string_view digits(T value, std::array<char, 32>& buffer) {
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
  return {buffer.data(), static_cast<std::size_t>(end - buffer.data())};
}

constexpr std::int64_t kMillion = 1'000'000;

// The millionths of a number that has no smaller part, and is written without an exponent.
std::optional<std::int64_t> millionths_of(double value) {
  const double size = std::abs(value);
  if (size < 1e-4 || size >= 1e9) return std::nullopt;
  // Both sides of the division are exact, so its result is what the decimals are read as.
  const double whole = std::round(value * kMillion);
  if (whole / kMillion != value) return std::nullopt;
  return static_cast<std::int64_t>(whole);
}

std::string_view decimals(std::int64_t millionths, std::array<char, 32>& buffer) {
  char* to = buffer.data();
  if (millionths < 0) *to++ = '-';
  const std::int64_t size = std::abs(millionths);
  to = std::to_chars(to, buffer.data() + buffer.size(), size / kMillion).ptr;
  std::int64_t rest = size % kMillion;
  if (rest != 0) *to++ = '.';
  for (std::int64_t unit = kMillion / 10; rest != 0; unit /= 10) {
    *to++ = static_cast<char>('0' + rest / unit);
    rest %= unit;
  }
  return {buffer.data(), static_cast<std::size_t>(to - buffer.data())};
}

}  // namespace

JsonWriter& JsonWriter::number(std::int64_t value) {
  std::array<char, 32> buffer;
  return literal(digits(value, buffer));
}

JsonWriter& JsonWriter::number(std::uint64_t value) {
  std::array<char, 32> buffer;
  return literal(digits(value, buffer));
}

JsonWriter& JsonWriter::number(double value) {
  std::array<char, 32> buffer;
  // Most numbers are such as 0.25; the general way writes and reads each of them up to three times.
  if (const auto millionths = millionths_of(value)) return literal(decimals(*millionths, buffer));
  // Not std::to_chars: its tables for doubles would make a third of the WebAssembly core.
  int length = 0;
  for (int precision = 15; precision <= 17; ++precision) {
    length = std::snprintf(buffer.data(), buffer.size(), "%.*g", precision, value);
    if (std::strtod(buffer.data(), nullptr) == value) break;
  }
  return literal({buffer.data(), static_cast<std::size_t>(length)});
}

JsonWriter& JsonWriter::string(std::string_view text) {
  comma();
  out_ += '"';
  std::size_t written = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool control = static_cast<unsigned char>(c) < 0x20;
    if (!control && c != '"' && c != '\\') continue;
    out_.append(text, written, i - written);
    written = i + 1;
    if (control) {
      constexpr std::string_view hex = "0123456789abcdef";
      out_ += "\\u00";
      out_ += hex[static_cast<unsigned char>(c) >> 4];
      out_ += hex[static_cast<unsigned char>(c) & 15];
    } else {
      out_ += '\\';
      out_ += c;
    }
  }
  out_.append(text, written);
  out_ += '"';
  comma_due_ = true;
  return *this;
}

}  // namespace nemeton
