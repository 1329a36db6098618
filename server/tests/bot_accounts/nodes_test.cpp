// Bot accounts, at several servers on one PostgreSQL.
#include <gtest/gtest.h>

#include <csignal>

#include "server/dice/keys.hpp"
#include "server/tests/support/authenticator.hpp"
#include "server/tests/support/bot_events.hpp"
#include "server/tests/support/nodes_fixture.hpp"

namespace nemeton {
namespace {

class BotNodesTest : public NodesFixture {
 protected:
  BotNodesTest() { start_keys(); }

  static json post(const Program& node, const std::string& path, const json& body, const std::string& token = "") {
    std::map<std::string, std::string> headers = {{"Host", "nemeton.example"}};
    if (!token.empty()) headers["Authorization"] = "Bearer " + token;
    const HttpAnswer answer = http(node.port(), "POST", "/api/v1/" + path, body.dump(), headers);
    EXPECT_LT(answer.status, 300) << path << ": " << answer.body;
    return answer.parsed();
  }
  static std::string token(const Program& node) {
    const Authenticator device;
    const std::string challenge = post(node, "names/challenge", {{"name", "Ceridwen"}})["challenge"];
    const json in =
        post(node, "names", {{"name", "Ceridwen"}, {"passkey", Authenticator::written(device.create(challenge))}});
    return post(node, "bots", {{"session", in["key"]}, {"name", "Taliesin"}})["token"];
  }
  static Opened ask(const Program& node) {
    return open_table(node.port(), {{"game", "brandubh"}, {"seats", {"you", "ask:Taliesin"}}});
  }

  std::unique_ptr<Program> one = start();
  std::unique_ptr<Program> two = start();
};

TEST_F(BotNodesTest, AChallengeAtOneServerReachesTheStreamAtAnother) {
  const std::string bot = token(*one);
  BotEvents events(two->port(), bot);
  ASSERT_TRUE(events.await_beat());
  const Opened opened = ask(*one);
  EXPECT_EQ(events.next("challenge")["table"], opened.table);
  Person person(one->port(), opened.table, opened.key);
  // It answers at whichever server its balancer sends it to.
  post(*one, "bot/tables/" + opened.table + "/accept", json::object(), bot);
  EXPECT_EQ(events.next("game_begins")["table"], opened.table);
  EXPECT_EQ(events.next_message("event")["n"], 0);
  for (int round = 0; round < 3; ++round) {
    person.act("mine " + std::to_string(round), person.actions().front());
    ASSERT_TRUE(person.hear());
    json event = events.next_message("event");
    while (event.is_object() && event["n"] != 2 * round + 1) event = events.next_message("event");
    ASSERT_TRUE(event.is_object());
    const json act = {{"action", event["state"]["actions"]["1"][0]}};
    post(round % 2 == 0 ? *one : *two, "bot/tables/" + opened.table + "/act", act, bot);
    ASSERT_TRUE(person.hear());
  }
  const Opened declined = ask(*one);
  Person waiting(one->port(), declined.table, declined.key);
  EXPECT_EQ(events.next("challenge")["table"], declined.table);
  post(*two, "bot/tables/" + declined.table + "/decline", {{"reason", "later"}}, bot);
  json told = waiting.socket.receive("seats");
  while (told.is_object() && !told["seats"][1]["asked"].contains("declined")) told = waiting.socket.receive("seats");
  ASSERT_TRUE(told.is_object());
  EXPECT_EQ(told["seats"][1]["asked"]["declined"], "later");
}

TEST_F(BotNodesTest, AStreamAtAnotherServerClosesTheEarlier) {
  const std::string bot = token(*one);
  BotEvents earlier(one->port(), bot);
  ASSERT_TRUE(earlier.await_beat());
  BotEvents later(two->port(), bot);
  EXPECT_EQ(earlier.next("closed")["code"], "another_stream");
  ASSERT_TRUE(later.await_beat());
}

TEST_F(BotNodesTest, WhereAServerHasDiedTheBotGoesOnAtAnother) {
  const std::string bot = token(*one);
  BotEvents events(two->port(), bot);
  ASSERT_TRUE(events.await_beat());
  const Opened opened = ask(*one);
  EXPECT_EQ(events.next("challenge")["table"], opened.table);
  post(*two, "bot/tables/" + opened.table + "/accept", json::object(), bot);
  EXPECT_EQ(events.next("game_begins")["table"], opened.table);
  const Opened unanswered = ask(*one);
  EXPECT_EQ(events.next("challenge")["table"], unanswered.table);
  two->end(SIGKILL);
  EXPECT_TRUE(events.await_end());
  BotEvents again(one->port(), bot);
  EXPECT_EQ(again.next("game_begins")["table"], opened.table);
  EXPECT_EQ(again.next("challenge")["table"], unanswered.table);
  post(*one, "bot/tables/" + unanswered.table + "/accept", json::object(), bot);
  EXPECT_EQ(again.next("game_begins")["table"], unanswered.table);
}

}  // namespace
}  // namespace nemeton
