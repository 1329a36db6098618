// Text from outside: its invisible characters, and how to print it on a terminal.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace nemeton {

// Decodes UTF-8. An invalid byte becomes U+DC00 plus its value, which no character has.
std::u32string characters_of(std::string_view utf8);

// Whether a character shows nothing or changes how the text around it is shown, so that text with it looks like other text or turns the words beside it
// round: controls (C0, C1), separators of lines and paragraphs, characters that join, direct or tag, the Braille blank, and private or unassigned ones.
bool is_unseen(char32_t character);

// Whether an unseen character belongs to visible ones: it joins letters and emoji, or chooses their form.
bool is_part_of_visible(char32_t character);

// Whether a character is an accent: a mark that letters of several scripts can have.
bool is_accent(char32_t character);

// Converts UTF-8 or UTF-16 with a byte order mark to UTF-8 without one. Text without a mark stays as it is. Returns nullopt for UTF-16 that is not
// valid.
std::optional<std::string> utf8_of(std::string_view bytes);

// Returns the text with every unseen character but `kept` escaped as \u{…}, so that no terminal interprets it.
std::string escaped(std::string_view utf8, std::u32string_view kept = U"");

}  // namespace nemeton
