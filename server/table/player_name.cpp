#include "server/table/player_name.hpp"

#include <locale.h>
#include <wctype.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "protocol/json_text.hpp"

namespace nemeton {

namespace {

constexpr std::size_t kLongest = 24;

using Characters = std::u32string;

// `utf8` is well formed, as all that was read as JSON is.
Characters characters_of(std::string_view utf8) {
  Characters characters;
  for (const char each : utf8) {
    const auto byte = static_cast<unsigned char>(each);
    if (byte < 0x80) characters += byte;
    else if (byte >= 0xC0) characters += byte & (byte < 0xE0 ? 0x1Fu : byte < 0xF0 ? 0x0Fu : 0x07u);
    else characters.back() = characters.back() << 6 | (byte & 0x3Fu);
  }
  return characters;
}

// Characters that show nothing or change how what follows is shown: with them a name could look like another's, or turn round
// the words around it. Controls, separators of lines, what joins and directs, tags.
bool is_unseen(char32_t c) {
  constexpr std::array<std::pair<char32_t, char32_t>, 16> kRanges = {{{0x00, 0x1F},
                                                                      {0x7F, 0x9F},
                                                                      {0xAD, 0xAD},
                                                                      {0x34F, 0x34F},
                                                                      {0x61C, 0x61C},
                                                                      {0x115F, 0x1160},
                                                                      {0x17B4, 0x17B5},
                                                                      {0x180B, 0x180F},
                                                                      {0x200B, 0x200F},
                                                                      {0x2028, 0x202E},
                                                                      {0x2060, 0x206F},
                                                                      {0x3164, 0x3164},
                                                                      {0xFE00, 0xFE0F},
                                                                      {0xFEFF, 0xFEFF},
                                                                      {0xFFA0, 0xFFA0},
                                                                      {0xE0000, 0x10FFFF}}};
  const auto holds = [c](const auto& range) { return range.first <= c && c <= range.second; };
  return std::ranges::any_of(kRanges, holds);
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

Characters folded(const std::string& name) {
  Characters folded;
  for (const char32_t c : characters_of(name)) {
    if (!is_space(c)) folded += static_cast<char32_t>(towlower_l(static_cast<wint_t>(c), all_letters()));
  }
  return folded;
}

}  // namespace

std::expected<std::string, Refusal> read_player_name(const std::string& text) {
  const auto first = text.find_first_not_of(' ');
  const std::string name = first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(' ') - first + 1);
  const Characters characters = characters_of(name);
  const bool seen = !std::ranges::any_of(characters, is_unseen) && !std::ranges::all_of(characters, is_space);
  if (!seen || characters.size() > kLongest) {
    return std::unexpected(
        bad_request("name is " + shown(nlohmann::json(text)) + ", expected 1 to 24 characters that can be seen"));
  }
  return name;
}

bool are_alike(const std::string& one, const std::string& other) { return folded(one) == folded(other); }

}  // namespace nemeton
