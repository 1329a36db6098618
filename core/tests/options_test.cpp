// Options: defaults, ranges, and errors that name the option, what was given and what was expected.
#include "core/options.hpp"

#include <gtest/gtest.h>

#include "core/tests/pennies.hpp"

namespace nemeton {
namespace {

std::string message(const std::expected<void, Error>& done) {
  if (done) return "no error";
  EXPECT_EQ(done.error().code, ErrorCode::bad_option);
  return done.error().message;
}

struct Options : testing::Test {
  OptionValues options{Pennies::kOptions};
};

TEST_F(Options, TakeValuesOfTheirRangeBothEndsIncluded) {
  const auto values = [&] { return std::array{options[0], options[1], options[2]}; };
  EXPECT_EQ(values(), (std::array{1, 1, 30}));
  EXPECT_TRUE(options.set_boolean("stakes", false) && options.set_word("coin", "bent"));
  EXPECT_TRUE(options.set_integer("ply_limit", 1));
  EXPECT_EQ(values(), (std::array{0, 0, 1}));
  EXPECT_TRUE(options.set_integer("ply_limit", 1000));
  EXPECT_EQ(options[2], 1000);
}

TEST_F(Options, RefuseAnUnknownNameAndSayWhichThereAre) {
  EXPECT_EQ(message(options.set_integer("limit", 3)),
            "unknown option \"limit\", expected one of stakes, coin, ply_limit");
}

TEST_F(Options, RefuseANumberOutOfRangeAndStayAsTheyWere) {
  EXPECT_EQ(message(options.set_integer("ply_limit", 0)), "option ply_limit is 0, expected an integer from 1 to 1000");
  EXPECT_EQ(message(options.set_integer("ply_limit", 1001)),
            "option ply_limit is 1001, expected an integer from 1 to 1000");
  EXPECT_EQ(message(options.set_integer("ply_limit", std::int64_t{1} << 32 | 5)),
            "option ply_limit is 4294967301, expected an integer from 1 to 1000");
  EXPECT_EQ(options[2], 30);
}

TEST_F(Options, RefuseAnUnknownWord) {
  EXPECT_EQ(message(options.set_word("coin", "gold")), "option coin is \"gold\", expected one of bent, fair");
}

TEST_F(Options, RefuseAValueOfAnotherType) {
  EXPECT_EQ(message(options.set_boolean("ply_limit", true)),
            "option ply_limit is true, expected an integer from 1 to 1000");
  EXPECT_EQ(message(options.set_word("stakes", "true")), "option stakes is \"true\", expected true or false");
  EXPECT_EQ(message(options.set_integer("stakes", 1)), "option stakes is 1, expected true or false");
  EXPECT_EQ(options.wrong_type("coin", "null").message, "option coin is null, expected one of bent, fair");
}

constexpr std::array<const char*, 3> kSpells = {"curse", "speed", "sloth"};
constexpr std::array kCounts = {0, 12, 13};
constexpr std::array kEveryKind = {
    OptionSpec::integer(
        "chariots", 3, 4, [](int seats) { return seats == 3 ? 3 : 4; }, "chariots of a seat"),
    OptionSpec::set_of_words("spells", kSpells, "which spells may be cast"),
    OptionSpec::number("questions", kCounts, 0, "how many cards"),
    OptionSpec::fraction("knowledge", 0.5, "the chance of a good answer"),
};

TEST(OptionKinds, ADefaultMayDependOnTheNumberOfSeats) {
  EXPECT_EQ(OptionValues(kEveryKind, 2)[0], 4);
  EXPECT_EQ(OptionValues(kEveryKind, 3)[0], 3);
}

TEST(OptionKinds, ASetTakesItsWordsInAnyOrderEachOnce) {
  OptionValues options(kEveryKind, 2);
  const auto written = [&] { return joined_words(kEveryKind[1], options[1]); };
  EXPECT_EQ(written(), "none");
  ASSERT_TRUE(options.set_word("spells", "sloth+curse"));
  EXPECT_EQ(written(), "curse+sloth");
  ASSERT_TRUE(options.set_word("spells", "sloth+speed+curse"));
  EXPECT_EQ(written(), "all");
  ASSERT_TRUE(options.set_word("spells", "speed"));
  for (const char* wrong : {"", "+", "curse+", "+curse", "curse+curse", "curse,speed", "none+curse", "hex"}) {
    EXPECT_EQ(message(options.set_word("spells", wrong)),
              "option spells is " + in_quotes(wrong) +
                  ", expected none, all or any of curse, speed, sloth joined with +, each once");
    EXPECT_EQ(written(), "speed");
  }
  ASSERT_TRUE(options.set_word("spells", "none"));
  EXPECT_EQ(written(), "none");
}

TEST(OptionKinds, ANumberOfAListIsOneOfThem) {
  OptionValues options(kEveryKind, 2);
  EXPECT_TRUE(options.set_integer("questions", 13));
  EXPECT_EQ(message(options.set_integer("questions", 5)), "option questions is 5, expected one of 0, 12, 13");
  EXPECT_EQ(options[2], 13);
}

TEST(OptionKinds, AFractionLiesBetweenNoughtAndOne) {
  OptionValues options(kEveryKind, 2);
  EXPECT_EQ(options[3], kFractionUnit / 2);
  EXPECT_TRUE(options.set_real("knowledge", 0.3));
  EXPECT_EQ(options[3], 300'000'000);
  EXPECT_TRUE(options.set_integer("knowledge", 1));
  EXPECT_EQ(options[3], kFractionUnit);
  EXPECT_EQ(message(options.set_real("knowledge", 1.5)), "option knowledge is 1.5, expected a number from 0 to 1");
  EXPECT_EQ(message(options.set_integer("knowledge", -1)), "option knowledge is -1, expected a number from 0 to 1");
  EXPECT_EQ(message(options.set_real("questions", 12.5)), "option questions is 12.5, expected one of 0, 12, 13");
  EXPECT_EQ(options[3], kFractionUnit);
}

TEST(InQuotes, CutsALongTextBetweenCharacters) {
  EXPECT_EQ(in_quotes("d2-e2"), "\"d2-e2\"");
  EXPECT_EQ(in_quotes(std::string(100, 'x')), "\"" + std::string(40, 'x') + "…\"");
  EXPECT_EQ(in_quotes(std::string(39, 'x') + "ééé"), "\"" + std::string(39, 'x') + "…\"");
}

TEST(InQuotes, ShowsControlCharactersAsSuchSoThatAMessageIsOneLine) {
  EXPECT_EQ(in_quotes("d2\r\n\x1b[1me2\x7f"), "\"d2\\u{D}\\u{A}\\u{1B}[1me2\\u{7F}\"");
}

}  // namespace
}  // namespace nemeton
