// A step of the schema of a PostgreSQL database: it is made whole, with all that the database holds, or the database stays as it was.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "server/dice/keys.hpp"
#include "server/store/postgres/postgres.hpp"
#include "server/store/postgres/schema.hpp"
#include "server/tests/support/postgres_server.hpp"
#include "server/tests/support/store_fixture.hpp"

namespace nemeton {
namespace {

using testing::HasSubstr;

// A made-up step from version 1 to version 2.
constexpr std::array kMadeUpSteps = {
    "alter table tables add column colour text not null default 'green'; create table colours (name text); "
    "insert into colours select colour from tables"};

class PostgresMigrationTest : public testing::Test {
 protected:
  // Puts two tables into a database of version 1.
  PostgresMigrationTest() {
    start_keys();
    const auto store = open_postgres(url).value();
    for (const char* id : {"a", "b"}) {
      commit(*store, OpenTable{some_table(id), ""});
      commit(*store, Append{id, 1, {{0, "one", "id"}, {kChance, "2", ""}}, false});
    }
  }

  std::expected<void, std::string> migrate(Access access = Access::serve) const {
    auto session = PostgresSession::connect(url).value();
    return migrate_postgres(session, access, kMadeUpSteps);
  }
  std::string run(const std::string& sql) const { return PostgresServer::run(url, sql); }
  // The query for every row of every table, in the columns that it has now.
  std::string query_for_rows() const {
    return run(R"(
select string_agg(format('select %L, row(%s)::text from %I', name, columns, name), ' union all ') || ' order by 1, 2'
from (select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
      from information_schema.columns where table_schema = 'public' and table_name <> 'nemeton_schema' group by 1) as t)");
  }
  std::string schema() const {
    return run("select version from nemeton_schema") + run(R"(
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
    EXPECT_TRUE(migrate());
  }

  const std::string url = PostgresServer::shared().new_database();
};

TEST_F(PostgresMigrationTest, AnOlderDatabaseGetsTheStepAndKeepsWhatItHolds) {
  const std::string query = query_for_rows();
  const std::string before = run(query);
  ASSERT_TRUE(migrate());
  EXPECT_EQ(run(query), before);
  EXPECT_THAT(schema(), testing::StartsWith("2\n"));
  EXPECT_EQ(run("select count(*) from colours"), "2\n");
  const std::string migrated = whole();
  ASSERT_TRUE(migrate());
  EXPECT_EQ(whole(), migrated) << "a second start changes something";
}

TEST_F(PostgresMigrationTest, AMigratedDatabaseIsArrangedLikeANewOne) {
  ASSERT_TRUE(migrate());
  const std::string migrated = schema();
  run("drop schema public cascade; create schema public");
  ASSERT_TRUE(migrate());
  EXPECT_EQ(migrated, schema());
}

TEST_F(PostgresMigrationTest, ANewerDatabaseIsRefusedAndLeftAlone) {
  ASSERT_TRUE(migrate());
  const std::string before = whole();
  EXPECT_EQ(open_postgres(url).error(),
            "the PostgreSQL database cannot be used: schema version 2, expected at most 1: a newer nemeton wrote it");
  EXPECT_EQ(whole(), before);
}

TEST_F(PostgresMigrationTest, ADatabaseFromBeforeTheFirstReleaseIsRefusedAndLeftAlone) {
  run("alter table nemeton_schema rename to nemeton_version; update nemeton_version set version = 13");
  const std::string before = run(query_for_rows());
  EXPECT_EQ(open_postgres(url).error(),
            "the PostgreSQL database cannot be used: schema version 13 is not of a released nemeton: give it an empty "
            "database");
  EXPECT_EQ(run(query_for_rows()), before);
}

TEST_F(PostgresMigrationTest, ADatabaseThatIsOnlyReadIsNotMigrated) {
  const std::string before = whole();
  EXPECT_EQ(migrate(Access::look).error(), "schema version 1, expected 2: a server that starts on it brings it there");
  EXPECT_EQ(whole(), before);
}

TEST_F(PostgresMigrationTest, ServersThatStartAtOnceMigrateOnce) {
  const std::string query = query_for_rows();
  const std::string before = run(query);
  std::atomic<int> migrated = 0;
  std::vector<std::jthread> servers;
  for (int i = 0; i < 3; ++i) {
    servers.emplace_back([&] { migrated += migrate() ? 1 : 0; });
  }
  servers.clear();
  EXPECT_EQ(migrated, 3);
  EXPECT_EQ(run(query), before);
  EXPECT_EQ(run("select count(*) from colours"), "2\n");
}

TEST_F(PostgresMigrationTest, IfAStepFailsTheOlderVersionStays) {
  run("create table colours (game text)");
  const std::string before = whole();
  const std::string error = migrate().error();
  EXPECT_THAT(error, HasSubstr("from schema version 1 to 2: "));
  EXPECT_THAT(error, HasSubstr("relation \"colours\" already exists"));
  expect_stayed(before, "drop table colours");
}

TEST_F(PostgresMigrationTest, IfTheConnectionIsCutInTheMiddleTheOlderVersionStays) {
  run(R"(
create function cut() returns event_trigger language plpgsql as
  $$ begin perform pg_terminate_backend(pg_backend_pid()); end $$;
create event trigger cut on ddl_command_end when tag in ('ALTER TABLE', 'CREATE INDEX') execute function cut())");
  const std::string before = whole();
  EXPECT_THAT(migrate().error(), HasSubstr("terminating connection"));
  expect_stayed(before, "drop event trigger cut");
}

}  // namespace
}  // namespace nemeton
