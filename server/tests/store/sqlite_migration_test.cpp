// SQLite files of every older version become the newest with all that they hold, or stay what they are.
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
#include "server/tests/support/set_time.hpp"
#include "server/tests/support/store_fixture.hpp"

namespace nemeton {
namespace {

using testing::HasSubstr;
namespace fs = std::filesystem;

class SqliteMigrationTest : public testing::TestWithParam<int> {
 protected:
  SqliteMigrationTest() {
    start_keys();
    lay();
  }

  std::string name() const { return "sqlite-" + std::to_string(GetParam()); }
  fs::path folder() const { return folder_of_test.path() / "data"; }
  fs::path file() const { return folder() / "nemeton.sqlite"; }
  // Puts the database of the older version there, and nothing else.
  void lay() const {
    fs::remove_all(folder());
    fs::create_directory(folder());
    ask(old_database(name()));
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
  Ask asking() const {
    return [this](const std::string& query) { return ask(query); };
  }
  Holdings holdings() const {
    return {asking(),
            "select group_concat('quote(' || name || ')') from pragma_table_info('TABLE') where name <> 'seed'"};
  }
  // Everything, also how it is arranged.
  std::string whole() const {
    return ask("pragma user_version") + ask("select sql from sqlite_schema where sql is not null order by name") +
           holdings().now(asking());
  }
  std::string bytes() const {
    std::ifstream in(file(), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }

  TemporaryFolder folder_of_test;
};

TEST_P(SqliteMigrationTest, NothingIsLostAndEveryTableIsPlayedOn) {
  const Holdings all = holdings();
  const std::string before = all.now(asking());
  const auto wrote = static_cast<Wrote>(GetParam());
  expect_replayed(*open_sqlite(folder()).value(), wrote);
  EXPECT_EQ(ask("pragma user_version"), "13\n");
  EXPECT_EQ(all.now(asking()), before);
  // A second start changes nothing.
  const std::string migrated = bytes();
  expect_replayed(*open_sqlite(folder()).value(), wrote);
  EXPECT_EQ(bytes(), migrated);

  SetTime time;
  TestServer server(&time);
  server.stop();
  lay();
  fs::copy_file(file(), server.folder() / "data/nemeton.sqlite", fs::copy_options::overwrite_existing);
  server.start();
  expect_played_on(server, wrote);
}

TEST_P(SqliteMigrationTest, WhereAStepCannotBeMadeTheOlderVersionStays) {
  // The last step makes a table of that name.
  ask("create table host_notes (game text)");
  const std::string before = whole();
  const auto opened = open_sqlite(folder());
  ASSERT_FALSE(opened);
  EXPECT_THAT(opened.error(), HasSubstr("from schema version " + std::to_string(GetParam()) +
                                        " to 13: table host_notes already exists"));
  EXPECT_EQ(whole(), before);
  ask("drop table host_notes");
  expect_replayed(*open_sqlite(folder()).value(), static_cast<Wrote>(GetParam()));
}

TEST_P(SqliteMigrationTest, WhatIsDamagedAfterwardsIsNamed) {
  ASSERT_TRUE(open_sqlite(folder()));
  ask("update log set token = '12+1' where table_id = 'ended' and number = 3");
  const auto store = open_sqlite(folder()).value();
  EXPECT_EQ(wait_for(store->load("ended", 0)).error().message,
            "table ended is damaged: entry 3 of its log is not what was written");
  EXPECT_EQ(load(*store, "duel").log.size(), 5u);
}

TEST_P(SqliteMigrationTest, ATableThatWasDamagedBeforeIsRefusedAndTheOthersAreNot) {
  ask("delete from log where table_id = 'ended' and number = 3");
  const auto store = open_sqlite(folder()).value();
  EXPECT_EQ(wait_for(store->load("ended", 0)).error().message,
            "table ended is damaged: its log has a gap before entry 4");
  EXPECT_EQ(load(*store, "duel").log.size(), 5u);
}

TEST_P(SqliteMigrationTest, WhatWasOverIsAsOldAsItsLastEntryOrItsTable) {
  const auto store = open_sqlite(folder()).value();
  const WallTime late = WallTime(std::chrono::seconds(1'800'000'000));
  EXPECT_THAT(wait_for(store->ended_before(late, 10)).value(), testing::Contains("given-up"));
  EXPECT_THAT(wait_for(store->ended_before(late, 10)).value(), testing::Not(testing::Contains("duel")));
}

// A server of version 8 wrote 7 when it tried whether it can write.
class SqliteEighthMigrationTest : public SqliteMigrationTest {};
TEST_P(SqliteEighthMigrationTest, OpensWhereTheVersionBeforeWasWrittenOverIt) {
  ask("pragma user_version = 7");
  expect_replayed(*open_sqlite(folder()).value(), static_cast<Wrote>(GetParam()));
}

// All steps are one transaction, so that the longest way has every kind of write.
class SqliteLongestMigrationTest : public SqliteMigrationTest {};
TEST_P(SqliteLongestMigrationTest, AKillAtAnyWriteLeavesTheOlderVersionWholeOrTheNewest) {
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
    const bool stayed = ask("pragma user_version") == std::to_string(GetParam()) + "\n";
    if (stayed) ++left_older;
    if (!stayed && newest.empty()) newest = whole();
    EXPECT_EQ(whole(), stayed ? older : newest) << "killed at write " << write;
  }
  EXPECT_GT(left_older, 5);
  EXPECT_THAT(newest, testing::StartsWith("13\n"));
  expect_replayed(*open_sqlite(folder()).value(), static_cast<Wrote>(GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Version, SqliteMigrationTest, testing::Range(1, 13));
INSTANTIATE_TEST_SUITE_P(Version, SqliteEighthMigrationTest, testing::Values(8));
INSTANTIATE_TEST_SUITE_P(Version, SqliteLongestMigrationTest, testing::Values(1));

}  // namespace
}  // namespace nemeton
