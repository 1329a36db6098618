// What is different between two JSON texts.
#include "table/changes.hpp"

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "table/tests/changed.hpp"

namespace nemeton {
namespace {

TEST(ChangesTest, AValueIsReplacedWhereItCannotBeGoneInto) {
  EXPECT_EQ(changes_between("1", "2"), "[2]");
  EXPECT_EQ(changes_between("null", R"({"a":1})"), R"([{"a":1}])");
  EXPECT_EQ(changes_between(R"({"a":1})", "null"), "[null]");
  EXPECT_EQ(changes_between("[1,2]", "[1,2,3]"), "[[1,2,3]]");
  EXPECT_EQ(changes_between(R"({"a":1})", "[1]"), "[[1]]");
}

TEST(ChangesTest, MembersAndItemsAreChangedWhereTheyAre) {
  EXPECT_EQ(changes_between(R"({"turn":0,"end":null})", R"({"turn":1,"end":null})"), R"({"turn":[1]})");
  EXPECT_EQ(changes_between(R"({"a":{"b":[10,20,30],"c":"same"},"d":1})", R"({"a":{"b":[10,21,30],"c":"same"},"d":1})"),
            R"({"a":{"b":{"1":[21]}}})");
  EXPECT_EQ(changes_between(R"({"home":[0,0]})", R"({"home":[0,0]})"), "{}");
}

TEST(ChangesTest, OtherMembersMakeAnotherObject) {
  EXPECT_EQ(changes_between(R"({"a":{"b":1,"c":2}})", R"({"a":{"b":1}})"), R"({"a":[{"b":1}]})");
  EXPECT_EQ(changes_between(R"({"a":{"b":1}})", R"({"a":{"b":1,"c":2}})"), R"({"a":[{"b":1,"c":2}]})");
  EXPECT_EQ(changes_between(R"({"a":{"b":1}})", R"({"a":{"c":1}})"), R"({"a":[{"c":1}]})");
}

TEST(ChangesTest, TheShorterFormIsTold) {
  EXPECT_EQ(changes_between("[1,2,3]", "[4,5,6]"), "[[4,5,6]]");
  EXPECT_EQ(changes_between(R"([[1,"a long text"],2])", R"([[3,"a long text"],2])"), R"({"0":{"0":[3]}})");
}

TEST(ChangesTest, ANumberIsNotTakenForTheBeginningOfAnother) {
  EXPECT_EQ(changes_between(R"({"a":12,"b":"0123456789"})", R"({"a":1,"b":"0123456789"})"), R"({"a":[1]})");
  EXPECT_EQ(changes_between(R"({"a":1,"b":"0123456789"})", R"({"a":1.5,"b":"0123456789"})"), R"({"a":[1.5]})");
}

TEST(ChangesTest, TextMayHoldWhatElseHasAMeaning) {
  EXPECT_EQ(changes_between(R"({"a":"}\",[","b":1})", R"({"a":"}\",[","b":2})"), R"({"b":[2]})");
  EXPECT_EQ(changes_between(R"({"a\"]":"\\","b":1})", R"({"a\"]":"{\\\"","b":1})"), R"({"a\"]":["{\\\""]})");
}

json any_value(Random& random, int depth) {
  json value;
  switch (below(random, depth == 0 ? 4 : 7)) {
    case 0: return nullptr;
    case 1: return below(random, 12);
    case 2: return below(random, 2) == 0;
    case 3: return std::string(below(random, 3), "a\"\\}"[below(random, 4)]);
    case 4:
      value = json::array();
      for (std::uint32_t i = below(random, 4); i > 0; --i) value.push_back(any_value(random, depth - 1));
      return value;
    default:
      value = json::object();
      for (const char* name : {"one", "two", "three", "a \"quote\""}) {
        if (below(random, 6) != 0) value[name] = any_value(random, depth - 1);
      }
      return value;
  }
}

// The same, with something else here and there.
json altered(const json& value, Random& random, int depth) {
  if (below(random, 6) == 0) return any_value(random, depth);
  json copy = value;
  if (value.is_structured()) {
    for (json& each : copy) each = altered(each, random, depth - 1);
  }
  return copy;
}

TEST(ChangesTest, AppliedTheyGiveWhatCameAfter) {
  Random random(5);
  int within = 0;
  for (int i = 0; i < 20'000; ++i) {
    const json before = any_value(random, 4);
    const json after = altered(before, random, 4);
    const std::string changes = changes_between(before.dump(), after.dump());
    ASSERT_EQ(changed(before, json::parse(changes)), after) << before << "\n" << changes;
    ASSERT_LE(changes.size(), after.dump().size() + 2);
    within += changes.front() == '{' && changes != "{}" ? 1 : 0;
  }
  EXPECT_GT(within, 2000);
}

}  // namespace
}  // namespace nemeton
