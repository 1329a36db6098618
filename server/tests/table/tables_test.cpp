// Opening a table, and playing at it over its WebSocket: events, actions, questions that the rules ask, the end of a game, and the rematch.
#include <set>

#include "server/tests/support/table_helpers.hpp"

namespace nemeton {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

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

// The end of a game, and the next one.

TEST_F(TablesTest, ARematchNeedsEverybodyAndChangesSides) {
  auto [opened, key, first, second] =
      two_people({{"game", "brandubh"}, {"seats", {"you", "open"}}, {"options", {{"ply_limit", 9}}}});
  Person spectator(server.port(), opened.table, "");
  EXPECT_EQ(error(first, {{"type", "rematch"}})["code"], "not_over");
  first.resign();
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

// How tables are opened and joined.

TEST_F(TablesTest, SidesDrawnByLotComeOutBothWays) {
  std::set<int> seats;
  for (int i = 0; i < 64 && seats.size() < 2; ++i) {
    const Opened opened =
        open_table(server.port(), {{"game", "brandubh"}, {"seats", {"you", "bot:novice"}}, {"shuffle_seats", true}});
    seats.insert(opened.seat.get<int>());
    const Person person(server.port(), opened.table, opened.key);
    EXPECT_EQ(person.seat(), opened.seat);
    EXPECT_EQ(person.welcome["seats"][static_cast<std::size_t>(1 - person.seat())]["kind"], "bot");
  }
  EXPECT_THAT(seats, ElementsAre(0, 1));
}

TEST_F(TablesTest, ASeatToJoinIsChosenOrTheFirstOpenOne) {
  const json request = {{"game", "brandubh"}, {"seats", {"open", "open"}}};
  const Opened chosen = open_table(server.port(), request);
  EXPECT_EQ(post("/api/v1/tables/" + chosen.table + "/join", R"({"seat":1})").parsed()["seat"], 1);
  EXPECT_EQ(post("/api/v1/tables/" + chosen.table + "/join", "{}").parsed()["seat"], 0);
  const Opened wrong = open_table(server.port(), request);
  for (const char* body :
       {R"({"seat":2})", R"({"seat":-1})", R"({"seat":"0"})", R"({"seat":0.5})", R"({"chair":0})", "[]"}) {
    EXPECT_EQ(post("/api/v1/tables/" + wrong.table + "/join", body).error(), "bad_request") << body;
  }
}

// Coming, leaving and coming back.

TEST_F(TablesTest, ChangesAreSentOfViewsThatTheClientHas) {
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

TEST_F(TablesTest, ComingAndLeavingIsSentToTheOthers) {
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

TEST_F(TablesTest, AfterIsTheNumberOfAnEventThatThereIs) {
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

TEST_F(TablesTest, TwoHundredChoicesInTheSameInstantAreAllTaken) {
  expect_choices_taken(std::array{server.port()}, 50);
}

}  // namespace
}  // namespace nemeton
