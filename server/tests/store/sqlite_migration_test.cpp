// A SQLite file of an older version becomes the newest with all that it holds, or stays as it is.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>

#include "server/dice/keys.hpp"
#include "server/store/sqlite/sqlite.hpp"
#include "server/tests/support/faulty_disk.hpp"
#include "server/tests/support/old_tables.hpp"
#include "server/tests/support/server_fixture.hpp"
#include "server/tests/support/store_fixture.hpp"

namespace nemeton {
namespace {

using testing::HasSubstr;
namespace fs = std::filesystem;

class SqliteMigrationTest : public testing::Test {
 protected:
  SqliteMigrationTest() {
    start_keys();
    lay();
  }

  fs::path folder() const { return folder_of_test.path() / "data"; }
  fs::path file() const { return folder() / "nemeton.sqlite"; }
  // Puts the database of the older version there, and nothing else.
  void lay() const {
    fs::remove_all(folder());
    fs::create_directory(folder());
    ask("begin;" + old_database("sqlite-12") + "commit");
  }
  std::string ask(const std::string& query) const {
    sqlite3* db = nullptr;
    EXPECT_EQ(sqlite3_open(file().c_str(), &db), SQLITE_OK);
    std::string found;
    const auto row = [](void* text, int count, char** values, char**) {
      for (int i = 0; i < count; ++i) *static_cast<std::string*>(text) += std::string(values[i]) + "\n";
      return 0;
    };
    EXPECT_EQ(sqlite3_exec(db, query.c_str(), row, &found, nullptr), SQLITE_OK) << sqlite3_errmsg(db);
    EXPECT_EQ(sqlite3_close(db), SQLITE_OK);
    return found;
  }
  // The queries for every row of every table, in the columns that it has now.
  std::string query_for_rows() const {
    return ask(
        "select 'select ' || (select group_concat('quote(' || name || ')') from pragma_table_info(t.name)) || "
        "' from ' || name || ';' from sqlite_schema as t where type = 'table'");
  }
  std::string schema() const {
    return ask("pragma user_version") + ask("select sql from sqlite_schema where sql is not null order by name");
  }
  std::string whole() const { return schema() + ask(query_for_rows()); }
  std::string bytes() const {
    std::ifstream in(file(), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }

  TemporaryFolder folder_of_test;
};

TEST_F(SqliteMigrationTest, NothingIsLostAndEveryTableIsPlayedOn) {
  const std::string query = query_for_rows();
  const std::string before = ask(query);
  EXPECT_THAT(before, HasSubstr("'Branwen'"));
  expect_replayed(*open_sqlite(folder()).value());
  EXPECT_THAT(schema(), testing::StartsWith("14\n"));
  EXPECT_EQ(ask(query), before);
  // A second start changes nothing.
  const std::string migrated = bytes();
  expect_replayed(*open_sqlite(folder()).value());
  EXPECT_EQ(bytes(), migrated);

  SetTime time;
  TestServer server(&time);
  server.stop();
  lay();
  fs::copy_file(file(), server.folder() / "data/nemeton.sqlite", fs::copy_options::overwrite_existing);
  server.start();
  expect_played_on(server);
}

TEST_F(SqliteMigrationTest, AMigratedDatabaseIsArrangedLikeANewOne) {
  ASSERT_TRUE(open_sqlite(folder()));
  const std::string migrated = schema();
  fs::remove_all(folder());
  ASSERT_TRUE(open_sqlite(folder()));
  EXPECT_EQ(migrated, schema());
}

TEST_F(SqliteMigrationTest, IfAStepFailsTheOlderVersionStays) {
  // The last step makes a table of that name.
  ask("create table host_notes (game text)");
  const std::string before = whole();
  const auto opened = open_sqlite(folder());
  ASSERT_FALSE(opened);
  EXPECT_THAT(opened.error(), HasSubstr("from schema version 12 to 14: table host_notes already exists"));
  EXPECT_EQ(whole(), before);
  ask("drop table host_notes");
  expect_replayed(*open_sqlite(folder()).value());
}

TEST_F(SqliteMigrationTest, AnUnreleasedVersionIsLeftAlone) {
  for (const std::string version : {"1", "11"}) {
    ask("pragma journal_mode = wal; pragma user_version = " + version);
    const std::string before = bytes();
    const auto opened = open_sqlite(folder());
    ASSERT_FALSE(opened);
    EXPECT_THAT(opened.error(),
                HasSubstr("schema version " + version + ", expected at least 12: an unreleased nemeton wrote it"));
    EXPECT_EQ(bytes(), before);
  }
}

TEST_F(SqliteMigrationTest, DamageFromBeforeAndAfterIsNamedAndTheOtherTablesLoad) {
  ask("delete from log where table_id = 'ended' and number = 3");
  ASSERT_TRUE(open_sqlite(folder()));
  ask("update log set token = '12+1' where table_id = 'open' and number = 3");
  const auto store = open_sqlite(folder()).value();
  EXPECT_EQ(wait_for(store->load("ended", 0)).error().message,
            "table ended is damaged: its log has a gap before entry 4");
  EXPECT_EQ(wait_for(store->load("open", 0)).error().message,
            "table open is damaged: entry 3 of its log is not what was written");
  EXPECT_EQ(load(*store, "duel").log.size(), 5u);
}

TEST_F(SqliteMigrationTest, AKillAtAnyWriteLeavesTheOlderVersionWholeOrTheNewest) {
  const std::string older = whole();
  std::string newest;
  bool killed = true;
  int left_older = 0;
  for (int write = 1; killed; ++write) {
    lay();
    const int child = fork();
    if (child == 0) {
      FaultyDisk disk;
      disk.kill_at(write);
      _exit(open_sqlite(folder()) ? 0 : 1);
    }
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    killed = WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
    ASSERT_TRUE(killed || (WIFEXITED(status) && WEXITSTATUS(status) == 0)) << status;
    const bool stayed = ask("pragma user_version") == "12\n";
    if (stayed) ++left_older;
    if (!stayed && newest.empty()) newest = whole();
    EXPECT_EQ(whole(), stayed ? older : newest) << "killed at write " << write;
  }
  EXPECT_GT(left_older, 5);
  EXPECT_THAT(newest, testing::StartsWith("14\n"));
  expect_replayed(*open_sqlite(folder()).value());
}

}  // namespace
}  // namespace nemeton
