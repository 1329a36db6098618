// The names of people at a table, and quick chat.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/table/quick_chat.hpp"
#include "server/tests/support/server_fixture.hpp"
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {
namespace {

using testing::HasSubstr;

class ChatTest : public testing::Test {
 protected:
  static json say(std::string_view phrase) { return {{"type", "say"}, {"phrase", phrase}}; }
  static json called(std::string_view name) { return {{"type", "name"}, {"name", name}}; }
  static json names(const json& seats) {
    json names = json::array();
    for (const json& each : seats) names.push_back(each.value("name", json()));
    return names;
  }
  static void hear_names(Person& person, const json& expected) {
    person.hear_seats([&](const json& seats) { return names(seats) == expected; });
  }
  json table() { return http(server.port(), "GET", "/api/v1/tables/" + opened.table).parsed(); }

  SetTime time;
  TestServer server{&time};
  Opened opened = open_table(server.port(), kTwoPeople);
  std::string key = join(server.port(), opened.table);
  Person first{server.port(), opened.table, opened.key};
  Person second{server.port(), opened.table, key};
};

TEST_F(ChatTest, EveryPhraseCanBeSaidAndNothingElse) {
  for (const std::string_view phrase : kPhrases) {
    first.say(say(phrase));
    EXPECT_EQ(second.socket.receive("said")["phrase"], phrase);
    time.pass(kSeatCooldown);
  }
  for (const char* text : {"Well played", "", "<b>"}) {
    first.say(say(text));
    const json error = first.socket.receive("error");
    EXPECT_EQ(error["code"], "bad_request");
    EXPECT_THAT(error["message"].get<std::string>(), HasSubstr("expected one of hello, good_luck"));
  }
  first.say({{"type", "say"}});
  EXPECT_EQ(first.socket.receive("error")["message"], "phrase is missing, expected a string");
}

TEST_F(ChatTest, ASeatSaysOnePhraseInThreeSeconds) {
  first.say(say("hello"));
  time.pass(std::chrono::milliseconds(500));
  first.say(say("sorry"));
  const json refused = first.socket.receive("error");
  EXPECT_EQ(refused["code"], "too_fast");
  EXPECT_EQ(refused["retry_after"], 3);
  // The other seat may answer at once.
  second.say(say("thank_you"));
  EXPECT_EQ(first.socket.receive("said")["phrase"], "thank_you");
  time.pass(kSeatCooldown);
  first.say(say("sorry"));
  EXPECT_EQ(second.socket.receive("said")["phrase"], "hello");
  EXPECT_EQ(second.socket.receive("said")["seat"], 1);
  EXPECT_EQ(second.socket.receive("said")["phrase"], "sorry");
}

TEST_F(ChatTest, ASpectatorSaysNothingAndHasNoName) {
  Person watching(server.port(), opened.table, "");
  for (const json& message : {say("hello"), called("Nobody")}) {
    watching.say(message);
    EXPECT_EQ(watching.socket.receive("error")["code"], "bad_key");
  }
}

TEST_F(ChatTest, NoTwoNamesAreAlike) {
  first.say(called("Coco"));
  hear_names(first, {"Coco", nullptr});
  for (const char* name : {"co co", "Cocó", "c0c0", "СОСО"}) {
    second.say(called(name));
    const json refused = second.socket.receive("error");
    EXPECT_EQ(refused["code"], "name_taken") << name;
    EXPECT_EQ(refused["message"], "seat 0 is called so too");
  }
  EXPECT_EQ(names(table()["seats"]), json({"Coco", nullptr}));
}

// name_rules_test.cpp shows the rules.
TEST_F(ChatTest, AGuestsNameFollowsTheRulesOfPlayersNames) {
  for (const char* name : {"", "\u2800", "\u0301", "Anna\u2800", "\u0410nna", "Anna\u200B", "\u202EannA",
                           "\u3164\u3164", "🌿🌿", "Moderator"}) {
    second.say(called(name));
    EXPECT_EQ(second.socket.receive("error")["code"], "bad_name") << name;
  }
  EXPECT_EQ(names(table()["seats"]), json({nullptr, nullptr}));
}

TEST_F(ChatTest, ANameMayBeChangedOnceInThreeSecondsAndTheSameAgainIsNoChange) {
  for (const char* name : {"Ceridwen", "Ceridwen"}) first.say(called(name));
  first.say(called("Ceri"));
  EXPECT_EQ(first.socket.receive("error")["code"], "too_fast");
  time.pass(kSeatCooldown);
  first.say(called("Ceri"));
  first.say({{"type", "say"}, {"phrase", "hello"}});
  ASSERT_TRUE(first.socket.receive("said").is_object());
  EXPECT_EQ(names(table()["seats"]), json({"Ceri", nullptr}));
}

TEST_F(ChatTest, ANameIsKeptForTheRematchAndRemovedWhenThePlayerLeaves) {
  second.say(called("Ceridwen"));
  hear_names(second, {nullptr, "Ceridwen"});
  first.resign();
  for (Person* each : {&first, &second}) each->say({{"type", "rematch"}});
  const json next = second.socket.receive("next");
  EXPECT_EQ(next["seat"], 0);
  Person again(server.port(), next["table"], key);
  EXPECT_EQ(names(again.welcome["seats"]), json({"Ceridwen", nullptr}));
  call_api(server.port(), "tables/" + opened.table + "/leave", {{"key", key}});
  EXPECT_EQ(names(table()["seats"]), json({nullptr, nullptr}));
}

}  // namespace
}  // namespace nemeton
