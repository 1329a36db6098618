// Clocks at tables over the network, by a time that the test moves: running clocks, used time, flags, and restarts.
#include <gtest/gtest.h>

#include "server/dice/verify.hpp"
#include "server/table/state/clocks.hpp"
#include "server/tests/support/server_fixture.hpp"
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {
namespace {

using namespace std::chrono_literals;

const json kTenAndFive = {{"kind", "game"}, {"seconds", 600}, {"increment", 5}};
const json kMinute = {{"kind", "move"}, {"seconds", 60}};
const json kThreeDays = {{"kind", "correspondence"}, {"days", 3}};

class TableClocksTest : public testing::Test {
 protected:
  // Two people at a table of Brandubh. The first is to act.
  TwoPeople sit_down(const json& time_control) {
    json request = kTwoPeople;
    request["time_control"] = time_control;
    TwoPeople pair = seat_two_people(server.port(), request);
    for (Person* each : {&pair.first, &pair.second}) each->hear_clock(0);
    return pair;
  }
  static void move(Person& actor, Person& other) {
    actor.play();
    ASSERT_TRUE(other.hear());
  }
  // Stops the server after both have disconnected.
  void stop(TwoPeople& pair) {
    pair.first.socket.cut();
    pair.second.socket.cut();
    server.stop();
  }
  static json resign(const std::string& id) { return {{"type", "resign"}, {"id", id}}; }
  json record(const std::string& table) {
    return http(server.port(), "GET", "/api/v1/tables/" + table + "/record").parsed();
  }

  SetTime time;
  TestServer server{&time};
};

TEST_F(TableClocksTest, NoClockRunsBeforeEverybodyIsThere) {
  json request = kTwoPeople;
  request["time_control"] = kTenAndFive;
  const Opened opened = open_table(server.port(), request);
  Person first(server.port(), opened.table, opened.key);
  EXPECT_EQ(first.hear_clock(-1), json({600'000, 600'000}));
  time.pass(1h);
  // A move before that costs nothing.
  first.act("early", first.actions().front());
  ASSERT_TRUE(first.hear());
  EXPECT_FALSE(first.event().contains("used"));
  // The player who joins is to act: the clock runs from their arrival.
  const std::string key = join(server.port(), opened.table);
  time.pass(30s);
  Person second(server.port(), opened.table, key);
  EXPECT_EQ(second.hear_clock(1), json({600'000, 600'000}));
  time.pass(10s);
  second.act("reply", second.actions().front());
  ASSERT_TRUE(second.hear());
  EXPECT_EQ(second.event()["used"], 9500);
}

TEST_F(TableClocksTest, AFlagFallsAutomaticallyAndIsAnEvent) {
  TwoPeople pair = sit_down(kMinute);
  time.pass(60s + kNetworkAllowance);
  // Not yet: an action in the last instant is played, and uses all the time there was.
  move(pair.first, pair.second);
  EXPECT_EQ(pair.second.event()["used"], 60'000);
  pair.second.hear_clock(1);
  time.pass(61s);
  ASSERT_TRUE(pair.first.hear());
  const json& end = pair.first.event();
  EXPECT_EQ(end["timed_out"], true);
  EXPECT_FALSE(end.contains("resigned"));
  EXPECT_EQ(end["seat"], 1);
  EXPECT_TRUE(end["token"].is_null());
  EXPECT_EQ(end["used"], 60'000);
  EXPECT_EQ(end["state"]["node"], "terminal");
  EXPECT_EQ(end["state"]["returns"], json({1.0, -1.0}));
  EXPECT_EQ(pair.first.hear_clock(-1), json({60'000, 0}));
  ASSERT_TRUE(pair.second.hear());
  pair.second.act("late", "a4-a3");
  EXPECT_EQ(pair.second.socket.receive("error")["code"], "illegal_action");
}

TEST_F(TableClocksTest, AFlagFallsAlsoWithoutClients) {
  TwoPeople pair = sit_down(kMinute);
  pair.first.socket.close();
  pair.second.socket.close();
  time.pass(10min);
  // The flag of an absent player falls a little later.
  time.pass(10min);
  pair.second.come(server.port());
  while (!pair.second.over()) ASSERT_TRUE(pair.second.hear());
  EXPECT_EQ(pair.second.event()["timed_out"], true);
  EXPECT_EQ(pair.second.event()["seat"], 0);
}

TEST_F(TableClocksTest, ALostClockStandsInTheRecordWithEveryTime) {
  TwoPeople pair = sit_down(kTenAndFive);
  time.pass(10s);
  move(pair.first, pair.second);
  pair.second.hear_clock(1);
  time.pass(20min);
  ASSERT_TRUE(pair.second.hear());
  const json kept = record(pair.opened.table);
  EXPECT_EQ(kept["time_control"], kTenAndFive);
  EXPECT_EQ(kept["used"], json({9500}));
  EXPECT_EQ(kept["timed_out"], 1);
  EXPECT_FALSE(kept.contains("resigned"));
  EXPECT_EQ(kept["steps"].size(), 1u);
  const auto verified = verify_record(kept);
  EXPECT_TRUE(verified) << verified.error();
}

TEST_F(TableClocksTest, TheClocksOfASimultaneousChoiceRunUntilEachHasChosen) {
  const Opened opened =
      open_table(server.port(), {{"game", "duel"}, {"seats", {"you", "open"}}, {"time_control", kMinute}});
  const std::string key = join(server.port(), opened.table);
  Person first(server.port(), opened.table, opened.key);
  Person second(server.port(), opened.table, key);
  while (first.actions().empty()) ASSERT_TRUE(first.hear());
  while (second.actions().empty()) ASSERT_TRUE(second.hear());
  json clock;
  do clock = first.socket.receive("clock");
  while (clock["running"] != json({0, 1}));
  time.pass(40s);
  first.act("form", first.actions().front());
  ASSERT_TRUE(first.hear());
  EXPECT_EQ(first.event()["used"], 39'500);
  EXPECT_EQ(first.hear_clock(1), json({60'000, 20'000}));
  time.pass(21s);
  ASSERT_TRUE(first.hear());
  EXPECT_EQ(first.event()["timed_out"], true);
  EXPECT_EQ(first.event()["seat"], 1);
}

TEST_F(TableClocksTest, BotsAndDiceUseNoTime) {
  const Opened opened =
      open_table(server.port(), {{"game", "danube"}, {"seats", {"bot:novice", "you"}}, {"time_control", kTenAndFive}});
  Person person(server.port(), opened.table, opened.key);
  for (int i = 0; i < 3; ++i) {
    while (person.actions().empty()) ASSERT_TRUE(person.hear());
    const json left = person.hear_clock(1);
    EXPECT_TRUE(left[0].is_null());
    EXPECT_EQ(left[1], 600'000 + 5000 * i);
    person.act(std::to_string(i), person.actions().front());
    ASSERT_TRUE(person.hear());
  }
  for (const json& event : person.events) EXPECT_EQ(event.contains("used"), event["seat"] == 1) << event;
}

TEST_F(TableClocksTest, UsedTimeSurvivesARestartThatCostsNothing) {
  TwoPeople pair = sit_down(kTenAndFive);
  time.pass(100s + kNetworkAllowance);
  move(pair.first, pair.second);
  pair.second.hear_clock(1);
  time.pass(200s);
  stop(pair);
  time.pass(1h);
  server.start();
  // The player who is to act is not back yet, and the clock waits.
  pair.first.come(server.port());
  EXPECT_EQ(pair.first.hear_clock(-1), json({505'000, 600'000}));
  time.pass(30s);
  pair.second.come(server.port());
  EXPECT_EQ(pair.second.hear_clock(1), json({505'000, 600'000}));
  time.pass(10s);
  move(pair.second, pair.first);
  EXPECT_EQ(pair.second.event()["used"], 9500);
}

TEST_F(TableClocksTest, APlayerWhoDoesNotReturnAfterARestartLosesOnTime) {
  TwoPeople pair = sit_down(kMinute);
  stop(pair);
  server.start();
  pair.second.come(server.port());
  pair.second.hear_clock(-1);
  // A minute to come back, a minute to move.
  time.pass(61s);
  EXPECT_EQ(pair.second.hear_clock(0)[0], 59'000);
  time.pass(61s);
  time.pass(5s);
  ASSERT_TRUE(pair.second.hear());
  EXPECT_EQ(pair.second.event()["timed_out"], true);
}

TEST_F(TableClocksTest, CorrespondenceGoesOnByTheCalendarWithoutTheServer) {
  TwoPeople pair = sit_down(kThreeDays);
  time.pass(24h);
  move(pair.first, pair.second);
  pair.second.hear_clock(1);
  stop(pair);
  time.pass_unseen(48h);
  server.start();
  pair.second.come(server.port());
  EXPECT_EQ(pair.second.hear_clock(1), json({72 * 3'600'000, 24 * 3'600'000}));
  time.pass(24h + kNetworkAllowance);
  time.pass(1s);
  ASSERT_TRUE(pair.second.hear());
  EXPECT_EQ(pair.second.event()["timed_out"], true);
}

TEST_F(TableClocksTest, CorrespondenceFlagsWaitAWhileAfterTheServerStarts) {
  TwoPeople pair = sit_down(kThreeDays);
  stop(pair);
  time.pass_unseen(100h);
  server.start();
  pair.first.come(server.port());
  pair.second.come(server.port());
  EXPECT_EQ(pair.first.hear_clock(0)[0], 0);
  time.pass(11h);
  move(pair.first, pair.second);
  EXPECT_EQ(pair.first.event()["used"], 72 * 3'600'000);
  EXPECT_EQ(pair.second.hear_clock(1)[1], 72 * 3'600'000);
}

TEST_F(TableClocksTest, ARematchIsPlayedByTheSameClocks) {
  TwoPeople pair = sit_down(kTenAndFive);
  time.pass(100s);
  pair.first.say(resign("enough"));
  ASSERT_TRUE(pair.first.hear());
  EXPECT_EQ(pair.first.hear_clock(-1), json({500'500, 600'000}));
  pair.first.say({{"type", "rematch"}});
  pair.second.say({{"type", "rematch"}});
  const json next = pair.first.socket.receive("next");
  Person again(server.port(), next["table"], next["key"]);
  EXPECT_EQ(again.welcome["time_control"], kTenAndFive);
  Person other(server.port(), next["table"], pair.other_key);
  EXPECT_EQ(other.hear_clock(0), json({600'000, 600'000}));
}

}  // namespace
}  // namespace nemeton
