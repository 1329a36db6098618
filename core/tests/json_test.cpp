// What the writer of JSON writes.
#include "core/json.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>

#include "core/random.hpp"

namespace nemeton {
namespace {

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

// A number with few decimals is written in a way of its own.
TEST(JsonWriter, WritesDoublesAsTheShortestOfUpTo17DigitsThatReadsBack) {
  const auto shortest = [](double value) {
    std::array<char, 32> text;
    for (int precision = 15; precision <= 17; ++precision) {
      std::snprintf(text.data(), text.size(), "%.*g", precision, value);
      if (std::strtod(text.data(), nullptr) == value) break;
    }
    return std::string(text.data());
  };
  const auto expect_shortest = [&](double value) {
    std::string text;
    JsonWriter(text).number(value);
    EXPECT_EQ(text, shortest(value));
  };
  for (const double value : {0.0, -0.0, 1e-4, 9.9e-5, 123456789.123456, 999999999.999999, 1e9, 1e15, 0.0625, 1e-6}) {
    expect_shortest(value);
    expect_shortest(-value);
    expect_shortest(std::nextafter(value, 1));
  }
  Random random(1);
  for (int i = 0; i < 20000; ++i) {
    const double whole = static_cast<double>(random() >> (12 + random() % 52));
    for (const double unit : {1.0, 3.0, 1e3, 1e6, 1e7, 65536.0}) expect_shortest(whole / unit);
  }
}

}  // namespace
}  // namespace nemeton
