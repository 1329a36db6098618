// PostgreSQL databases of every older version become the newest with all that they hold, or stay what they are.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/dice/keys.hpp"
#include "server/store/postgres/postgres.hpp"
#include "server/tests/support/old_tables.hpp"
#include "server/tests/support/postgres_server.hpp"
#include "server/tests/support/set_time.hpp"
#include "server/tests/support/store_fixture.hpp"

namespace nemeton {
namespace {

using testing::HasSubstr;

class PostgresMigrationTest : public testing::TestWithParam<int> {
 protected:
  PostgresMigrationTest() { start_keys(); }

  // A database as the older version left it.
  std::string lay() const {
    const std::string url = PostgresServer::shared().new_database();
    PostgresServer::run(url, old_database("postgres-" + std::to_string(GetParam())));
    return url;
  }
  static Ask asking(const std::string& url) {
    return [url](const std::string& query) { return PostgresServer::run(url, query); };
  }
  static Holdings holdings(const std::string& url) {
    return {asking(url),
            "select string_agg(column_name, ', ' order by ordinal_position) from information_schema.columns "
            "where table_schema = 'public' and table_name = 'TABLE' and column_name <> 'seed'"};
  }
  // Everything, also how it is arranged.
  static std::string whole(const std::string& url) {
    return PostgresServer::run(url,
                               "select table_name, column_name, data_type from information_schema.columns "
                               "where table_schema = 'public' order by 1, 2") +
           PostgresServer::run(url, "select indexdef from pg_indexes where schemaname = 'public' order by 1") +
           holdings(url).now(asking(url));
  }
  Wrote wrote() const { return static_cast<Wrote>(GetParam() + 1); }
  // Nothing of the way from that version was made, and all of it once nothing is in its way any more.
  void expect_stayed(const std::string& url, const std::string& before, const std::string& in_the_way) const {
    EXPECT_EQ(whole(url), before);
    EXPECT_EQ(PostgresServer::run(url, "select version from nemeton_version"), std::to_string(GetParam()) + "\n");
    PostgresServer::run(url, in_the_way);
    expect_replayed(*open_postgres(url).value(), wrote());
  }
};

using PostgresMigrationTroubleTest = PostgresMigrationTest;

TEST_P(PostgresMigrationTest, NothingIsLostAndEveryTableIsPlayedOn) {
  const std::string url = lay();
  const Holdings all = holdings(url);
  const std::string before = all.now(asking(url));
  expect_replayed(*open_postgres(url).value(), wrote());
  EXPECT_EQ(PostgresServer::run(url, "select version from nemeton_version"), "12\n");
  EXPECT_EQ(all.now(asking(url)), before);
  // A second start changes nothing.
  const std::string migrated = whole(url);
  expect_replayed(*open_postgres(url).value(), wrote());
  EXPECT_EQ(whole(url), migrated);

  SetTime time;
  TestServer server(&time, std::chrono::hours(1), url);
  expect_played_on(server, wrote());
}

TEST_P(PostgresMigrationTroubleTest, WhatIsDamagedAfterwardsIsNamed) {
  const std::string url = lay();
  ASSERT_TRUE(open_postgres(url));
  PostgresServer::run(url, "update log set token = '12+1' where table_id = 'ended' and number = 3");
  const auto store = open_postgres(url).value();
  EXPECT_EQ(wait_for(store->load("ended", 0)).error().message,
            "table ended is damaged: entry 3 of its log is not what was written");
  EXPECT_EQ(load(*store, "duel").log.size(), 5u);
}

TEST_P(PostgresMigrationTroubleTest, ServersThatStartAtOnceMigrateOnce) {
  const std::string url = lay();
  const Holdings all = holdings(url);
  const std::string before = all.now(asking(url));
  std::atomic<int> opened = 0;
  std::vector<std::jthread> servers;
  for (int i = 0; i < 3; ++i) {
    servers.emplace_back([&] { opened += open_postgres(url) ? 1 : 0; });
  }
  servers.clear();
  EXPECT_EQ(opened, 3);
  EXPECT_EQ(all.now(asking(url)), before);
}

TEST_P(PostgresMigrationTroubleTest, WhereAStepCannotBeMadeTheOlderVersionStays) {
  const std::string url = lay();
  // The last step makes a table of that name.
  PostgresServer::run(url, "create table host_notes (game text)");
  const std::string before = whole(url);
  const auto opened = open_postgres(url);
  ASSERT_FALSE(opened);
  EXPECT_THAT(opened.error(), HasSubstr("from schema version " + std::to_string(GetParam()) + " to 12: "));
  EXPECT_THAT(opened.error(), HasSubstr("relation \"host_notes\" already exists"));
  expect_stayed(url, before, "drop table host_notes");
}

TEST_P(PostgresMigrationTroubleTest, AConnectionThatIsCutInTheMiddleLeavesTheOlderVersion) {
  const std::string url = lay();
  PostgresServer::run(url, R"(
create function cut() returns event_trigger language plpgsql as
  $$ begin perform pg_terminate_backend(pg_backend_pid()); end $$;
create event trigger cut on ddl_command_end when tag in ('ALTER TABLE', 'CREATE INDEX') execute function cut())");
  const std::string before = whole(url);
  const auto opened = open_postgres(url);
  ASSERT_FALSE(opened);
  EXPECT_THAT(opened.error(), HasSubstr("terminating connection"));
  expect_stayed(url, before, "drop event trigger cut");
}

INSTANTIATE_TEST_SUITE_P(Version, PostgresMigrationTest, testing::Range(1, 12));
// The way from a version is the last part of that from the first: the longest and the shortest.
INSTANTIATE_TEST_SUITE_P(Version, PostgresMigrationTroubleTest, testing::Values(1, 11));

}  // namespace
}  // namespace nemeton
