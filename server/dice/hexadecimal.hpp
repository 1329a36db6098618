// Bytes as hexadecimal digits, small letters, and back.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace nemeton {

std::string hexadecimal(std::span<const unsigned char> bytes);
inline std::string hexadecimal(std::string_view bytes) {
  return hexadecimal(std::span(reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size()));
}
// Returns nullopt if the text is anything else.
std::optional<std::string> bytes_of(std::string_view digits);

}  // namespace nemeton
