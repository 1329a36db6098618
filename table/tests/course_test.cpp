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

TEST(CourseTest, EventsAreCountedAndSayWhoDidWhat) {
  Course course = course_of("brandubh", seats({0, 1}));
  EXPECT_EQ(event(course, 0)["n"], 0);
  EXPECT_TRUE(event(course, 0)["seat"].is_null());
  EXPECT_TRUE(event(course, 0)["token"].is_null());
  ASSERT_TRUE(course.play(0, "d2-b2"));
  const json first = event(course, 1);
  EXPECT_EQ(first["n"], 1);
  EXPECT_EQ(first["seat"], 0);
  EXPECT_EQ(first["token"], "d2-b2");
  EXPECT_EQ(first["state"]["to_act"], json::array({1}));
  EXPECT_EQ(course.to_act(), seats({1}));
}

TEST(CourseTest, OnlyThePlayerOfASeatReceivesItsActionsAndTheirIds) {
  Course course = course_of("brandubh", seats({0, 1}));
  EXPECT_TRUE(event(course, 0)["state"]["actions"].contains("0"));
  EXPECT_TRUE(event(course, 1)["state"]["actions"].empty());
  EXPECT_TRUE(event(course, kSpectator)["state"]["actions"].empty());
  ASSERT_TRUE(course.play(0, "d2-b2"));
  const EventNote note{.id = "mine", .used = 70};
  EXPECT_EQ(event(course, 0, note)["id"], "mine");
  EXPECT_FALSE(event(course, 1, note).contains("id"));
  EXPECT_EQ(event(course, 1, note)["used"], 70);
}

TEST(CourseTest, AnImpossibleActionChangesNothing) {
  Course course = course_of("brandubh", seats({0, 1}));
  EXPECT_EQ(course.play(1, "d3-d2").error().code, ErrorCode::not_your_turn);
  EXPECT_EQ(course.play(0, "nonsense").error().code, ErrorCode::illegal_action);
  EXPECT_EQ(course.last(), 0);
}

TEST(CourseTest, ChanceIsDrawnTheSameFromTheSameSeedAndNobodyActsForIt) {
  Course one = course_of("danube", seats({0, 1}));
  Course other = course_of("danube", seats({0, 1}));
  while (!one.awaits_draw()) {
    const std::string action = one.match().actions(one.to_act().first()).front();
    const Seat seat = one.to_act().first();
    ASSERT_TRUE(one.play(seat, action));
    ASSERT_TRUE(other.play(seat, action));
  }
  EXPECT_TRUE(one.to_act().empty());
  EXPECT_EQ(one.play(0, one.match().outcomes().front().token).error().code, ErrorCode::not_your_turn);
  EXPECT_EQ(one.draw(std::uint64_t{7}), other.draw(std::uint64_t{7}));
  EXPECT_EQ(one.actor(one.last()), kChance);
  EXPECT_EQ(event(one, 0), event(other, 0));
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

TEST(CourseTest, AnyEarlierEventIsToldAsItWasThen) {
  Course course = course_of("duel", seats({0, 1}));
  std::vector<json> told = {event(course, 0)};
  while (course.last() < 40 && !course.is_over()) {
    const SeatSet to_act = course.to_act();
    if (to_act.empty()) course.draw(std::uint64_t{3});
    else ASSERT_TRUE(course.play(to_act.first(), course.match().actions(to_act.first()).front()));
    told.push_back(event(course, 0));
  }
  if (!course.is_over()) {
    course.forfeit(1, Forfeit::resigned);
    told.push_back(event(course, 0));
  }
  for (int number = 0; number <= course.last(); ++number) {
    EXPECT_EQ(event(course.at(number), 0), told[static_cast<std::size_t>(number)]) << number;
  }
}

TEST(CourseTest, ACopyGoesItsOwnWay) {
  Course course = course_of("brandubh", seats({0, 1}));
  Course copy = course;
  ASSERT_TRUE(copy.play(0, "d2-b2"));
  EXPECT_EQ(course.last(), 0);
  EXPECT_EQ(course.match().step_count(), 0u);
}

// Seats of a game that hides hands and choices.
TEST(CourseTest, ViewersDoNotReceiveUnseenSteps) {
  Course course = course_of("duel", seats({0, 1}));
  course.draw(std::uint64_t{3});
  EXPECT_TRUE(event(course, 0)["token"].is_string());
  EXPECT_TRUE(event(course, 1)["token"].is_null());
  EXPECT_TRUE(event(course, kSpectator)["token"].is_null());
  course.draw(std::uint64_t{3});
  const Seat first = course.to_act().first();
  ASSERT_TRUE(course.play(first, course.match().actions(first).front()));
  EXPECT_EQ(event(course, 1 - first)["seat"], first);
  EXPECT_TRUE(event(course, 1 - first)["token"].is_null());
  EXPECT_NE(event(course, 0)["view"], event(course, 1)["view"]);
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
