// Recovery codes.
#include "server/names/recovery_codes.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "server/dice/keys.hpp"

namespace nemeton {
namespace {

TEST(RecoveryCodes, EightOfThemAreDrawnAndReadHoweverTheyAreTyped) {
  start_keys();
  std::set<std::string> all;
  for (int i = 0; i < 100; ++i) {
    const auto codes = new_recovery_codes();
    EXPECT_EQ(codes.size(), 8u);
    for (const std::string& each : codes) {
      EXPECT_THAT(each, testing::MatchesRegex("([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}"));
      all.insert(*read_recovery_code(each));
    }
  }
  EXPECT_EQ(all.size(), 800u);
  const auto code = read_recovery_code("0123-4567-89AB-CDEF");
  ASSERT_TRUE(code);
  for (const char* typed : {"0123456789abcdef", " o123 4567 89ab cdef", "OI23-4567-89AB-CDEF", "ol2-3456-789AB-CDEF"})
    EXPECT_EQ(read_recovery_code(typed), code) << typed;
}

TEST(RecoveryCodes, WhatIsNoneIsNone) {
  for (const char* text :
       {"", "0123-4567-89AB-CDE", "0123-4567-89AB-CDEFG", "0123-4567-89AB-CDEU", "0123-4567-89AB-CDé"})
    EXPECT_FALSE(read_recovery_code(text)) << text;
  EXPECT_FALSE(read_recovery_code(std::string(16, '\0')));
}

}  // namespace
}  // namespace nemeton
