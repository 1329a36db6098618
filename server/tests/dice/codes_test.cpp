// Codes that people read out and type: drawn, shown, and read however they are typed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "server/dice/keys.hpp"

namespace nemeton {
namespace {

TEST(Codes, AreDrawnFromLettersThatAreNotConfused) {
  start_keys();
  std::set<std::string> all;
  std::set<char> letters;
  for (int i = 0; i < 1000; ++i) {
    const std::string code = random_code(8);
    EXPECT_THAT(shown_code(code), testing::MatchesRegex("[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}"));
    EXPECT_EQ(read_code(shown_code(code), 8), code);
    all.insert(code);
    letters.insert(code.begin(), code.end());
  }
  EXPECT_EQ(all.size(), 1000u);
  EXPECT_EQ(letters.size(), 32u);
}

TEST(Codes, AreReadHoweverTheyAreTyped) {
  for (const char* typed : {"01234567", "0123-4567", " o123 4567", "OI23-4567", "ol-23-45-67"})
    EXPECT_EQ(read_code(typed, 8), "01234567") << typed;
  EXPECT_EQ(read_code("k7qm-4xpa", 8), "K7QM4XPA");
  for (const char* text : {"", "0123-456", "0123-45678", "0123-456U", "0123-456\xc3\xa9", "banido"})
    EXPECT_FALSE(read_code(text, 8)) << text;
  EXPECT_FALSE(read_code(std::string(8, '\0'), 8));
}

}  // namespace
}  // namespace nemeton
