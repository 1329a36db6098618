#include "core/text.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace nemeton {

namespace {

using Range = std::pair<char32_t, char32_t>;

template <std::size_t kCount>
bool is_in(const std::array<Range, kCount>& ranges, char32_t c) {
  return std::ranges::any_of(ranges, [c](const Range& range) { return range.first <= c && c <= range.second; });
}

struct Character {
  char32_t code;
  std::size_t size;  // in bytes
};

// `utf8` is not empty.
Character first_of(std::string_view utf8) {
  const auto byte = [utf8](std::size_t i) { return static_cast<std::uint8_t>(utf8[i]); };
  const Character broken{0xDC00u + byte(0), 1};
  if (byte(0) < 0x80) return {byte(0), 1};
  const std::size_t size = byte(0) < 0xE0 ? 2 : byte(0) < 0xF0 ? 3 : 4;
  if (byte(0) < 0xC2 || byte(0) > 0xF4 || utf8.size() < size) return broken;
  char32_t code = byte(0) & (0x7Fu >> size);
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return broken;
    code = code << 6 | (byte(i) & 0x3Fu);
  }
  constexpr std::array<char32_t, 5> kFirst = {0, 0, 0x80, 0x800, 0x10000};
  const bool is_one = code >= kFirst[size] && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
  return is_one ? Character{code, size} : broken;
}

}  // namespace

std::u32string characters_of(std::string_view utf8) {
  std::u32string characters;
  while (!utf8.empty()) {
    const Character next = first_of(utf8);
    characters += next.code;
    utf8.remove_prefix(next.size);
  }
  return characters;
}

bool is_unseen(char32_t character) {
  constexpr std::array<Range, 22> kRanges = {
      {{0x00, 0x1F},     {0x7F, 0x9F},       {0xAD, 0xAD},       {0x34F, 0x34F},     {0x61C, 0x61C},   {0x115F, 0x1160},
       {0x17B4, 0x17B5}, {0x180B, 0x180F},   {0x200B, 0x200F},   {0x2028, 0x202E},   {0x2060, 0x206F}, {0x2800, 0x2800},
       {0x3164, 0x3164}, {0xD800, 0xF8FF},   {0xFDD0, 0xFDEF},   {0xFE00, 0xFE0F},   {0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0},
       {0xFFF0, 0xFFFB}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, 0x10FFFF}}};
  return is_in(kRanges, character) || (character & 0xFFFE) == 0xFFFE;
}

bool is_part_of_visible(char32_t character) {
  constexpr std::array<Range, 4> kRanges = {
      {{0x200C, 0x200D}, {0xFE00, 0xFE0F}, {0xE0020, 0xE007F}, {0xE0100, 0xE01EF}}};
  return is_in(kRanges, character);
}

bool is_accent(char32_t character) {
  constexpr std::array<Range, 5> kRanges = {
      {{0x300, 0x36F}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x20D0, 0x20FF}, {0xFE20, 0xFE2F}}};
  return is_in(kRanges, character);
}

std::optional<std::string> utf8_of(std::string_view bytes) {
  if (bytes.starts_with("\xEF\xBB\xBF")) return std::string(bytes.substr(3));
  const bool is_big = bytes.starts_with("\xFE\xFF");
  if (!is_big && !bytes.starts_with("\xFF\xFE")) return std::string(bytes);
  if (bytes.size() % 2 != 0) return std::nullopt;
  std::string text;
  char32_t high = 0;  // the high surrogate of a pair
  for (std::size_t i = 2; i < bytes.size(); i += 2) {
    const auto byte = [&](std::size_t at) { return char32_t{static_cast<std::uint8_t>(bytes[at])}; };
    char32_t unit = is_big ? byte(i) << 8 | byte(i + 1) : byte(i + 1) << 8 | byte(i);
    if ((high != 0) != (unit >= 0xDC00 && unit <= 0xDFFF)) return std::nullopt;
    if (unit >= 0xD800 && unit <= 0xDBFF) {
      high = unit;
      continue;
    }
    if (high != 0) unit = 0x10000 + ((high - 0xD800) << 10) + (unit - 0xDC00);
    high = 0;
    const int more = unit < 0x80 ? 0 : unit < 0x800 ? 1 : unit < 0x10000 ? 2 : 3;
    constexpr std::array<char32_t, 4> kLead = {0, 0xC0, 0xE0, 0xF0};
    text += static_cast<char>(kLead[static_cast<std::size_t>(more)] | unit >> 6 * more);
    for (int left = more - 1; left >= 0; --left) text += static_cast<char>(0x80 | (unit >> 6 * left & 0x3F));
  }
  if (high != 0) return std::nullopt;
  return text;
}

std::string escaped(std::string_view utf8, std::u32string_view kept) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string text;
  while (!utf8.empty()) {
    const auto [code, size] = first_of(utf8);
    if (is_unseen(code) && !kept.contains(code)) {
      std::string digits;
      for (char32_t rest = code; rest > 0 || digits.empty(); rest >>= 4) digits.insert(0, 1, kDigits[rest & 0xF]);
      text += "\\u{" + digits + "}";
    } else {
      text += utf8.substr(0, size);
    }
    utf8.remove_prefix(size);
  }
  return text;
}

}  // namespace nemeton
