// What the writer of JSON writes.
#include "core/json.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace nemeton {
namespace {

TEST(JsonWriter, PutsCommasBetweenMembersAndNowhereElse) {
  std::string text;
  JsonWriter(text)
      .begin_object()
      .key("a")
      .begin_array()
      .end_array()
      .key("b")
      .begin_array()
      .number(1)
      .begin_object()
      .end_object()
      .null()
      .end_array()
      .field("c", true)
      .end_object();
  EXPECT_EQ(text, R"({"a":[],"b":[1,{},null],"c":true})");
}

TEST(JsonWriter, EscapesQuotesBackslashesAndControlCharacters) {
  std::string text;
  JsonWriter(text).string(std::string("\"\\\n\x01 é/", 8));
  EXPECT_EQ(text, "\"\\\"\\\\\\u000a\\u0001 é/\"");
}

TEST(JsonWriter, WritesNumbersShortAndExact) {
  std::string text;
  JsonWriter json(text);
  json.begin_array().number(0.25).number(1.0).number(-1.0).number(0.1).number(1e300).number(1.0 / 3);
  json.number(std::numeric_limits<std::int64_t>::min()).number(std::numeric_limits<std::uint64_t>::max()).end_array();
  EXPECT_EQ(text, "[0.25,1,-1,0.1,1e+300,0.3333333333333333,-9223372036854775808,18446744073709551615]");
}

TEST(JsonWriter, TakesAValueWrittenElsewhereAsItIs) {
  std::string text;
  JsonWriter(text).begin_array().raw("{\"x\":1}").raw("2").end_array();
  EXPECT_EQ(text, R"([{"x":1},2])");
}

}  // namespace
}  // namespace nemeton
