// Playing at a table over its WebSocket: events, actions, questions that the rules ask, the end of a game, and the rematch.
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {
namespace {

using testing::ElementsAre;
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
                           {"seats", json::parse(R"([{"kind":"person","taken":true,"present":true,"is_host":true},
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

TEST_F(TablesTest, AnActionIsSentToEveryoneWithItsIdOnlyToTheActor) {
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

TEST_F(TablesTest, AnInvalidMessageIsAnsweredWithItsFault) {
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

// The end of a game, and the next one.

TEST_F(TablesTest, GivingUpEndsTheGame) {
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

TEST_F(TablesTest, ARematchNeedsEverybodyAndChangesSides) {
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

  // An absent player is told on return, even after a restart.
  server.restart();
  second.come(server.port());
  EXPECT_EQ(second.socket.receive("next"), other);
  second.say({{"type", "rematch"}});
  EXPECT_EQ(second.socket.receive("next"), other);
}

// Questions that the rules ask a person.

// Plays the last action of the player to act until a question is asked. Returns the seat that is asked.
int play_to_a_question(std::array<Person*, 2> people) {
  for (Person* each : people) each->hear_draws();
  for (int i = 0; i < 500 && people[0]->state()["node"] != "chance" && !people[0]->over(); ++i) {
    Person& actor = *people[people[0]->state()["to_act"][0].get<std::size_t>()];
    actor.act(std::to_string(i), actor.actions().back());
    for (Person* each : people) {
      do EXPECT_TRUE(each->hear());
      while (each->state()["node"] == "chance" && !each->state().contains("asked"));
    }
  }
  EXPECT_EQ(people[0]->state()["node"], "chance");
  return people[0]->state()["asked"].get<int>();
}

TEST_F(TablesTest, AQuestionIsAnsweredByThePersonWhoIsAsked) {
  auto [opened, key, first, second] =
      two_people({{"game", "sigily"}, {"options", {{"questions", 12}}}, {"seats", {"you", "open"}}});
  const int asked = play_to_a_question({&first, &second});
  Person& mine = asked == 0 ? first : second;
  Person& other = asked == 0 ? second : first;
  EXPECT_EQ(mine.state()["to_act"], json({asked}));
  EXPECT_THAT(mine.actions(), ElementsAre("right", "wrong"));
  EXPECT_THAT(other.actions(), IsEmpty());
  EXPECT_EQ(other.state()["to_act"], json({asked}));

  EXPECT_EQ(error(other, {{"type", "act"}, {"id", "a"}, {"action", "wrong"}})["code"], "not_your_turn");
  EXPECT_EQ(error(mine, {{"type", "act"}, {"id", "a"}, {"action", "perhaps"}})["code"], "illegal_action");
  const int cards = mine.event()["view"]["cards"].get<int>();
  const int number = mine.last() + 1;
  mine.act("b", "right");
  ASSERT_TRUE(mine.hear());
  ASSERT_TRUE(other.hear());
  const json& event = other.events[static_cast<std::size_t>(number)];
  EXPECT_EQ(event["seat"], asked);
  EXPECT_EQ(event["token"], "right");
  EXPECT_EQ(event["view"]["cards"], cards - 1);
}

TEST_F(TablesTest, AQuestionWaitsForItsAnswerOverARestart) {
  auto [opened, key, first, second] =
      two_people({{"game", "sigily"}, {"options", {{"questions", 12}}}, {"seats", {"you", "open"}}});
  const int asked = play_to_a_question({&first, &second});
  server.restart();
  Person again(server.port(), opened.table, asked == 0 ? opened.key : key);
  EXPECT_THAT(again.actions(), ElementsAre("right", "wrong"));
  again.act("x", "wrong");
  ASSERT_TRUE(again.hear());
  EXPECT_EQ(again.event()["token"], "wrong");
}

TEST_F(TablesTest, AQuestionToABotIsDrawn) {
  const Opened opened = open_table(server.port(), {{"game", "sigily"},
                                                   {"options", {{"questions", 12}, {"ply_limit", 80}}},
                                                   {"seats", {"bot:novice", "bot:novice"}}});
  Person watcher(server.port(), opened.table, "");
  while (!watcher.over()) ASSERT_TRUE(watcher.hear());
  int questions = 0;
  for (const json& event : watcher.events) {
    if (event["token"] != "right" && event["token"] != "wrong") continue;
    EXPECT_TRUE(event["seat"].is_null());
    ++questions;
  }
  EXPECT_GT(questions, 0);
}

}  // namespace
}  // namespace nemeton
