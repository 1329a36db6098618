// The course of a game at a table, without a server or a page: whose turn it is, questions, draws, forfeits, and who is told what.
#include "table/course.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "table/tests/courses.hpp"

namespace nemeton {
namespace {

// A game of questions at which the first has drawn one.
Course at_question(SeatSet persons) {
  Course course = course_of("sigily", persons, {{"questions", 12}});
  EXPECT_TRUE(course.play(kChance, "3"));
  EXPECT_TRUE(course.play(0, "in"));
  return course;
}

TEST(CourseTest, APersonWhoIsAskedIsToActWithTheOutcomesForActions) {
  Course course = at_question(seats({0}));
  EXPECT_EQ(course.asked(), 0);
  EXPECT_FALSE(course.awaits_draw());
  EXPECT_EQ(course.to_act(), seats({0}));
  EXPECT_EQ(event(course, 0)["state"]["actions"]["0"], json({"right", "wrong"}));
  EXPECT_EQ(event(course, 1)["state"]["to_act"], json::array({0}));
  EXPECT_TRUE(event(course, 1)["state"]["actions"].empty());
  EXPECT_EQ(course.play(1, "right").error().message, "the question is for seat 0");
  ASSERT_TRUE(course.play(0, "right"));
  EXPECT_EQ(event(course, 1)["seat"], 0);
}

TEST(CourseTest, AQuestionToABotIsDrawn) {
  Course course = at_question(seats({1}));
  EXPECT_EQ(course.asked(), kChance);
  EXPECT_TRUE(course.awaits_draw());
  course.draw(std::uint64_t{1});
  EXPECT_TRUE(event(course, 1)["seat"].is_null());
}

TEST(CourseTest, AForfeitEndsTheGameForAllAndTheOthersShareTheWin) {
  for (const Forfeit how : {Forfeit::resigned, Forfeit::timed_out}) {
    Course course = course_of("brandubh", seats({0, 1}));
    course.forfeit(1, how);
    EXPECT_TRUE(course.is_over());
    EXPECT_TRUE(course.to_act().empty());
    EXPECT_EQ(course.play(0, "d2-b2").error().message, "the game is over");
    const json last = event(course, 0);
    EXPECT_EQ(last[how == Forfeit::resigned ? "resigned" : "timed_out"], true);
    EXPECT_EQ(last["state"]["node"], "terminal");
    EXPECT_EQ(last["state"]["returns"], json({1, -1}));
    ASSERT_TRUE(course.undo());
    EXPECT_FALSE(course.is_over());
  }
}

TEST(CourseTest, AnEventHasTheEffectsThatTheMatchTellsAndAForfeitHasNone) {
  Course course = course_of("brandubh", seats({0, 1}));
  ASSERT_TRUE(course.play(0, "d2-b2"));
  std::string effects;
  JsonWriter out(effects);
  course.match().effects(1, out);
  EXPECT_EQ(event(course, 1)["effects"], json::parse(effects));
  course.forfeit(1, Forfeit::resigned);
  EXPECT_EQ(event(course, 1)["effects"], json::array());
}

}  // namespace
}  // namespace nemeton
