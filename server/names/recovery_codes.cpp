#include "server/names/recovery_codes.hpp"

#include <cctype>
#include <string_view>

#include "server/dice/keys.hpp"

namespace nemeton {

namespace {

constexpr int kCodes = 8;
constexpr std::size_t kLength = 16;
constexpr std::size_t kGroup = 4;
constexpr std::string_view kAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

char read_character(char c) {
  const char upper = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  if (upper == 'O') return '0';
  if (upper == 'I' || upper == 'L') return '1';
  return upper;
}

}  // namespace

std::vector<std::string> new_recovery_codes() {
  std::vector<std::string> codes(kCodes);
  for (std::string& code : codes) {
    for (std::size_t i = 0; i < kLength; ++i) {
      if (i > 0 && i % kGroup == 0) code += '-';
      code += kAlphabet[random_below(kAlphabet.size())];
    }
  }
  return codes;
}

std::optional<std::string> read_recovery_code(const std::string& text) {
  std::string code;
  for (const char each : text) {
    if (each == '-' || each == ' ') continue;
    code += read_character(each);
    if (!kAlphabet.contains(code.back())) return std::nullopt;
  }
  return code.size() == kLength ? std::optional(code) : std::nullopt;
}

}  // namespace nemeton
