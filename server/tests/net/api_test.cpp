// The document of the api and the routes of the server are the same.
#include "server/net/api.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "server/net/documents.hpp"

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

}  // namespace

}  // namespace nemeton
