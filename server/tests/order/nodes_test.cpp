// Bans and announcements at several servers on one PostgreSQL.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/dice/keys.hpp"
#include "server/tests/support/authenticator.hpp"
#include "server/tests/support/nodes_fixture.hpp"

namespace nemeton {
namespace {

using namespace std::chrono_literals;

const std::string kKey(24, 'k');

class OrderNodesTest : public NodesFixture {
 protected:
  OrderNodesTest() { start_keys(); }

  static HttpAnswer post(const Program& node, const std::string& path, const json& body) {
    return http(node.port(), "POST", "/api/v1/" + path, body.dump(), {{"Host", "nemeton.example"}});
  }
  static std::int64_t in_an_hour() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               (std::chrono::system_clock::now() + 1h).time_since_epoch())
        .count();
  }
  // Asks until that is so, for some seconds.
  static bool soon(const std::function<bool()>& is_so) {
    const auto latest = std::chrono::steady_clock::now() + 5s;
    while (!is_so()) {
      if (std::chrono::steady_clock::now() > latest) return false;
      std::this_thread::sleep_for(20ms);
    }
    return true;
  }

  std::unique_ptr<Program> one = start_with_admin("anna:" + kKey);
  std::unique_ptr<Program> two = start_with_admin("anna:" + kKey);
};

TEST_F(OrderNodesTest, ABanMadeAtOneServerHoldsAtTheOtherWithinSecondsAndEndsThereToo) {
  const Authenticator device;
  const std::string challenge = post(*two, "names/challenge", {{"name", "Gwion"}}).parsed()["challenge"];
  const json player =
      post(*two, "names", {{"name", "Gwion"}, {"passkey", Authenticator::written(device.create(challenge))}}).parsed();
  const Opened opened =
      open_table(two->port(), {{"game", "brandubh"}, {"seats", {"you", "open"}}, {"session", player["key"]}});
  Person person(two->port(), opened.table, opened.key);

  const HttpAnswer banned =
      post(*one, "admin/bans/add",
           {{"key", kKey}, {"player", player["player"]}, {"reason", "insults"}, {"until", in_an_hour()}});
  ASSERT_EQ(banned.status, 201) << banned.body;
  // Who sits at the other server is told, and let go.
  EXPECT_EQ(person.socket.receive("error")["code"], "banned");
  const auto is_banned = [&] {
    return post(*two, "names/privacy", {{"key", player["key"]}, {"private", true}}).error() == "banned";
  };
  EXPECT_TRUE(soon(is_banned));
  ASSERT_EQ(post(*two, "admin/bans/end", {{"key", kKey}, {"id", banned.parsed()["id"]}}).status, 200);
  EXPECT_FALSE(is_banned());
  EXPECT_TRUE(soon([&] { return post(*one, "names/profile", {{"key", player["key"]}}).status == 200; }));
}

TEST_F(OrderNodesTest, AnAnnouncementIsMadeAtAllServers) {
  ASSERT_EQ(
      post(*one, "admin/announcements/add", {{"key", kKey}, {"text", "Club night"}, {"until", in_an_hour()}}).status,
      201);
  EXPECT_TRUE(soon([&] {
    const json told = http(two->port(), "GET", "/api/v1/announcements").parsed();
    return told["announcements"].size() == 1 && told["announcements"][0]["text"] == "Club night";
  }));
}

}  // namespace
}  // namespace nemeton
