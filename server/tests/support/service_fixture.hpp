// A server on the store of the test program, and what its clients ask of it.
#pragma once

#include "server/tests/support/authenticator.hpp"
#include "server/tests/support/store_fixture.hpp"
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {

class ServiceTest : public testing::Test {
 protected:
  // The server goes by `time`, or by the system's.
  explicit ServiceTest(bool by_set_time = true) : server(fixture->serve(by_set_time ? &time : nullptr)) {}

  // From that address, as a proxy says.
  HttpAnswer post(const std::string& request, const json& body, const std::string& from = "192.0.2.1") const {
    return call_api(server->port(), request, body, {{"X-Forwarded-For", from}});
  }
  json told(const std::string& request, const json& body, int status = 200) const {
    const HttpAnswer answer = post(request, body);
    EXPECT_EQ(answer.status, status) << request << ": " << answer.body;
    return answer.parsed();
  }
  json get(const std::string& path) const { return http(server->port(), "GET", "/api/v1/" + path).parsed(); }
  // A new player with that name: id, name and key.
  json come(const std::string& name) const { return sign_up(server->port(), name); }

  SetTime time;
  std::unique_ptr<StoreFixture> fixture = new_store_fixture();
  std::unique_ptr<TestServer> server;
};

}  // namespace nemeton
