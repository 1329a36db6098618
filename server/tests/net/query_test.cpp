// What a request's target says in percent signs, and the members of its query.
#include "server/net/query.hpp"

#include <gtest/gtest.h>

namespace nemeton {
namespace {

TEST(QueryTest, PercentSignsAreReadAndWritten) {
  EXPECT_EQ(percent_decoded("a%20b%C3%a9"), "a b\u00e9");
  for (const char* wrong : {"%", "%2", "a%2g", "%%20"}) EXPECT_EQ(percent_decoded(wrong), std::nullopt) << wrong;
  EXPECT_EQ(percent_encoded("http://x:1/t/a-b_c.~\"<\u00e9"), "http%3A%2F%2Fx%3A1%2Ft%2Fa-b_c.~%22%3C%C3%A9");
  EXPECT_EQ(percent_decoded(percent_encoded("100 %+&=#?")), "100 %+&=#?");
}

TEST(QueryTest, AMemberIsFoundByItsWholeName) {
  const char* query = "maxurl=no&url=http%3A%2F%2Fx%2Ft%2Fa%23b&empty=&flag&two+words=1+2&url=second";
  EXPECT_EQ(query_member(query, "url"), "http://x/t/a#b");
  EXPECT_EQ(query_member(query, "empty"), "");
  EXPECT_EQ(query_member(query, "flag"), "");
  EXPECT_EQ(query_member(query, "two+words"), "1 2");
  EXPECT_EQ(query_member(query, "rl"), std::nullopt);
  EXPECT_EQ(query_member("url=%zz", "url"), std::nullopt);
  EXPECT_EQ(query_member("", "url"), std::nullopt);
}

}  // namespace
}  // namespace nemeton
