// A PostgreSQL database of an older version becomes the newest with all that it holds, or stays as it is.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/dice/keys.hpp"
#include "server/store/postgres/postgres.hpp"
#include "server/tests/support/old_tables.hpp"
#include "server/tests/support/postgres_server.hpp"
#include "server/tests/support/server_fixture.hpp"
#include "server/tests/support/store_fixture.hpp"

namespace nemeton {
namespace {

using testing::HasSubstr;

class PostgresMigrationTest : public testing::Test {
 protected:
  PostgresMigrationTest() {
    start_keys();
    run(old_database("postgres-11"));
  }

  std::string run(const std::string& sql) const { return PostgresServer::run(url, sql); }
  // The query for every row of every table, in the columns that it has now.
  std::string query_for_rows() const {
    return run(R"(
select string_agg(format('select %L, row(%s)::text from %I', name, columns, name), ' union all ') || ' order by 1, 2'
from (select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
      from information_schema.columns where table_schema = 'public' and table_name <> 'nemeton_version' group by 1) as t)");
  }
  std::string schema() const {
    return run("select version from nemeton_version") + run(R"(
select table_name, column_name, data_type, is_nullable, column_default
from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position)") +
           run("select indexdef from pg_indexes where schemaname = 'public' order by 1") + run(R"(
select conrelid::regclass::text, pg_get_constraintdef(oid)
from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2)");
  }
  std::string whole() const { return schema() + run(query_for_rows()); }
  // No step was made, and all are once nothing is in their way any more.
  void expect_stayed(const std::string& before, const std::string& clear_the_way) const {
    EXPECT_EQ(whole(), before);
    run(clear_the_way);
    expect_replayed(*open_postgres(url).value());
  }

  const std::string url = PostgresServer::shared().new_database();
};

TEST_F(PostgresMigrationTest, NothingIsLostAndEveryTableIsPlayedOn) {
  const std::string query = query_for_rows();
  const std::string before = run(query);
  EXPECT_THAT(before, HasSubstr("Branwen"));
  expect_replayed(*open_postgres(url).value());
  EXPECT_THAT(schema(), testing::StartsWith("13\n"));
  EXPECT_EQ(run(query), before);
  // A second start changes nothing.
  const std::string migrated = whole();
  expect_replayed(*open_postgres(url).value());
  EXPECT_EQ(whole(), migrated);

  SetTime time;
  TestServer server(&time, std::chrono::hours(1), url);
  expect_played_on(server);
}

TEST_F(PostgresMigrationTest, AMigratedDatabaseIsArrangedLikeANewOne) {
  ASSERT_TRUE(open_postgres(url));
  const std::string migrated = schema();
  run("drop schema public cascade; create schema public");
  ASSERT_TRUE(open_postgres(url));
  EXPECT_EQ(migrated, schema());
}

TEST_F(PostgresMigrationTest, AnUnreleasedVersionIsLeftAlone) {
  for (const std::string version : {"1", "10"}) {
    run("update nemeton_version set version = " + version);
    const std::string before = whole();
    const auto opened = open_postgres(url);
    ASSERT_FALSE(opened);
    EXPECT_THAT(opened.error(),
                HasSubstr("schema version " + version + ", expected at least 11: an unreleased nemeton wrote it"));
    EXPECT_EQ(whole(), before);
  }
}

TEST_F(PostgresMigrationTest, DamageFromBeforeAndAfterIsNamedAndTheOtherTablesLoad) {
  run("delete from log where table_id = 'ended' and number = 3");
  ASSERT_TRUE(open_postgres(url));
  run("update log set token = '12+1' where table_id = 'open' and number = 3");
  const auto store = open_postgres(url).value();
  EXPECT_EQ(wait_for(store->load("ended", 0)).error().message,
            "table ended is damaged: its log has a gap before entry 4");
  EXPECT_EQ(wait_for(store->load("open", 0)).error().message,
            "table open is damaged: entry 3 of its log is not what was written");
  EXPECT_EQ(load(*store, "duel").log.size(), 5u);
}

TEST_F(PostgresMigrationTest, ServersThatStartAtOnceMigrateOnce) {
  const std::string query = query_for_rows();
  const std::string before = run(query);
  std::atomic<int> opened = 0;
  std::vector<std::jthread> servers;
  for (int i = 0; i < 3; ++i) {
    servers.emplace_back([&] { opened += open_postgres(url) ? 1 : 0; });
  }
  servers.clear();
  EXPECT_EQ(opened, 3);
  EXPECT_EQ(run(query), before);
}

TEST_F(PostgresMigrationTest, IfAStepFailsTheOlderVersionStays) {
  // The last step makes a table of that name.
  run("create table host_notes (game text)");
  const std::string before = whole();
  const auto opened = open_postgres(url);
  ASSERT_FALSE(opened);
  EXPECT_THAT(opened.error(), HasSubstr("from schema version 11 to 13: "));
  EXPECT_THAT(opened.error(), HasSubstr("relation \"host_notes\" already exists"));
  expect_stayed(before, "drop table host_notes");
}

TEST_F(PostgresMigrationTest, IfTheConnectionIsCutInTheMiddleTheOlderVersionStays) {
  run(R"(
create function cut() returns event_trigger language plpgsql as
  $$ begin perform pg_terminate_backend(pg_backend_pid()); end $$;
create event trigger cut on ddl_command_end when tag in ('ALTER TABLE', 'CREATE INDEX') execute function cut())");
  const std::string before = whole();
  const auto opened = open_postgres(url);
  ASSERT_FALSE(opened);
  EXPECT_THAT(opened.error(), HasSubstr("terminating connection"));
  expect_stayed(before, "drop event trigger cut");
}

}  // namespace
}  // namespace nemeton
