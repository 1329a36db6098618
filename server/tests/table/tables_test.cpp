// Playing at a table over its WebSocket: what is told to whom, whose action counts, and how often.
#include "server/tests/support/tables_fixture.hpp"

namespace nemeton {
namespace {

using testing::IsEmpty;

TEST_F(TablesTest, HelloIsAnsweredWithWelcomeAndEveryEvent) {
  const Opened opened = open_table(server.port(), kTwoPeople);
  const Person person(server.port(), opened.table, opened.key);
  json welcome = person.welcome;
  welcome.erase("dice");
  EXPECT_EQ(welcome, json({{"type", "welcome"},
                           {"table", opened.table},
                           {"game", "brandubh"},
                           {"options", {{"rules", "basic"}, {"ply_limit", 500}}},
                           {"time_control", nullptr},
                           {"seat", 0},
                           {"last", 0},
                           {"seats", json::parse(R"([{"kind":"person","taken":true,"present":true,"opener":true},
                                                            {"kind":"person","taken":false,"present":false}])")},
                           {"sides", {{0}, {1}}}}));
  ASSERT_EQ(person.events.size(), 1u);
  const json& start = person.events[0];
  EXPECT_EQ(start["n"], 0);
  EXPECT_TRUE(start["seat"].is_null());
  EXPECT_TRUE(start["token"].is_null());
  EXPECT_EQ(start["state"]["ply"], 0);
  EXPECT_EQ(start["state"]["node"], "decision");
  EXPECT_EQ(start["state"]["to_act"], json::array({0}));
  EXPECT_EQ(person.actions().size(), 40u);
  EXPECT_TRUE(start["view"].is_object());
}

TEST_F(TablesTest, AnActionIsToldToEverybodyAndItsIdToTheActorAlone) {
  auto [opened, key, first, second] = two_people();
  Person spectator(server.port(), opened.table, "");
  EXPECT_TRUE(spectator.welcome["seat"].is_null());
  const std::string action = first.actions().front();
  first.act("mine", action);
  for (Person* each : {&first, &second, &spectator}) {
    ASSERT_TRUE(each->hear());
    EXPECT_EQ(each->event()["n"], 1);
    EXPECT_EQ(each->event()["seat"], 0);
    EXPECT_EQ(each->event()["token"], action);
    EXPECT_EQ(each->state()["ply"], 1);
  }
  EXPECT_EQ(first.event()["id"], "mine");
  EXPECT_FALSE(second.event().contains("id"));
  EXPECT_FALSE(spectator.event().contains("id"));
}

TEST_F(TablesTest, ActionsAreShownToTheSeatThatMayPlayThem) {
  auto [opened, key, first, second] = two_people();
  const Person spectator(server.port(), opened.table, "");
  EXPECT_FALSE(first.state()["actions"]["0"].empty());
  EXPECT_THAT(second.state()["actions"], IsEmpty());
  EXPECT_THAT(spectator.state()["actions"], IsEmpty());
}

TEST_F(TablesTest, ChanceIsDrawnWithTheActionThatLeadsToIt) {
  auto [opened, key, first, second] = two_people({{"game", "danube"}, {"seats", {"you", "open"}}});
  int chances = 0;
  for (int i = 0; chances < 3; ++i) {
    Person& actor = first.actions().empty() ? second : first;
    actor.act("id" + std::to_string(i), actor.actions().front());
    do {
      ASSERT_TRUE(first.hear());
      ASSERT_TRUE(second.hear());
      if (first.event()["seat"].is_null()) {
        ++chances;
        EXPECT_EQ(first.events[first.events.size() - 2]["state"]["node"], "chance");
        EXPECT_TRUE(first.event()["token"].is_string());
        EXPECT_FALSE(first.event().contains("id"));
      }
    } while (first.state()["node"] == "chance");
  }
}

TEST_F(TablesTest, AnIllegalActionIsRefusedAndNothingChanges) {
  auto [opened, key, first, second] = two_people();
  const json answer = error(first, {{"type", "act"}, {"id", "x"}, {"action", "d4d4"}});
  EXPECT_EQ(answer["code"], "illegal_action");
  EXPECT_EQ(answer["id"], "x");
  // The id was not used up by an action that did not happen.
  first.act("x", first.actions().front());
  ASSERT_TRUE(first.hear());
  EXPECT_EQ(first.event()["n"], 1);
  EXPECT_EQ(first.event()["id"], "x");
}

TEST_F(TablesTest, AnIdSentTwiceIsPlayedOnce) {
  auto [opened, key, first, second] = two_people();
  const std::string action = first.actions().front();
  first.act("same", action);
  first.act("same", action);
  ASSERT_TRUE(first.hear());
  const json again = first.socket.receive("event");
  EXPECT_EQ(again, first.event());
  EXPECT_EQ(get("/api/v1/tables/" + opened.table).parsed()["last"], 1);
}

TEST_F(TablesTest, IdsHaveOneToSixtyFourCharacters) {
  auto [opened, key, first, second] = two_people();
  const std::string action = first.actions().front();
  std::string longest;
  for (int i = 0; i < 64; ++i) longest += "ö";
  EXPECT_EQ(error(first, {{"type", "act"}, {"id", longest + "x"}, {"action", action}})["code"], "bad_request");
  EXPECT_EQ(error(first, {{"type", "act"}, {"id", ""}, {"action", action}})["code"], "bad_request");
  EXPECT_EQ(error(first, {{"type", "act"}, {"id", std::string("a\0b", 3)}, {"action", action}})["code"], "bad_request");
  EXPECT_EQ(error(first, {{"type", "act"}, {"id", 7}, {"action", action}})["code"], "bad_request");
  EXPECT_EQ(error(first, {{"type", "act"}, {"action", action}})["code"], "bad_request");
  first.act(longest, action);
  ASSERT_TRUE(first.hear());
  EXPECT_EQ(first.event()["id"], longest);
}

TEST_F(TablesTest, WhatIsNoMessageIsAnsweredWithWhatIsWrong) {
  auto [opened, key, first, second] = two_people();
  EXPECT_EQ(error(first, std::string("{"))["code"], "bad_json");
  EXPECT_EQ(error(first, std::string(""))["code"], "bad_json");
  EXPECT_EQ(error(first, std::string(30000, '['))["code"], "bad_json");
  for (const char* text :
       {"7", "[]", "null", "{}", R"({"type":7})", R"({"type":"dance"})", R"({"type":"act","id":"x"})",
        R"({"type":"act","id":"x","action":7})", R"({"type":"resign"})"}) {
    EXPECT_EQ(error(first, std::string(text))["code"], "bad_request") << text;
  }
  const json action = error(first, R"({"type":"act","id":"x","action":")" + std::string(60000, 'a') + "\"}");
  EXPECT_EQ(action["code"], "illegal_action");
  EXPECT_LT(action["message"].get<std::string>().size(), 1000u);
  first.act("fine", first.actions().front());
  EXPECT_TRUE(first.hear());
}

}  // namespace
}  // namespace nemeton
