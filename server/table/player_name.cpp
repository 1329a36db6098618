#include "server/table/player_name.hpp"

#include <locale.h>
#include <wctype.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/text.hpp"
#include "protocol/json_text.hpp"

namespace nemeton {

namespace {

constexpr std::size_t kLongest = 24;

// A letter with more accents than any language writes covers the lines above and below it.
constexpr int kMostAccents = 2;

bool has_too_many_accents(std::u32string_view name) {
  int accents = 0;
  return std::ranges::any_of(name,
                             [&](char32_t c) { return (accents = is_accent(c) ? accents + 1 : 0) > kMostAccents; });
}

bool is_space(char32_t c) {
  return c == ' ' || c == 0xA0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200A) || c == 0x202F || c == 0x205F ||
         c == 0x3000;
}

// Of all languages, whatever the server's own is.
locale_t all_letters() {
  static const locale_t locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
  return locale;
}

std::u32string folded(const std::string& name) {
  std::u32string folded;
  for (const char32_t c : characters_of(name)) {
    if (!is_space(c)) folded += static_cast<char32_t>(towlower_l(static_cast<wint_t>(c), all_letters()));
  }
  return folded;
}

}  // namespace

std::expected<std::string, Refusal> read_player_name(const std::string& text) {
  const auto first = text.find_first_not_of(' ');
  const std::string name = first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(' ') - first + 1);
  const std::u32string characters = characters_of(name);
  const bool seen = !std::ranges::any_of(characters, is_unseen) && !std::ranges::all_of(characters, is_space);
  if (!seen || characters.size() > kLongest) {
    return std::unexpected(
        bad_request("name is " + shown(nlohmann::json(text)) + ", expected 1 to 24 characters that can be seen"));
  }
  if (has_too_many_accents(characters)) {
    return std::unexpected(
        bad_request("name is " + shown(nlohmann::json(text)) + ", expected at most two accents on a letter"));
  }
  return name;
}

bool are_alike(const std::string& one, const std::string& other) { return folded(one) == folded(other); }

}  // namespace nemeton
