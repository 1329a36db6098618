// Matchmaking, at a server on the store of the program that this file is compiled into.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>
#include <set>
#include <thread>

#include "server/base/metrics.hpp"
#include "server/tests/support/service_fixture.hpp"

namespace nemeton {
namespace {

class MatchmakingTest : public ServiceTest {
 protected:
  MatchmakingTest() : ServiceTest(/*by_set_time=*/false) {}

  static std::string key(char letter) { return std::string(43, letter); }
  json asked(char who, const json& games, const std::string& pace) const {
    return {{"seat_key", key(who)}, {"games", games}, {"speed", pace}};
  }
  // Asks at once, and again if nobody has come, as a client does. Does not wait for the answer.
  std::future<json> seek(char who, json games = {"duel"}, const std::string& pace = "rapid") const {
    return std::async(std::launch::async, [this, body = asked(who, games, pace)] {
      json told;
      const auto end = std::chrono::steady_clock::now() + kTimeout;
      do told = post("seeks", body).parsed();
      while (told.contains("table") && told["table"].is_null() && std::chrono::steady_clock::now() < end);
      return told;
    });
  }
  // Asks, and returns the current status of the seek.
  json look(char who, const json& games = {"duel"}, const std::string& pace = "rapid") const {
    json body = asked(who, games, pace);
    body["wait"] = 0;
    return post("seeks", body).parsed();
  }
  // Comes to the table that was found for them and goes again, once it is written down that they were there.
  void come_and_go(char who, const json& found) const {
    Person person(server->port(), found["table"], key(who));
    while (person.hear_dice()["commitments"][static_cast<std::size_t>(person.seat())].is_null()) {
    }
  }
};

TEST_F(MatchmakingTest, EachPaceHasItsClocks) {
  const std::map<std::string, json> clocks = {
      {"rapid", {{"kind", "game"}, {"seconds", 300}, {"increment", 5}}},
      {"classical", {{"kind", "game"}, {"seconds", 1800}, {"increment", 15}}},
      {"correspondence", {{"kind", "correspondence"}, {"days", 3}}},
  };
  for (const auto& [pace, control] : clocks) {
    auto first = seek('a', {"brandubh"}, pace);
    const json second = seek('b', {"brandubh"}, pace).get();
    ASSERT_TRUE(second["table"].is_string()) << second;
    EXPECT_EQ(Person(server->port(), second["table"], key('b')).welcome["time_control"], control);
    first.get();
    for (const char who : {'a', 'b'}) post("DELETE seeks", {{"key", key(who)}});
  }
}

TEST_F(MatchmakingTest, AnotherGameOrAnotherPaceIsNotPaired) {
  look('a', {"duel"}, "rapid");
  look('b', {"duel"}, "classical");
  look('c', {"tug"}, "rapid");
  for (const char who : {'a', 'b', 'c'}) {
    EXPECT_EQ(look(who), json({{"table", nullptr}})) << who;
  }
}

TEST_F(MatchmakingTest, TwoDevicesOfOnePersonGetOneTable) {
  auto phone = seek('a');
  auto desk = seek('a');
  const json other = seek('b').get();
  const json told = phone.get();
  EXPECT_EQ(told["table"], other["table"]);
  EXPECT_EQ(desk.get(), told);
  // Asking again gives the same.
  EXPECT_EQ(look('a'), told);
  EXPECT_EQ(seek('a').get(), told);
  // No seek waits any more.
  EXPECT_EQ(look('c')["table"], nullptr);
}

TEST_F(MatchmakingTest, ASeekWaitsOnIfItsPartnerDoesNotCome) {
  auto first = seek('a');
  const json gone = seek('b').get();
  first.get();
  Person came(server->port(), gone["table"], key('a'));
  EXPECT_EQ(look('a')["table"], gone["table"]) << "there is time yet";
  fixture->age(kComing);
  auto again = seek('a');
  EXPECT_EQ(came.socket.receive("error")["code"], "no_table");
  const json third = seek('c').get();
  EXPECT_EQ(again.get()["table"], third["table"]);
  EXPECT_NE(third["table"], gone["table"]);
  // The player who comes too late begins again.
  EXPECT_EQ(look('b')["table"], nullptr);
}

TEST_F(MatchmakingTest, ASilentSeekIsPassedOver) {
  // A phone that goes offline, and two clients that come after it.
  look('a');
  fixture->age(std::chrono::seconds(10));
  auto second = seek('b');
  const json third = seek('c').get();
  ASSERT_TRUE(third["table"].is_string()) << third;
  EXPECT_EQ(second.get()["table"], third["table"]);
  // When it is back it has its old place in the line.
  auto fourth = seek('d');
  EXPECT_EQ(seek('a').get()["table"], fourth.get()["table"]);
}

TEST_F(MatchmakingTest, AWaitingClientAsksAgainBeforeAPairing) {
  auto phone = std::async(std::launch::async, [&] { return post("seeks", asked('a', {"duel"}, "rapid")).parsed(); });
  while (metrics().seeks_waiting.Value() != 1) std::this_thread::yield();
  // By then the request has said that it waits.
  look('a');
  fixture->age(std::chrono::seconds(10));
  auto other = seek('b');
  EXPECT_EQ(phone.get(), json({{"table", nullptr}}));
  const json found = seek('a').get();
  ASSERT_TRUE(found["table"].is_string()) << found;
  EXPECT_EQ(other.get()["table"], found["table"]);
}

TEST_F(MatchmakingTest, EndingASeekLeavesItsSeatAndTheOtherWaitsOn) {
  auto first = seek('a');
  const json found = seek('b').get();
  first.get();
  EXPECT_EQ(post("DELETE seeks", {{"key", key('b')}}).status, 200);
  auto again = seek('a');
  const json third = seek('c').get();
  EXPECT_EQ(again.get()["table"], third["table"]);
  EXPECT_NE(third["table"], found["table"]);
}

TEST_F(MatchmakingTest, APlayerAtTheTableKeepsTheSeatWhenTheSeekEnds) {
  auto first = seek('a');
  const json found = seek('b').get();
  first.get();
  come_and_go('b', found);
  EXPECT_EQ(post("DELETE seeks", {{"key", key('b')}}).status, 200);
  EXPECT_EQ(Person(server->port(), found["table"], key('b')).welcome["seat"], found["seat"]);
}

TEST_F(MatchmakingTest, SeeksSurviveARestart) {
  look('a');
  auto waits = seek('b', {"tug"});
  look('c', {"bluff"});
  server->stop();
  // The request ended without a result, or is still open.
  const json told = waits.get();
  EXPECT_TRUE(told.is_discarded() || told["table"].is_null() || told.contains("code")) << told;
  server->start();
  for (const auto& [who, game] : {std::pair{'c', "bluff"}, {'b', "tug"}, {'a', "duel"}}) look(who, {game});
  auto second = seek('d', {"tug", "duel", "bluff"});
  EXPECT_EQ(second.get()["game"], "duel") << "who has waited longest is first";
}

}  // namespace
}  // namespace nemeton
