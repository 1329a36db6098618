#include "server/dice/hexadecimal.hpp"

#include <sodium.h>

namespace nemeton {

std::string hexadecimal(std::span<const unsigned char> bytes) {
  std::string text(2 * bytes.size() + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
  text.pop_back();
  return text;
}

std::optional<std::string> bytes_of(std::string_view digits) {
  std::string bytes(digits.size() / 2, '\0');
  std::size_t length = 0;
  const char* end = nullptr;
  const bool read = sodium_hex2bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), digits.data(),
                                   digits.size(), nullptr, &length, &end) == 0;
  if (!read || length != bytes.size() || end != digits.data() + digits.size()) return std::nullopt;
  return bytes;
}

}  // namespace nemeton
