// The end of a game, its record, and the next one.
#include "server/tests/support/tables_fixture.hpp"

namespace nemeton {
namespace {

using EndingTest = TablesTest;

TEST_F(EndingTest, GivingUpEndsTheGame) {
  auto [opened, key, first, second] = two_people();
  second.say({{"type", "resign"}, {"id", "enough"}});
  for (Person* each : {&first, &second}) {
    ASSERT_TRUE(each->hear());
    EXPECT_EQ(each->event()["seat"], 1);
    EXPECT_TRUE(each->event()["token"].is_null());
    EXPECT_EQ(each->event()["resigned"], true);
    EXPECT_EQ(each->state(), json::parse(R"({"ply":0,"node":"terminal","returns":[1,-1]})"));
  }
  EXPECT_EQ(second.event()["id"], "enough");
  EXPECT_EQ(get("/api/v1/tables/" + opened.table).parsed()["over"], true);
  EXPECT_EQ(
      error(first, {{"type", "act"}, {"id", "x"}, {"action", first.events[0]["state"]["actions"]["0"][0]}})["code"],
      "illegal_action");
  EXPECT_EQ(error(first, {{"type", "resign"}, {"id", "y"}})["code"], "illegal_action");
  second.say({{"type", "resign"}, {"id", "enough"}});
  EXPECT_EQ(second.socket.receive("event"), second.event());
}

TEST_F(EndingTest, TheRecordIsThereOnceTheGameIsOver) {
  auto [opened, key, first, second] = two_people();
  const std::string path = "/api/v1/tables/" + opened.table + "/record";
  const std::string action = first.actions().front();
  first.act("a", action);
  ASSERT_TRUE(first.hear());
  EXPECT_EQ(get(path).status, 409);
  EXPECT_EQ(get(path).error(), "not_over");
  first.say({{"type", "resign"}, {"id", "b"}});
  ASSERT_TRUE(first.hear());
  const json record = get(path).parsed();
  EXPECT_EQ(record["game"], "brandubh");
  EXPECT_EQ(record["steps"], json::array({action}));
  EXPECT_EQ(record["resigned"], 0);
}

TEST_F(EndingTest, ARematchNeedsEverybodyAndChangesSides) {
  auto [opened, key, first, second] =
      two_people({{"game", "brandubh"}, {"seats", {"you", "open"}}, {"options", {{"ply_limit", 9}}}});
  Person spectator(server.port(), opened.table, "");
  EXPECT_EQ(error(first, {{"type", "rematch"}})["code"], "not_over");
  first.say({{"type", "resign"}, {"id", "x"}});
  ASSERT_TRUE(first.hear());
  first.say({{"type", "rematch"}});
  EXPECT_EQ(first.socket.receive("rematch")["seats"], json::array({0}));
  EXPECT_EQ(second.socket.receive("rematch")["seats"], json::array({0}));
  second.say({{"type", "rematch"}});
  const json next = first.socket.receive("next");
  EXPECT_EQ(next["seat"], 1);
  const json other = second.socket.receive("next");
  EXPECT_EQ(other["seat"], 0);
  EXPECT_EQ(other["table"], next["table"]);
  const json watched = spectator.socket.receive("next");
  EXPECT_EQ(watched["table"], next["table"]);
  EXPECT_TRUE(watched["seat"].is_null());
  EXPECT_TRUE(watched["key"].is_null());

  Person again(server.port(), next["table"], next["key"]);
  EXPECT_EQ(again.seat(), 1);
  EXPECT_EQ(again.welcome["options"]["ply_limit"], 9);
  Person begins(server.port(), other["table"], other["key"]);
  EXPECT_EQ(begins.seat(), 0);
  begins.act("x", begins.actions().front());
  EXPECT_TRUE(again.hear());

  // Whoever was away is told when coming back, also after a restart.
  server.restart();
  second.come(server.port());
  EXPECT_EQ(second.socket.receive("next"), other);
  second.say({{"type", "rematch"}});
  EXPECT_EQ(second.socket.receive("next"), other);
}

}  // namespace
}  // namespace nemeton
