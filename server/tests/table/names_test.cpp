// What people at a table are called.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/table/phrases.hpp"
#include "server/table/player_name.hpp"
#include "server/tests/support/people.hpp"
#include "server/tests/support/set_time.hpp"

namespace nemeton {
namespace {

using testing::HasSubstr;

TEST(PlayerName, HasUpTo24CharactersThatCanBeSeen) {
  for (const std::string& name : {"C", "Ceridwen", "Brân Fendigaidd", "Ó Súilleabháin", "ドルイド", "🌿🌿",
                                  "<b>bold</b>", "\"' --", "123456789012345678901234", "ŵŵŵŵŵŵŵŵŵŵŵŵŵŵŵŵŵŵŵŵŵŵŵŵ"}) {
    EXPECT_EQ(read_player_name(name).value_or("refused"), name);
  }
  EXPECT_EQ(read_player_name("  Gwion Bach ").value(), "Gwion Bach");
  for (const std::string& name : {std::string(), std::string("   "), std::string("1234567890123456789012345"),
                                  std::string("a\nb"), std::string("a\0b", 3),
                                  std::string("\xE2\x80\xAE"
                                              "backwards"),
                                  std::string("a\xE2\x80\x8B"), std::string("\xE3\x80\x80"),
                                  std::string("\xEF\xBB\xBF"), std::string("\xF3\xA0\x81\x81")}) {
    const auto read = read_player_name(name);
    ASSERT_FALSE(read) << name;
    EXPECT_EQ(read.error().code, "bad_request");
    EXPECT_THAT(read.error().message, HasSubstr("expected 1 to 24 characters that can be seen"));
  }
}

TEST(PlayerName, CapitalsAndSpacesMakeNoDifference) {
  EXPECT_TRUE(are_alike("Gwion Bach", "gwionBACH"));
  EXPECT_TRUE(are_alike("Éire", "éire"));
  EXPECT_TRUE(are_alike("a b",
                        "a\xC2\xA0"
                        "b"));
  EXPECT_FALSE(are_alike("Éire", "Eire"));
  EXPECT_FALSE(are_alike("Gwion", ""));
}

class NamesTest : public testing::Test {
 protected:
  static json called(std::string_view name) { return {{"type", "name"}, {"name", name}}; }
  static json names(const json& seats) {
    json names = json::array();
    for (const json& each : seats) names.push_back(each.value("name", json()));
    return names;
  }
  // Waits until these names are told; that somebody has come is told in the same way before.
  static void hear_names(Person& person, const json& expected) {
    json seats;
    while (names(seats) != expected) {
      const json message = person.socket.receive("seats");
      ASSERT_TRUE(message.is_object());
      seats = message["seats"];
    }
  }
  json table() { return http(server.port(), "GET", "/api/v1/tables/" + opened.table).parsed(); }

  SetTime time;
  TestServer server{&time};
  Opened opened = open_table(server.port(), kTwoPeople);
  std::string key = join(server.port(), opened.table);
  Person first{server.port(), opened.table, opened.key};
  Person second{server.port(), opened.table, key};
};

TEST_F(NamesTest, EverybodyIsToldAndWhoComesLaterToo) {
  Person watching(server.port(), opened.table, "");
  EXPECT_FALSE(watching.welcome["seats"][0].contains("name"));
  second.say(called(" Ceridwen "));
  for (Person* each : {&first, &second, &watching}) hear_names(*each, {nullptr, "Ceridwen"});
  server.restart();
  Person again(server.port(), opened.table, key);
  EXPECT_EQ(names(again.welcome["seats"]), json({nullptr, "Ceridwen"}));
  EXPECT_EQ(names(table()["seats"]), json({nullptr, "Ceridwen"}));
}

TEST_F(NamesTest, NoTwoAreAlike) {
  first.say(called("Ceridwen"));
  hear_names(first, {"Ceridwen", nullptr});
  second.say(called("ceri dwen"));
  const json refused = second.socket.receive("error");
  EXPECT_EQ(refused["code"], "name_taken");
  EXPECT_EQ(refused["message"], "seat 0 is called so too");
  second.say(called(""));
  EXPECT_THAT(second.socket.receive("error")["message"].get<std::string>(), HasSubstr("name is \"\", expected"));
  EXPECT_EQ(names(table()["seats"]), json({"Ceridwen", nullptr}));
}

TEST_F(NamesTest, ANameMayBeChangedOnceInThreeSecondsAndTheSameAgainIsNoChange) {
  for (const char* name : {"Ceridwen", "Ceridwen"}) first.say(called(name));
  first.say(called("Ceri"));
  EXPECT_EQ(first.socket.receive("error")["code"], "too_fast");
  time.pass(kPhrasePause);
  first.say(called("Ceri"));
  first.say({{"type", "say"}, {"phrase", "hello"}});
  ASSERT_TRUE(first.socket.receive("said").is_object());
  EXPECT_EQ(names(table()["seats"]), json({"Ceri", nullptr}));
}

TEST_F(NamesTest, ASpectatorHasNone) {
  Person watching(server.port(), opened.table, "");
  watching.say(called("Nobody"));
  EXPECT_EQ(watching.socket.receive("error")["code"], "bad_key");
}

TEST_F(NamesTest, ItGoesAlongIntoTheRematchAndAwayWithWhoLeaves) {
  second.say(called("Ceridwen"));
  hear_names(second, {nullptr, "Ceridwen"});
  first.say({{"type", "resign"}, {"id", "x"}});
  ASSERT_TRUE(first.hear());
  for (Person* each : {&first, &second}) each->say({{"type", "rematch"}});
  const json next = second.socket.receive("next");
  EXPECT_EQ(next["seat"], 0);
  Person again(server.port(), next["table"], key);
  EXPECT_EQ(names(again.welcome["seats"]), json({"Ceridwen", nullptr}));
  http(server.port(), "POST", "/api/v1/tables/" + opened.table + "/forget", json({{"key", key}}).dump());
  EXPECT_EQ(names(table()["seats"]), json({nullptr, nullptr}));
}

}  // namespace
}  // namespace nemeton
