// Phrases that people at a table say to each other.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/table/phrases.hpp"
#include "server/tests/support/people.hpp"
#include "server/tests/support/set_time.hpp"

namespace nemeton {
namespace {

class TalkTest : public testing::Test {
 protected:
  static json say(std::string_view phrase) { return {{"type", "say"}, {"phrase", phrase}}; }

  SetTime time;
  TestServer server{&time};
  Opened opened = open_table(server.port(), kTwoPeople);
  std::string key = join(server.port(), opened.table);
  Person first{server.port(), opened.table, opened.key};
  Person second{server.port(), opened.table, key};
};

TEST_F(TalkTest, APhraseIsHeardByEverybodyAtTheTable) {
  Person watching(server.port(), opened.table, "");
  second.say(say("good_luck"));
  for (Person* each : {&first, &second, &watching}) {
    EXPECT_EQ(each->socket.receive("said"), json({{"type", "said"}, {"seat", 1}, {"phrase", "good_luck"}}));
  }
}

TEST_F(TalkTest, EveryPhraseCanBeSaidAndNothingElse) {
  for (const std::string_view phrase : kPhrases) {
    first.say(say(phrase));
    EXPECT_EQ(second.socket.receive("said")["phrase"], phrase);
    time.pass(kPhrasePause);
  }
  for (const char* text : {"Well played", "", "<b>"}) {
    first.say(say(text));
    const json error = first.socket.receive("error");
    EXPECT_EQ(error["code"], "bad_request");
    EXPECT_THAT(error["message"].get<std::string>(), testing::HasSubstr("expected one of hello, good_luck"));
  }
  first.say({{"type", "say"}});
  EXPECT_EQ(first.socket.receive("error")["message"], "phrase is missing, expected a string");
}

TEST_F(TalkTest, ASeatSaysOnePhraseInThreeSeconds) {
  first.say(say("hello"));
  time.pass(std::chrono::milliseconds(500));
  first.say(say("sorry"));
  const json refused = first.socket.receive("error");
  EXPECT_EQ(refused["code"], "too_fast");
  EXPECT_EQ(refused["retry_after"], 3);
  // The other seat may answer at once.
  second.say(say("thank_you"));
  EXPECT_EQ(first.socket.receive("said")["phrase"], "thank_you");
  time.pass(kPhrasePause);
  first.say(say("sorry"));
  EXPECT_EQ(second.socket.receive("said")["phrase"], "hello");
  EXPECT_EQ(second.socket.receive("said")["seat"], 1);
  EXPECT_EQ(second.socket.receive("said")["phrase"], "sorry");
}

TEST_F(TalkTest, ASpectatorSaysNothing) {
  Person watching(server.port(), opened.table, "");
  watching.say(say("hello"));
  EXPECT_EQ(watching.socket.receive("error")["code"], "bad_key");
}

TEST_F(TalkTest, WhatWasSaidIsNotKept) {
  first.say(say("hello"));
  ASSERT_FALSE(second.socket.receive("said").is_null());
  for (Person* each : {&first, &second}) each->socket.cut();
  server.restart();
  Person again(server.port(), opened.table, key);
  EXPECT_EQ(again.events.size(), 1u);
  again.say(say("one_moment"));
  EXPECT_EQ(again.socket.receive("said")["phrase"], "one_moment");
}

}  // namespace
}  // namespace nemeton
