#include "core/text.hpp"

#include <gtest/gtest.h>

namespace nemeton {
namespace {

TEST(Text, InvisibleCharactersAreEscaped) {
  EXPECT_EQ(escaped("Siân, Đặng, 山田, 🌿 \"\\"), "Siân, Đặng, 山田, 🌿 \"\\");
  EXPECT_EQ(escaped("a\x1b[2Jb\n\x7f"), "a\\u{1B}[2Jb\\u{A}\\u{7F}");
  EXPECT_EQ(escaped("a\nb\t", U"\n"), "a\nb\\u{9}");
  // A control of eight bits, one that turns text round, separators, a private character, one that is none, a tag.
  EXPECT_EQ(escaped("\u009B31m\u202Egood"), "\\u{9B}31m\\u{202E}good");
  EXPECT_EQ(escaped("\u2028\u2029\uE000\uFFFE\U0001FFFF\U000E0041"),
            "\\u{2028}\\u{2029}\\u{E000}\\u{FFFE}\\u{1FFFF}\\u{E0041}");
  EXPECT_EQ(escaped(std::string("a\0b", 3)), "a\\u{0}b");
  // The Braille blank, and shorthand and musical controls.
  EXPECT_EQ(escaped("\u2800\U0001BCA0\U0001D173"), "\\u{2800}\\u{1BCA0}\\u{1D173}");
}

TEST(Text, AByteThatBelongsToNoCharacterIsEscaped) {
  // A control alone, one that is written too long, half a character, a surrogate.
  EXPECT_EQ(escaped("\x9B"), "\\u{DC9B}");
  EXPECT_EQ(escaped("\xC0\x9B"), "\\u{DCC0}\\u{DC9B}");
  EXPECT_EQ(escaped("é\xC3"), "é\\u{DCC3}");
  EXPECT_EQ(escaped("\xED\xA0\x80"), "\\u{DCED}\\u{DCA0}\\u{DC80}");
  EXPECT_EQ(escaped("\xF4\x90\x80\x80"), "\\u{DCF4}\\u{DC90}\\u{DC80}\\u{DC80}");
  EXPECT_EQ(characters_of("é🌿"), U"é🌿");
}

}  // namespace
}  // namespace nemeton
