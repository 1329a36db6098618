// Maintenance: tables that expire, limits of the store, and damage that is counted.
#include <gmock/gmock.h>

#include "server/base/metrics.hpp"
#include "server/store/sqlite/sqlite.hpp"
#include "server/tests/support/server_fixture.hpp"
#include "server/tests/support/sqlite_fixture.hpp"
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {
namespace {

using std::chrono::days;
using std::chrono::minutes;

class HousekeepingTest : public testing::Test {
 protected:
  // Lets minutes go by until it answers so.
  bool becomes(int port, const std::string& method, const std::string& path, const std::string& body, int status) {
    const auto end = std::chrono::steady_clock::now() + kTimeout;
    while (http(port, method, path, body).status != status) {
      if (std::chrono::steady_clock::now() > end) return false;
      time.pass(minutes(1));
    }
    return true;
  }

  static void change(const TestServer& server, const std::string& sql) {
    execute(server.folder() / "data" / "nemeton.sqlite", sql);
  }
  // Passes minutes until that number of tables counts as damaged.
  bool damaged_become(int count) {
    const auto end = std::chrono::steady_clock::now() + kTimeout;
    while (metrics().damaged.Value() != count) {
      if (std::chrono::steady_clock::now() > end) return false;
      time.pass(minutes(1));
    }
    return true;
  }

  SetTime time;
};

TEST_F(HousekeepingTest, TablesGoWhenTheirGamesHaveBeenOverForSoManyDays) {
  TestServer server(Keeping{.days = 30}, &time);
  const Opened over = open_table(server.port(), kTwoPeople);
  const Opened goes_on = open_table(server.port(), kTwoPeople);
  Person person(server.port(), over.table, over.key);
  person.resign();
  const std::string path = "/api/v1/tables/" + over.table;
  for (int i = 0; i < 29; ++i) {
    time.pass(days(1));
    EXPECT_EQ(http(server.port(), "GET", path).status, 200);
  }
  time.pass(days(1));
  EXPECT_TRUE(becomes(server.port(), "GET", path, "", 404));
  EXPECT_EQ(http(server.port(), "GET", "/api/v1/tables/" + goes_on.table).status, 200);
  // A client that is still there is told.
  EXPECT_EQ(person.socket.receive("error")["code"], "no_table");
}

TEST_F(HousekeepingTest, TablesStayForEverWhereNothingIsSaid) {
  TestServer server(&time);
  const Opened over = open_table(server.port(), kTwoPeople);
  Person person(server.port(), over.table, over.key);
  person.resign();
  for (int i = 0; i < 3; ++i) time.pass(days(1000));
  server.restart();
  EXPECT_EQ(http(server.port(), "GET", "/api/v1/tables/" + over.table).status, 200);
}

TEST_F(HousekeepingTest, NoTableIsOpenedBeyondSoManyMegabytesAndThoseThereGoOn) {
  TestServer server(Keeping{.megabytes = 1}, &time);
  const Opened opened = open_table(server.port(), kTwoPeople);
  server.stop();
  StoredTable large = some_table("large");
  large.over = true;
  large.options = std::string(1'200'000, ' ');
  ASSERT_EQ(commit(*open_sqlite(server.folder() / "data").value(), OpenTable{large, ""}), CommitResult::done);
  server.start();
  EXPECT_TRUE(becomes(server.port(), "POST", "/api/v1/tables", kTwoPeople.dump(), 503));
  EXPECT_GT(metrics().store_bytes.Value(), 1.2e6);
  Person person(server.port(), opened.table, opened.key);
  person.act("one", person.actions().front());
  EXPECT_TRUE(person.hear());
}

TEST_F(HousekeepingTest, ARestoredOrDeletedTableIsNotCountedAsDamaged) {
  TestServer server(&time);
  const std::string restored = open_table(server.port(), kTwoPeople).table;
  const std::string deleted = open_table(server.port(), kTwoPeople).table;
  server.stop();
  change(server, "update tables set server_seed = 'x' || server_seed");
  server.start();
  for (const std::string& id : {restored, deleted}) {
    EXPECT_EQ(http(server.port(), "GET", "/api/v1/tables/" + id).status, 503);
  }
  EXPECT_EQ(metrics().damaged.Value(), 2);
  change(server, "update tables set server_seed = substr(server_seed, 2) where id = '" + restored + "'");
  EXPECT_TRUE(damaged_become(1));
  change(server,
         "delete from seats where table_id = '" + deleted + "'; delete from tables where id = '" + deleted + "'");
  EXPECT_TRUE(damaged_become(0));
}

TEST_F(HousekeepingTest, ALogThatHasAsManyEntriesAsItMayTakesOnlyAGivingUp) {
  TestServer server(Keeping{.entries = 3}, &time);
  auto [opened, other_key, first, second] = seat_two_people(server.port());
  for (int i = 0; i < 3; ++i) {
    Person& actor = i % 2 == 0 ? first : second;
    actor.act("id" + std::to_string(i), actor.actions().front());
    ASSERT_TRUE(first.hear());
    ASSERT_TRUE(second.hear());
  }
  second.act("one more", second.actions().front());
  EXPECT_EQ(second.socket.receive("error")["code"], "illegal_action");
  second.resign();
  EXPECT_TRUE(second.over());
}

}  // namespace
}  // namespace nemeton
