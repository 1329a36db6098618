// A server with tables, for tests of what docs/api.md says.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/tests/support/table_helpers.hpp"

namespace nemeton {

class TablesTest : public testing::Test {
 protected:
  HttpAnswer get(const std::string& path) { return http(server.port(), "GET", path); }
  HttpAnswer post(const std::string& path, const std::string& body) { return http(server.port(), "POST", path, body); }
  std::string open_error(const json& request) { return post("/api/v1/tables", request.dump()).error(); }

  TwoPeople two_people(const json& request = kTwoPeople) { return seat_two_people(server.port(), request); }

  // The answer to a message that is refused.
  static json error(Person& person, const std::string& text) {
    person.socket.send_text(text);
    return person.socket.receive("error");
  }
  static json error(Person& person, const json& message) { return error(person, message.dump()); }

  TestServer server;
};

}  // namespace nemeton
