#include "server/net/api/query.hpp"

#include <algorithm>

namespace nemeton {

namespace {

std::optional<int> hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return std::nullopt;
}

bool is_unreserved(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         std::string_view("-._~").contains(c);
}

}  // namespace

std::optional<std::string> percent_decoded(std::string_view text) {
  std::string decoded;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      decoded += text[i];
      continue;
    }
    const auto high = i + 1 < text.size() ? hex_digit(text[i + 1]) : std::nullopt;
    const auto low = i + 2 < text.size() ? hex_digit(text[i + 2]) : std::nullopt;
    if (!high || !low) return std::nullopt;
    decoded += static_cast<char>(*high << 4 | *low);
    i += 2;
  }
  return decoded;
}

std::string percent_encoded(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string encoded;
  for (const char c : text) {
    if (is_unreserved(c)) {
      encoded += c;
      continue;
    }
    const auto byte = static_cast<unsigned char>(c);
    encoded += {'%', kDigits[byte >> 4], kDigits[byte & 15]};
  }
  return encoded;
}

std::optional<std::string> query_member(std::string_view query, std::string_view name) {
  while (!query.empty()) {
    const std::string_view member = query.substr(0, query.find('&'));
    query.remove_prefix(std::min(member.size() + 1, query.size()));
    const std::size_t equals = member.find('=');
    if (member.substr(0, equals) != name) continue;
    std::string value(equals == std::string_view::npos ? "" : member.substr(equals + 1));
    std::ranges::replace(value, '+', ' ');
    return percent_decoded(value);
  }
  return std::nullopt;
}

}  // namespace nemeton
