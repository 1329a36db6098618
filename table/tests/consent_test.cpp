// What people at a table ask of each other: what it changes in the course of the game, what lapses, and what cannot be asked.
#include "table/consent.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "table/tests/courses.hpp"

namespace nemeton {
namespace {

void play(Course& course, Seat seat, std::string_view token) { ASSERT_TRUE(course.play(seat, token)) << token; }

Note ask(Proposal proposal, SeatSet of, Seat about = kChance) {
  return {.kind = Note::Kind::ask, .proposal = proposal, .about = about, .of = of};
}
Note take_back(const Course& course, Seat seat, SeatSet of) {
  Note note = ask(Proposal::take_back, of);
  note.steps = course.steps_before_last_decision(seat).value_or(999);
  return note;
}
constexpr Note kAgree{.kind = Note::Kind::agree};
constexpr Note kRefuse{.kind = Note::Kind::refuse};
constexpr Note kProceed{.kind = Note::Kind::proceed};

std::string objection(Course& course, Seat seat, const Note& note) {
  const int before = course.last();
  const auto said = course.note(seat, note);
  EXPECT_EQ(course.last(), said ? before + 1 : before);
  return said ? "" : std::string(said.error().code);
}

TEST(NoteTest, IsWrittenInATextThatNoTokenCanBe) {
  Note asked = ask(Proposal::take_back, seats({1, 2}));
  asked.steps = 7;
  const std::vector<Note> notes = {asked,
                                   ask(Proposal::claim, seats({2}), 2),
                                   ask(Proposal::tie, seats({0})),
                                   kAgree,
                                   kRefuse,
                                   kProceed,
                                   {.kind = Note::Kind::give, .about = 1, .time = 86'400'000}};
  for (const Note& each : notes) {
    const std::string text = written(each);
    ASSERT_TRUE(is_note(text));
    const auto read = read_note(text);
    ASSERT_TRUE(read) << text;
    EXPECT_EQ(written(*read), text);
    EXPECT_EQ(read->about, each.about);
    EXPECT_EQ(read->steps, each.steps);
    EXPECT_EQ(read->time, each.time);
    EXPECT_EQ(read->of, each.of);
  }
  for (const char* text : {"", " ", "ask", "ask nothing 0 1", "ask tie 0", "ask tie 0 64", "ask claim 6 1",
                           "ask tie x 1", "ask tie -1 1", "give 1", "give 9 1", "give 1 1 1", "agree", "go  on"}) {
    EXPECT_FALSE(read_note(text)) << text;
  }
}

TEST(ConsentTest, ATakeBackLeadsToBeforeOnesOwnLastDecision) {
  Course course = course_of("brandubh");
  play(course, 0, "d2-b2");
  const json before = event(course);
  const std::string reply = course.match().actions(1).front();
  play(course, 1, reply);
  ASSERT_TRUE(course.note(1, take_back(course, 1, seats({0}))));
  EXPECT_EQ(event(course)["proposal"],
            json({{"n", 3}, {"seat", 1}, {"kind", "take_back"}, {"steps", 1}, {"awaiting", json::array({0})}}));
  EXPECT_EQ(event(course)["effects"], json::array());
  EXPECT_TRUE(event(course)["token"].is_null());
  ASSERT_TRUE(course.note(0, kAgree));
  const json after = event(course);
  EXPECT_EQ(after["n"], 4);
  EXPECT_EQ(after["accept"], true);
  EXPECT_EQ(after["accepted"]["steps"], 1);
  EXPECT_FALSE(after.contains("proposal"));
  EXPECT_EQ(after["view"], before["view"]);
  EXPECT_EQ(after["state"], before["state"]);
  EXPECT_EQ(after["effects"], json::array());
  EXPECT_EQ(course.match().step_count(), 1u);
  EXPECT_EQ(course.step_events(), std::vector<int>({1}));
  EXPECT_TRUE(course.was_taken_back_since(3));
  EXPECT_FALSE(course.was_taken_back_since(4));
  play(course, 1, course.match().actions(1).back());
  EXPECT_EQ(course.step_events(), std::vector<int>({1, 5}));
  // The first takes back his, and with it the other's.
  ASSERT_TRUE(course.note(0, take_back(course, 0, seats({1}))));
  ASSERT_TRUE(course.note(1, kAgree));
  EXPECT_EQ(course.match().step_count(), 0u);
  EXPECT_EQ(course.to_act(), seats({0}));
  EXPECT_EQ(course.step_events(), std::vector<int>());
}

TEST(ConsentTest, EveryEventCanBeToldAgainAsItWas) {
  Course course = course_of("brandubh");
  std::vector<json> told = {event(course)};
  const auto tell = [&] { told.push_back(event(course)); };
  const auto move = [&] {
    play(course, course.to_act().first(), course.match().actions(course.to_act().first()).back());
    tell();
  };
  for (int round = 0; round < 3; ++round) {
    for (int i = 0; i < 4; ++i) move();
    ASSERT_TRUE(course.note(0, take_back(course, 0, seats({1}))));
    tell();
    ASSERT_TRUE(course.note(1, round == 1 ? kRefuse : kAgree));
    tell();
    move();
    ASSERT_TRUE(course.note(1, ask(Proposal::pause, seats({0}))));
    tell();
    move();
  }
  course.forfeit(1, Forfeit::resigned);
  tell();
  for (int number = 0; number <= course.last(); ++number) {
    EXPECT_EQ(event(course.at(number)), told[static_cast<std::size_t>(number)]) << number;
  }
  while (course.last() > 0) {
    ASSERT_TRUE(course.undo());
    EXPECT_EQ(event(course), told[static_cast<std::size_t>(course.last())]) << course.last();
  }
  EXPECT_FALSE(course.undo());
}

TEST(ConsentTest, NothingIsTakenBackPastADraw) {
  Course course = course_of("danube");
  const auto draw = [&] {
    while (course.awaits_draw()) course.draw(std::uint64_t{7});
  };
  draw();
  const Seat first = course.to_act().first();
  EXPECT_FALSE(course.steps_before_last_decision(first));
  const std::size_t before = course.match().step_count();
  while (!course.awaits_draw())
    play(course, course.to_act().first(), course.match().actions(course.to_act().first()).front());
  EXPECT_EQ(course.steps_before_last_decision(first), course.match().step_count() - 1);
  EXPECT_GE(course.match().step_count() - 1, before);
  EXPECT_FALSE(course.steps_before_last_decision(1 - first));
  draw();
  EXPECT_FALSE(course.steps_before_last_decision(first));
  EXPECT_EQ(objection(course, first, take_back(course, first, seats({1 - first}))), "not_possible");
}

TEST(ConsentTest, NothingIsTakenBackInAGameThatHidesThings) {
  Course course = course_of("bluff");
  while (course.awaits_draw()) course.draw(std::uint64_t{3});
  const Seat seat = course.to_act().first();
  play(course, seat, course.match().actions(seat).front());
  EXPECT_FALSE(course.steps_before_last_decision(seat));
}

TEST(ConsentTest, ATakeBackHasToLeadToTheDecisionAndNowhereElse) {
  Course course = course_of("brandubh");
  EXPECT_EQ(objection(course, 0, take_back(course, 0, seats({1}))), "not_possible");
  play(course, 0, "d2-b2");
  play(course, 1, course.match().actions(1).front());
  Note note = take_back(course, 1, seats({0}));
  note.steps = 0;
  EXPECT_EQ(objection(course, 1, note), "not_possible");
}

TEST(ConsentTest, AQuestionLapsesWithAMoveOrARefusal) {
  Course course = course_of("brandubh");
  play(course, 0, "d2-b2");
  EXPECT_EQ(objection(course, 0, ask(Proposal::tie, seats({1}))), "");
  EXPECT_EQ(objection(course, 1, ask(Proposal::tie, seats({0}))), "proposal_pending");
  play(course, 1, course.match().actions(1).front());
  EXPECT_FALSE(event(course).contains("proposal"));
  EXPECT_EQ(objection(course, 1, kAgree), "no_proposal");
  EXPECT_EQ(objection(course, 0, ask(Proposal::tie, seats({1}))), "");
  EXPECT_EQ(objection(course, 1, kRefuse), "");
  EXPECT_EQ(event(course)["accept"], false);
  EXPECT_FALSE(event(course).contains("proposal"));
  // Not again before somebody has moved; something else may be asked.
  EXPECT_EQ(objection(course, 0, ask(Proposal::tie, seats({1}))), "already_proposed");
  EXPECT_EQ(objection(course, 0, ask(Proposal::pause, seats({1}))), "");
  // Who asked may think better of it; whom nobody asks says nothing.
  EXPECT_EQ(objection(course, 0, kAgree), "not_possible");
  EXPECT_EQ(objection(course, 0, kRefuse), "");
  play(course, 0, course.match().actions(0).front());
  EXPECT_EQ(objection(course, 0, ask(Proposal::tie, seats({1}))), "");
}

TEST(ConsentTest, AllWhoAreAskedHaveToAgree) {
  Course course = course_of("sigily", seats({0, 1, 2}), json::object(), 3);
  while (course.awaits_draw()) course.draw(std::uint64_t{3});
  ASSERT_TRUE(course.note(0, ask(Proposal::pause, seats({1, 2}))));
  ASSERT_TRUE(course.note(2, kAgree));
  EXPECT_EQ(event(course)["proposal"]["awaiting"], json::array({1}));
  EXPECT_EQ(objection(course, 2, kAgree), "not_possible");
  ASSERT_TRUE(course.note(1, kAgree));
  EXPECT_EQ(event(course)["paused"], true);
}

TEST(ConsentTest, APauseLastsUntilSomebodyGoesOnOrMoves) {
  Course course = course_of("brandubh");
  ASSERT_TRUE(course.note(1, ask(Proposal::pause, seats({0}))));
  EXPECT_EQ(objection(course, 0, kProceed), "not_possible");
  ASSERT_TRUE(course.note(0, kAgree));
  EXPECT_TRUE(course.standing().is_paused);
  ASSERT_TRUE(course.note(1, kProceed));
  EXPECT_EQ(event(course)["continued"], true);
  EXPECT_FALSE(course.standing().is_paused);
  play(course, 0, "d2-b2");
  ASSERT_TRUE(course.note(0, ask(Proposal::pause, seats({1}))));
  ASSERT_TRUE(course.note(1, kAgree));
  play(course, 1, course.match().actions(1).front());
  EXPECT_FALSE(course.standing().is_paused);
}

TEST(ConsentTest, ABotPlaysForASeatUntilItsPersonGoesOn) {
  Course course = course_of("brandubh");
  play(course, 0, "d2-b2");
  ASSERT_TRUE(course.note(0, ask(Proposal::substitute, seats({1}), 1)));
  ASSERT_TRUE(course.note(1, kAgree));
  EXPECT_EQ(event(course)["substitutes"], json::array({1}));
  EXPECT_FALSE(course.is_played_by_person(1));
  EXPECT_EQ(objection(course, 1, ask(Proposal::pause, seats({0}))), "not_possible");
  EXPECT_EQ(objection(course, 0, ask(Proposal::substitute, seats({1}), 1)), "not_possible");
  // A question outlives what a bot does.
  ASSERT_TRUE(course.note(0, ask(Proposal::tie, seats({1}))));
  play(course, 1, course.match().actions(1).front());
  EXPECT_TRUE(event(course).contains("proposal"));
  ASSERT_TRUE(course.note(0, kRefuse));
  ASSERT_TRUE(course.note(1, kProceed));
  EXPECT_TRUE(course.is_played_by_person(1));
  EXPECT_FALSE(event(course).contains("substitutes"));
}

TEST(ConsentTest, QuestionsToASubstituteAreDrawn) {
  Course course = course_of("sigily", kBoth, {{"questions", 12}});
  play(course, kChance, "3");
  play(course, 0, "in");
  ASSERT_NE(course.asked(), kChance);
  const Seat asked = course.asked();
  ASSERT_TRUE(course.note(1 - asked, ask(Proposal::substitute, seats({asked}), asked)));
  EXPECT_FALSE(course.awaits_draw());
  ASSERT_TRUE(course.note(asked, kAgree));
  EXPECT_TRUE(course.awaits_draw());
  EXPECT_EQ(course.asked(), kChance);
}

}  // namespace
}  // namespace nemeton
