// The document of the api and the routes of the server are the same. Percent signs and the members of a query.
#include "server/net/api/api.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "server/net/api/documents.hpp"
#include "server/net/api/query.hpp"

namespace nemeton {
namespace {

// Limits hold for whatever is asked for (docs/security.md).
TEST(ApiTest, EveryRequestMayBeOneTooMany) {
  for (const auto& [path, operations] : nlohmann::json::parse(kOpenApi)["paths"].items()) {
    for (const auto& [word, operation] : operations.items()) {
      if (!operation.contains("operationId")) continue;
      EXPECT_TRUE(operation["responses"].contains("429") && operation["responses"].contains("503")) << path;
    }
  }
}

TEST(ApiTest, TheDocumentHasExactlyTheRoutesOfTheServer) {
  std::vector<std::string> documented;
  for (const auto& [path, operations] : nlohmann::json::parse(kOpenApi)["paths"].items()) {
    for (const auto& [word, operation] : operations.items()) {
      if (!operation.contains("operationId")) continue;
      std::string method = word;
      std::ranges::transform(method, method.begin(), [](char c) { return static_cast<char>(c - 'a' + 'A'); });
      documented.push_back(method + " " + path);
    }
  }
  std::vector<std::string> served;
  for (const Route& route : routes()) served.push_back(std::string(route.method) + " " + std::string(route.path));
  EXPECT_THAT(documented, testing::UnorderedElementsAreArray(served));
}

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
