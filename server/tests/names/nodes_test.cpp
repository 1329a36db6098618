// Names that stay, at several servers on one PostgreSQL.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <future>

#include "server/dice/keys.hpp"
#include "server/tests/support/authenticator.hpp"
#include "server/tests/support/nodes_fixture.hpp"

namespace nemeton {
namespace {

using testing::UnorderedElementsAre;

class NamesNodesTest : public NodesFixture {
 protected:
  NamesNodesTest() { start_keys(); }

  static HttpAnswer post(const Program& node, const std::string& path, const json& body) {
    return http(node.port(), "POST", "/api/v1/names" + path, body.dump(), {{"Host", "nemeton.example"}});
  }
  static std::string challenge(const Program& node, const json& body = json::object()) {
    return post(node, "/challenge", body).parsed()["challenge"];
  }
  static json wish(const Program& node, const Authenticator& device, const std::string& name) {
    return {{"name", name}, {"passkey", Authenticator::written(device.create(challenge(node, {{"name", name}})))}};
  }
  // Both at once, each at its own server: the statuses.
  std::vector<int> at_once(const std::string& path, const json& here, const json& there) const {
    auto first = std::async(std::launch::async, [&] { return post(*one, path, here).status; });
    const int second = post(*two, path, there).status;
    return {first.get(), second};
  }

  std::unique_ptr<Program> one = start();
  std::unique_ptr<Program> two = start();
};

TEST_F(NamesNodesTest, ANameThatIsTakenInTheSameInstantAtTwoServersHasOneWinner) {
  // Without letters that look like one another.
  for (const char letter : std::string_view("abcdefghjkmnpqrstuvw")) {
    const std::string name = std::string("Gwion ") + letter;
    const json here = wish(*one, Authenticator(), name);
    const json there = wish(*two, Authenticator(), name);
    EXPECT_THAT(at_once("", here, there), UnorderedElementsAre(201, 409)) << name;
  }
}

TEST_F(NamesNodesTest, AChallengeIsAnsweredAtAnyServerOnce) {
  const Authenticator device;
  ASSERT_EQ(post(*two, "", wish(*one, device, "Ceridwen")).status, 201);
  for (int round = 0; round < 10; ++round) {
    const json answer = {{"passkey", Authenticator::written(device.get(challenge(*one)))}};
    EXPECT_THAT(at_once("/session", answer, answer), UnorderedElementsAre(201, 403));
  }
}

TEST_F(NamesNodesTest, WhoIsSignedInGoesOnWhereAServerHasDied) {
  const Authenticator device;
  const json in = post(*one, "", wish(*one, device, "Ceridwen")).parsed();
  const std::string asked = challenge(*one);
  one->end(SIGKILL);
  EXPECT_EQ(post(*two, "/mine", {{"key", in["key"]}}).parsed()["name"], "Ceridwen");
  EXPECT_EQ(post(*two, "/session", {{"passkey", Authenticator::written(device.get(asked))}}).status, 201);
}

TEST_F(NamesNodesTest, AnotherNameAndItsEndAreSeenAtTablesOfTheOtherServer) {
  const Authenticator device;
  const json in = post(*one, "", wish(*one, device, "Ceridwen")).parsed();
  const Opened opened = open_table(two->port(), kTwoPeople);
  Person watching(two->port(), opened.table, "");
  const auto hear_seat = [&](const auto& fits) {
    for (json seats = watching.welcome["seats"]; !fits(seats[0]);) {
      const json message = watching.socket.receive("seats");
      ASSERT_TRUE(message.is_object());
      seats = message["seats"];
    }
  };
  const json claim = {{"key", in["key"]}, {"seats", {{{"table", opened.table}, {"key", opened.key}}}}};
  ASSERT_EQ(post(*one, "/seats", claim).parsed()["tables"][0]["seat"], 0);
  hear_seat([](const json& seat) { return seat.value("name", "") == "Ceridwen"; });
  post(*one, "/rename", {{"key", in["key"]}, {"name", "Ceri"}});
  hear_seat([](const json& seat) { return seat.value("name", "") == "Ceri"; });
  // The session opens the seat there too.
  EXPECT_EQ(Person(two->port(), opened.table, in["key"]).seat(), 0);
  post(*one, "/delete", {{"key", in["key"]}});
  hear_seat([](const json& seat) { return !seat.contains("player") && !seat.contains("name"); });
}

}  // namespace
}  // namespace nemeton
