// The document of the API and the routes of the server are the same, and the document is what inputs are checked against. The parameters of a query.
#include "server/net/api/api.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "server/net/api/api_schemas.hpp"
#include "server/net/api/query.hpp"
#include "server/net/api/request_input.hpp"

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

TEST(ApiTest, TheDocumentNamesTheKeyThatEachRouteNeeds) {
  const nlohmann::json paths = nlohmann::json::parse(kOpenApi)["paths"];
  for (const Route& route : routes()) {
    std::string method(route.method);
    std::ranges::transform(method, method.begin(), [](char c) { return static_cast<char>(c - 'A' + 'a'); });
    const nlohmann::json security = paths[std::string(route.path)][method].value("security", nlohmann::json());
    const auto keys = [](std::initializer_list<const char*> names) {
      nlohmann::json all;
      for (const char* name : names)
        all.push_back(*name == '\0' ? nlohmann::json::object() : nlohmann::json{{name, nlohmann::json::array()}});
      return all;
    };
    const std::map<Caller, nlohmann::json> expected = {{Caller::anyone, {}},
                                                       {Caller::maybe_player, keys({"", "session"})},
                                                       {Caller::player, keys({"session"})},
                                                       {Caller::seat, keys({"seat", "session"})},
                                                       {Caller::seek, keys({"seek"})},
                                                       {Caller::moderator, keys({"moderator"})},
                                                       {Caller::bot_account, keys({"token"})}};
    EXPECT_EQ(security, expected.at(route.caller)) << route.method << ' ' << route.path;
  }
}

TEST(DescriptionTest, AFaultIsNamedWithWhatIsExpected) {
  const auto fault_in = [](const char* method, const char* path, const std::string& body, const std::string& query) {
    Request request{.method = method,
                    .path = path,
                    .query = query,
                    .body = body,
                    .accept_encoding = {},
                    .if_none_match = {},
                    .authorization = {},
                    .host = {},
                    .client = {}};
    const auto input = Description::get().read(request, method, path);
    return input ? input->dump() : input.error().message;
  };
  const auto in_body = [&](const char* path, const std::string& body) { return fault_in("POST", path, body, ""); };
  const char* tables = "/api/v1/tables";
  EXPECT_EQ(in_body(tables, "[]"), "the body is an array, expected an object with game, seats");
  EXPECT_EQ(in_body(tables, R"({"game":"tug"})"), "seats is missing, expected a list");
  EXPECT_EQ(in_body(tables, R"({"game":"tug","seats":["open"],"x":1})"), "unknown member \"x\"");
  EXPECT_EQ(in_body(tables, R"({"game":"tug","seats":[],"shuffle_seats":1})"),
            "shuffle_seats is 1, expected true or false");
  EXPECT_EQ(in_body(tables, R"({"game":"tug","seats":[],"time_control":{"kind":"move","seconds":0}})"),
            "time_control.seconds is 0, expected an integer from 1 to 3600");
  EXPECT_EQ(in_body("/api/v1/seats/lookup", R"({"seats":[{"table":"a"}]})"),
            "seats[0].key is missing, expected a string");
  EXPECT_EQ(in_body("/api/v1/notifications/unsubscribe", "{}"),
            "the body is an object, expected an object with endpoint, or an object with email_token");
  // Null counts as left out, and a whole number is one however it is written.
  EXPECT_EQ(in_body("/api/v1/tables/{table}/join", R"({"seat":2.0,"former_key":null})"), R"({"seat":2})");

  const auto in_query = [&](const char* query) {
    return fault_in("GET", "/api/v1/tournaments/{tournament}", "", query);
  };
  EXPECT_EQ(in_query(""), R"({"after":-1,"wait":20})");
  EXPECT_EQ(in_query("after=x"), "after is \"x\", expected an integer from -1 to 1000000");
  EXPECT_EQ(fault_in("GET", "/oembed", "", ""), "url is missing, expected a string");
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
