// Tables that anyone may watch, at a server on the store of the program that this file is compiled into.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/dice/verify.hpp"
#include "server/table/public_tables.hpp"
#include "server/tests/support/service_fixture.hpp"

namespace nemeton {
namespace {

using testing::HasSubstr;
using testing::Not;

const json kPublic = {{"game", "brandubh"}, {"seats", {"you", "open"}}, {"public", true}};

class PublicTableTest : public ServiceTest {
 protected:
  PublicTableTest() : ServiceTest(/*by_set_time=*/false) {}

  HttpAnswer get(const std::string& path) const { return http(server->port(), "GET", "/api/v1/" + path); }
  // The list, as soon as what it says is so; as it is after a while where that does not come about.
  template <class Fits>
  json listed(Fits fits, const std::string& path = "public-tables") const {
    json tables;
    const auto end = std::chrono::steady_clock::now() + kTimeout;
    do {
      const HttpAnswer answer = get(path);
      EXPECT_EQ(answer.status, 200) << answer.body;
      tables = answer.parsed()["tables"];
    } while (!fits(tables) && std::chrono::steady_clock::now() < end);
    return tables;
  }
  json list_of(std::size_t count, const std::string& path = "public-tables") const {
    return listed([count](const json& tables) { return tables.size() == count; }, path);
  }

  TwoPeople two_people(const json& request = kPublic) const { return seat_two_people(server->port(), request); }
  static void move(Person& actor, std::initializer_list<Person*> others) {
    actor.play();
    for (Person* each : others) ASSERT_TRUE(each->hear());
  }
};

TEST_F(PublicTableTest, IsListedWhenItsSeatsAreTakenAndItsPlayersAreThere) {
  const Opened opened = open_table(server->port(), kPublic);
  Person first(server->port(), opened.table, opened.key);
  EXPECT_EQ(first.welcome["public"], true);
  EXPECT_EQ(get("tables/" + opened.table).parsed()["public"], true);
  TwoPeople by_link = two_people(kTwoPeople);
  EXPECT_FALSE(by_link.first.welcome.contains("public"));
  TwoPeople other = two_people({{"game", "tug"}, {"seats", {"you", "open"}}, {"public", true}});
  // The one with an open seat is not there, and neither is the one by link.
  EXPECT_EQ(list_of(1).at(0)["game"], "tug");
  Person second(server->port(), opened.table, join(server->port(), opened.table));
  move(first, {&second});
  const json shown = listed([](const json& tables) { return tables.size() == 1 && tables[0]["last"] == 1; },
                            "public-tables?game=brandubh")
                         .at(0);
  EXPECT_EQ(shown["game"], "brandubh");
  EXPECT_EQ(shown["time_control"], nullptr);
  EXPECT_EQ(shown["seats"], json::parse(R"([{"kind":"person"},{"kind":"person"}])"));
  EXPECT_EQ(shown["spectators"], 0);
  EXPECT_FALSE(shown.contains("rated"));
  EXPECT_EQ(list_of(2).size(), 2u);
  EXPECT_EQ(get("public-tables?game=chess").error(), "unknown_game");

  // A player leaves and comes back.
  first.socket.close();
  second.socket.close();
  EXPECT_EQ(list_of(0, "public-tables?game=brandubh").size(), 0u);
  first.come(server->port());
  EXPECT_EQ(list_of(1, "public-tables?game=brandubh").size(), 1u);
}

TEST_F(PublicTableTest, IsWatchedByANameThatOpensNothingElse) {
  TwoPeople pair = two_people();
  const std::string watch = list_of(1).at(0)["table"];
  ASSERT_NE(watch, pair.opened.table);
  Person spectator(server->port(), watch, "");
  EXPECT_EQ(spectator.welcome["table"], watch);
  EXPECT_EQ(spectator.seat(), -1);
  EXPECT_THAT(spectator.welcome.dump(), Not(HasSubstr(pair.opened.table)));
  move(pair.first, {&pair.second, &spectator});
  EXPECT_EQ(spectator.event()["view"], pair.second.event()["view"]);
  const json told = get("tables/" + watch).parsed();
  EXPECT_EQ(told["table"], watch);
  EXPECT_EQ(told["last"], 1);
  EXPECT_EQ(
      listed([](const json& tables) { return tables.size() == 1 && tables[0]["spectators"] == 1; }).at(0)["spectators"],
      1);

  EXPECT_EQ(post("tables/" + watch + "/join", json::object()).error(), "no_table");
  for (const std::string& request :
       {"tables/" + watch + "/leave", "DELETE tables/" + watch, "tables/" + watch + "/make-private"})
    EXPECT_EQ(post(request, {{"key", pair.opened.key}}).error(), "no_table") << request;
  WebSocketClient socket;
  ASSERT_EQ(socket.open(server->port(), watch), 101);
  socket.send({{"type", "hello"}, {"after", -1}, {"key", pair.opened.key}});
  EXPECT_EQ(socket.receive("error")["code"], "bad_key");
  EXPECT_EQ(get("tables/AAAAAAAAAAAAAAAA").error(), "no_table");
}

TEST_F(PublicTableTest, TheRecordForAWatchLinkHidesTheTablesName) {
  TwoPeople pair = two_people({{"game", "danube"}, {"seats", {"you", "open"}}, {"public", true}});
  const std::string watch = list_of(1).at(0)["table"];
  Person spectator(server->port(), watch, "");
  EXPECT_EQ(get("tables/" + watch + "/record").error(), "not_over");
  pair.first.say({{"type", "resign"}, {"id", "x"}});
  while (!spectator.over()) ASSERT_TRUE(spectator.hear());
  EXPECT_EQ(list_of(0).size(), 0u) << "it is over";
  const HttpAnswer record = get("tables/" + watch + "/record");
  EXPECT_EQ(record.status, 200);
  EXPECT_EQ(record.parsed()["resigned"], 0);
  EXPECT_FALSE(record.parsed().contains("dice"));
  EXPECT_THAT(record.body, Not(HasSubstr(pair.opened.table)));
  EXPECT_TRUE(get("tables/" + pair.opened.table + "/record").parsed().contains("dice"));

  // The rematch is public too, by another name; a spectator by the watch link is not told of it.
  pair.first.say({{"type", "rematch"}});
  pair.second.say({{"type", "rematch"}});
  const json next = pair.second.socket.receive("next");
  Person first(server->port(), next["table"], pair.opened.key);
  Person second(server->port(), next["table"], pair.other_key);
  EXPECT_EQ(first.welcome["public"], true);
  const std::string again = list_of(1).at(0)["table"];
  EXPECT_NE(again, watch);
  EXPECT_FALSE(get("tables/" + watch).parsed().contains("next"));
  Person late(server->port(), watch, "");
  late.socket.send_text("{}");
  std::string heard;
  while (!heard.contains("error")) heard = late.socket.receive_text().value_or("error");
  EXPECT_THAT(heard, Not(HasSubstr("next")));
}

TEST_F(PublicTableTest, AnySeatMayEndWatchingPermanently) {
  TwoPeople pair = two_people();
  const std::string watch = list_of(1).at(0)["table"];
  Person stranger(server->port(), watch, "");
  Person friendly(server->port(), pair.opened.table, "");
  EXPECT_EQ(post("tables/" + pair.opened.table + "/make-private", {{"key", pair.other_key}}).status, 200);
  EXPECT_EQ(pair.first.socket.receive("public")["public"], false);
  EXPECT_EQ(stranger.socket.receive("error")["code"], "no_table");
  EXPECT_EQ(friendly.socket.receive("public")["public"], false) << "who has the link watches on";
  EXPECT_EQ(list_of(0).size(), 0u);
  EXPECT_EQ(get("tables/" + watch).error(), "no_table");
  WebSocketClient socket;
  EXPECT_EQ(socket.open(server->port(), watch), 404);
  move(pair.first, {&pair.second, &friendly});
  // The next message to the stranger is not about the game.
  stranger.socket.send_text("{}");
  EXPECT_EQ(json::parse(stranger.socket.receive_text().value_or("{}"))["type"], "error");
  EXPECT_EQ(post("tables/" + pair.opened.table + "/make-private", {{"key", pair.opened.key}}).status, 200)
      << "the same again";
  server->restart();
  pair.first.come(server->port());
  EXPECT_FALSE(pair.first.welcome.contains("public"));
}

TEST_F(PublicTableTest, InARatedGameTheListHasTheRatingsThatMayBeSeen) {
  server->set(&Config::rate_same_network, true);
  const json one = come("Ceridwen");
  const json two = come("Taliesin");
  post("PUT accounts/me/privacy", {{"key", two["key"]}, {"private", true}});
  json request = kPublic;
  request["rated"] = true;
  request["time_control"] = kClock;
  request["session"] = one["key"];
  const Opened opened = open_table(server->port(), request);
  const std::string key = join(server->port(), opened.table, {{"session", two["key"]}});
  Person first(server->port(), opened.table, opened.key);
  const json shown = list_of(1).at(0);
  EXPECT_EQ(shown["rated"], true);
  EXPECT_EQ(shown["seats"][0]["name"], "Ceridwen");
  EXPECT_EQ(shown["seats"][0]["player"], one["player"]);
  EXPECT_EQ(shown["seats"][0]["rating"], 1500);
  EXPECT_EQ(shown["seats"][0]["provisional"], true);
  EXPECT_EQ(shown["seats"][1]["name"], "Taliesin");
  EXPECT_FALSE(shown["seats"][1].contains("rating"));
  // At the table itself, for who watches, likewise.
  const json told = post("GET tables/" + shown["table"].get<std::string>() + "/ratings", json::object()).parsed();
  ASSERT_EQ(told["seats"].size(), 1u);
  EXPECT_EQ(told["seats"][0]["seat"], 0);
  EXPECT_EQ(told["seats"][0]["rating"], 1500);
}

}  // namespace
}  // namespace nemeton
