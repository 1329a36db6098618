// Questions that the rules ask a person: who answers them, and when they are drawn.
#include "server/tests/support/tables_fixture.hpp"

namespace nemeton {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

using QuestionsTest = TablesTest;

// Plays the last action of whoever is to act until a question is asked, and says whose.
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

TEST_F(QuestionsTest, AQuestionIsAnsweredByThePersonWhoIsAsked) {
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

TEST_F(QuestionsTest, AQuestionWaitsForItsAnswerOverARestart) {
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

TEST_F(QuestionsTest, AQuestionToABotIsDrawn) {
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
