// Coming, leaving and coming back: no client misses an event, and all know who is present.
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {
namespace {

using ReconnectTest = TablesTest;

TEST_F(ReconnectTest, AClientThatComesBackGetsTheMissedEvents) {
  auto [opened, key, first, second] = two_people();
  first.act("a", first.actions().front());
  ASSERT_TRUE(first.hear());
  ASSERT_TRUE(second.hear());
  first.socket.cut();
  second.act("b", second.actions().front());
  ASSERT_TRUE(second.hear());
  first.come(server.port());
  EXPECT_EQ(first.last(), 2);
  EXPECT_EQ(first.event()["token"], second.event()["token"]);
  first.act("c", first.actions().front());
  ASSERT_TRUE(first.hear());
  ASSERT_TRUE(second.hear());
  EXPECT_EQ(first.event()["n"], 3);
  // What came in pieces is what comes at once, byte for byte.
  const Person again(server.port(), opened.table, opened.key);
  EXPECT_EQ(again.events, first.events);
}

TEST_F(ReconnectTest, ChangesAreSentOfViewsThatTheClientHas) {
  auto [opened, key, first, second] = two_people();
  Person phone(server.port(), opened.table, opened.key, "", Views::changes);
  Person watching(server.port(), opened.table, "", "", Views::changes);
  const auto play = [&](int n) {
    Person& actor = n % 2 == 0 ? second : first;
    actor.act(std::to_string(n), actor.actions().front());
    for (Person* each : {&first, &second, &phone, &watching}) ASSERT_TRUE(each->hear());
  };
  for (int n = 1; n <= 3; ++n) play(n);
  EXPECT_EQ(phone.changes, 3) << "its first view, and no other, was whole";
  phone.socket.cut();
  phone.come(server.port());
  for (int n = 4; n <= 6; ++n) play(n);
  EXPECT_EQ(phone.changes, 5) << "and the first since it has come back";
  EXPECT_EQ(phone.events, first.events);
  const Person late(server.port(), opened.table, opened.key, "", Views::changes);
  EXPECT_EQ(late.changes, 6);
  EXPECT_EQ(late.events, first.events);
  // An action that is sent again is answered whole: that event may be an old one.
  phone.act("1", "");
  const json again = phone.socket.receive("event");
  EXPECT_EQ(again["n"], 1);
  EXPECT_EQ(again["view"], first.events[1]["view"]);
  EXPECT_EQ(first.changes + second.changes, 0);
}

TEST_F(ReconnectTest, ChangesAreAskedForByTrueOrFalse) {
  const Opened opened = open_table(server.port(), kTwoPeople);
  WebSocketClient socket;
  ASSERT_EQ(socket.open(server.port(), opened.table), 101);
  for (const char* changes : {"1", "\"true\"", "[]"}) {
    socket.send_text(R"({"type":"hello","changes":)" + std::string(changes) + "}");
    EXPECT_EQ(socket.receive("error")["code"], "bad_request") << changes;
  }
  socket.send_text(R"({"type":"hello","changes":false})");
  EXPECT_EQ(socket.receive("welcome")["last"], 0);
}

TEST_F(ReconnectTest, ComingAndLeavingIsSentToTheOthers) {
  const Opened opened = open_table(server.port(), kTwoPeople);
  Person first(server.port(), opened.table, opened.key);
  const std::string key = join(server.port(), opened.table);
  EXPECT_EQ(first.socket.receive("seats")["seats"][1], json({{"kind", "person"}, {"taken", true}, {"present", false}}));
  Person second(server.port(), opened.table, key);
  EXPECT_EQ(first.socket.receive("seats")["seats"][1]["present"], true);
  Person phone(server.port(), opened.table, key);
  second.socket.cut();
  phone.socket.close();
  EXPECT_EQ(first.socket.receive("seats")["seats"][1]["present"], false);
}

TEST_F(ReconnectTest, AfterIsTheNumberOfAnEventThatThereIs) {
  const Opened opened = open_table(server.port(), kTwoPeople);
  WebSocketClient socket;
  ASSERT_EQ(socket.open(server.port(), opened.table), 101);
  for (const char* after : {"1", "-2", "1000000000000", "0.5", "\"0\"", "[]", "1e300"}) {
    socket.send_text(R"({"type":"hello","after":)" + std::string(after) + "}");
    EXPECT_EQ(socket.receive("error")["code"], "bad_request") << after;
  }
  socket.send_text(R"({"type":"hello","after":0})");
  EXPECT_EQ(socket.receive("welcome")["last"], 0);
  // No event follows: the next thing said to it is the answer to the next thing that it says.
  socket.send({{"type", "rematch"}});
  EXPECT_EQ(json::parse(socket.receive_text().value())["type"], "error");
}

TEST_F(ReconnectTest, ALongGameIsCaughtUpWithInOrder) {
  auto [opened, key, first, second] =
      two_people({{"game", "danube"}, {"seats", {"you", "open"}}, {"options", {{"ply_limit", 300}}}});
  for (int i = 0; !first.over(); ++i) {
    if (first.state()["node"] == "decision") {
      Person& actor = first.actions().empty() ? second : first;
      actor.act("id" + std::to_string(i), actor.actions().back());
    }
    ASSERT_TRUE(first.hear());
    ASSERT_TRUE(second.hear());
  }
  const Person again(server.port(), opened.table, key);
  EXPECT_EQ(again.events, second.events);
}

}  // namespace
}  // namespace nemeton
