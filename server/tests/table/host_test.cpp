// What the host of a table may do about players who took a seat and do not play, and seats of players who never came.
#include "server/tests/support/server_fixture.hpp"
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {
namespace {

using namespace std::chrono_literals;

class HostTest : public testing::Test {
 protected:
  HttpAnswer free_seat(const std::string& key, int seat) {
    return call_api(server.port(), "tables/" + opened.table + "/remove-player", {{"key", key}, {"seat", seat}});
  }
  json seats() { return http(server.port(), "GET", "/api/v1/tables/" + opened.table).parsed()["seats"]; }

  SetTime time;
  TestServer server{&time};
  const Opened opened = open_table(
      server.port(), {{"game", "sigily"}, {"seats", {"you", "open", "open", "bot:novice"}}, {"lobby", true}});
};

TEST_F(HostTest, OnlySeatsOfOtherPeopleAreFreed) {
  for (const int seat : {0, 3, 4}) EXPECT_EQ(free_seat(opened.key, seat).error(), "bad_request") << seat;
}

TEST_F(HostTest, TheNextPlayerBecomesTheHost) {
  time.pass(1s);
  const std::string next = join(server.port(), opened.table);
  time.pass(1s);
  join(server.port(), opened.table);
  EXPECT_EQ(call_api(server.port(), "tables/" + opened.table + "/leave", {{"key", opened.key}}).status, 200);
  EXPECT_EQ(seats()[1]["is_host"], true);
  EXPECT_EQ(free_seat(next, 2).status, 200);
}

TEST_F(HostTest, ARematchHasNoHost) {
  const Opened first = open_table(server.port(), kTwoPeople);
  time.pass(1s);
  Person one(server.port(), first.table, first.key);
  Person two(server.port(), first.table, join(server.port(), first.table));
  one.resign();
  one.say({{"type", "rematch"}});
  two.say({{"type", "rematch"}});
  const json next = one.socket.receive("next");
  const std::string table = next["table"];
  for (const json& seat : http(server.port(), "GET", "/api/v1/tables/" + table).parsed()["seats"]) {
    EXPECT_FALSE(seat.contains("is_host"));
  }
  EXPECT_EQ(call_api(server.port(), "tables/" + table + "/remove-player", {{"key", next["key"]}, {"seat", 0}}).error(),
            "not_host");
  // Whoever wanted the rematch is not put out for being late.
  time.pass(1h);
  EXPECT_EQ(http(server.port(), "GET", "/api/v1/tables/" + table).parsed()["seats"][0]["taken"], true);
}

TEST_F(HostTest, TheSeatOfAPlayerWhoNeverComesIsFreeAgain) {
  Person opener(server.port(), opened.table, opened.key);
  time.pass(1s);
  const std::string never = join(server.port(), opened.table);
  const std::string comes = join(server.port(), opened.table);
  {
    const Person guest(server.port(), opened.table, comes);
  }
  time.pass(4min);
  EXPECT_EQ(seats()[1]["taken"], true);
  time.pass(1min);
  const json now = opener.hear_seats([](const json& seats) { return seats[1]["taken"] == false; });
  // Players who have been connected may come back, and the host need not be present at all.
  EXPECT_EQ(now[2]["taken"], true);
  EXPECT_EQ(now[0]["taken"], true);
  EXPECT_EQ(call_api(server.port(), "tables/" + opened.table + "/leave", {{"key", never}}).error(), "bad_key");
}

TEST_F(HostTest, AfterARestartSuchASeatIsFreeAgainToo) {
  time.pass(1s);
  join(server.port(), opened.table);
  server.stop();
  time.pass(10min);
  server.start();
  Person opener(server.port(), opened.table, opened.key);
  if (opener.welcome["seats"][1]["taken"] == true)
    opener.hear_seats([](const json& seats) { return seats[1]["taken"] == false; });
}

}  // namespace
}  // namespace nemeton
